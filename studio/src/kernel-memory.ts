/** A page of WebAssembly memory. */
const PAGE_BYTES = 65_536;
/** The first page is left to the kernel: its constants lie there. */
const FIRST_ADDRESS = PAGE_BYTES;
/** A cache line: no two blocks share one, so threads do not slow each other down. */
const ALIGNMENT = 64;
/** Bytes before and after every block that loops over whole vectors may read and write. */
export const GUARD_BYTES = 64;

/** Hands out addresses in a kernel's memory one after another. The memory need not exist yet. */
export interface Arena {
  /** @returns the address of a new block of so many bytes: aligned to 64, with GUARD_BYTES on both sides */
  readonly alloc: (bytes: number) => number;
  /** Pages of memory that hold everything allocated so far. */
  readonly pages: () => number;
  /** Remembers what is allocated now. @returns a function that frees everything allocated after this call */
  readonly mark: () => () => void;
}

export function createArena(): Arena {
  let end = FIRST_ADDRESS;
  return {
    alloc(bytes) {
      const address = end + GUARD_BYTES;
      end = address + Math.ceil((bytes + GUARD_BYTES) / ALIGNMENT) * ALIGNMENT;
      return address;
    },
    pages: () => Math.ceil(end / PAGE_BYTES),
    mark() {
      const before = end;
      return () => {
        end = before;
      };
    },
  };
}

/** Compiles a kernel that is kept as base64 text in a module. */
export function compileBase64(base64: string): WebAssembly.Module {
  return new WebAssembly.Module(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/**
 * Starts a kernel on a memory. Threads that share a memory each start their own.
 * @param functions names that the module must export
 * @throws TypeError if one of them is missing
 */
export function startKernel<Kernel extends object>(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  functions: readonly (keyof Kernel)[],
): Kernel {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  return withAll(exports, functions);
}

/** The same without blocking: browsers refuse to start large modules on the thread of a page otherwise. */
export async function startKernelAsync<Kernel extends object>(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  functions: readonly (keyof Kernel)[],
): Promise<Kernel> {
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
  return withAll(exports, functions);
}

function withAll<Kernel extends object>(exports: object, functions: readonly (keyof Kernel)[]): Kernel {
  if (!hasAll<Kernel>(exports, functions)) throw new TypeError("the WebAssembly module is another kernel");
  return exports;
}

function hasAll<Kernel extends object>(
  exports: object,
  functions: readonly (keyof Kernel)[],
): exports is Kernel {
  return functions.every((name) => name in exports);
}

/** A kernel and its memory during one call of `withKernelMemory`. Addresses are valid until the call returns. */
export interface KernelMemory<Kernel> {
  readonly kernel: Kernel;
  /** Address of a new block of so many bytes, all zero. */
  readonly alloc: (bytes: number) => number;
  /** Address of a new block that holds a copy of the numbers. */
  readonly copyIn: (numbers: ArrayBufferView) => number;
  /** Copies numbers to an address. */
  readonly write: (address: number, numbers: ArrayBufferView) => void;
  /** Copies of `count` numbers of 32 bits, or bytes, at an address. */
  readonly readFloats: (address: number, count: number) => Float32Array;
  readonly readIntegers: (address: number, count: number) => Int32Array;
  readonly readBytes: (address: number, count: number) => Uint8Array;
  /** Fills `target` with the bytes at an address. */
  readonly readInto: (target: Uint8Array, address: number) => void;
}

/**
 * Makes a `withKernelMemory` for one kernel: it runs a synchronous function with the kernel and frees what the function
 * allocated. Calls may be nested. The kernel is started at the first call; its memory grows as needed and is kept.
 */
export function kernelMemory<Kernel extends object>(
  compile: () => WebAssembly.Module,
  functions: readonly (keyof Kernel)[],
): <Result>(work: (memory: KernelMemory<Kernel>) => Result) => Result {
  const arena = createArena();
  let opened: KernelMemory<Kernel> | undefined;
  return (work) => {
    opened ??= openMemory(compile(), functions, arena);
    const free = arena.mark();
    try {
      return work(opened);
    } finally {
      free();
    }
  };
}

function openMemory<Kernel extends object>(
  module: WebAssembly.Module,
  functions: readonly (keyof Kernel)[],
  arena: Arena,
): KernelMemory<Kernel> {
  const memory = new WebAssembly.Memory({ initial: 16 });
  const allocDirty = (bytes: number): number => {
    const address = arena.alloc(bytes);
    const missing = arena.pages() - memory.buffer.byteLength / PAGE_BYTES;
    if (missing > 0) memory.grow(missing);
    return address;
  };
  const write = (address: number, { buffer, byteOffset, byteLength }: ArrayBufferView): void =>
    new Uint8Array(memory.buffer, address, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
  return {
    kernel: startKernel(module, memory, functions),
    alloc(bytes) {
      const address = allocDirty(bytes);
      new Uint8Array(memory.buffer, address, bytes).fill(0);
      return address;
    },
    copyIn(numbers) {
      const address = allocDirty(numbers.byteLength);
      write(address, numbers);
      return address;
    },
    write,
    readFloats: (address, count) => new Float32Array(memory.buffer, address, count).slice(),
    readIntegers: (address, count) => new Int32Array(memory.buffer, address, count).slice(),
    readBytes: (address, count) => new Uint8Array(memory.buffer, address, count).slice(),
    readInto: (target, address) => target.set(new Uint8Array(memory.buffer, address, target.length)),
  };
}
