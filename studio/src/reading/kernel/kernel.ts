import { READING_KERNEL_BASE64 } from "./kernel-binary.ts";
import { READING_KERNEL_FUNCTIONS, type ReadingKernel } from "./kernel-exports.ts";

type Numbers = Float32Array | Float64Array | Int32Array | Uint8Array;

/** The kernel and room for what one piece of work lays out for it. Addresses are good until the work ends. */
export interface Desk {
  readonly kernel: ReadingKernel;
  /** Room for so many bytes, zero. */
  readonly room: (bytes: number) => number;
  /** Room with a copy of numbers. */
  readonly lay: (numbers: Numbers) => number;
  /** Writes numbers to an address. */
  readonly put: (at: number, numbers: Numbers) => void;
  /** A copy of `count` numbers of 32 bits at an address. */
  readonly floats: (at: number, count: number) => Float32Array;
  readonly integers: (at: number, count: number) => Int32Array;
  readonly bytes: (at: number, count: number) => Uint8Array;
  /** Fills an array with the bytes at an address. */
  readonly fill: (target: Uint8Array, at: number) => void;
}

const PAGE = 65_536;
const STEP = 16;
/** The kernel's own constants lie below. */
const FIRST = 4_096;

let desk: { kernel: ReadingKernel; memory: WebAssembly.Memory } | undefined;
let free = FIRST;

/** Does a piece of work with the kernel; what it laid out is cleared away after it. Not to be waited in. */
export function atDesk<Result>(work: (desk: Desk) => Result): Result {
  desk ??= open();
  const { kernel, memory } = desk;
  const before = free;
  const room = (bytes: number): number => {
    const at = free;
    free += Math.ceil(bytes / STEP) * STEP;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer, at, bytes).fill(0);
    return at;
  };
  const put = (at: number, numbers: Numbers) => {
    const { buffer, byteOffset, byteLength } = numbers;
    new Uint8Array(memory.buffer, at, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
  };
  try {
    return work({
      kernel,
      room,
      put,
      lay: (numbers) => {
        const at = room(numbers.byteLength);
        put(at, numbers);
        return at;
      },
      floats: (at, count) => new Float32Array(memory.buffer, at, count).slice(),
      integers: (at, count) => new Int32Array(memory.buffer, at, count).slice(),
      bytes: (at, count) => new Uint8Array(memory.buffer, at, count).slice(),
      fill: (target, at) => target.set(new Uint8Array(memory.buffer, at, target.length)),
    });
  } finally {
    free = before;
  }
}

function open() {
  const wasm = Uint8Array.from(atob(READING_KERNEL_BASE64), (byte) => byte.charCodeAt(0));
  const memory = new WebAssembly.Memory({ initial: 16 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { env: { memory } });
  if (!isKernel(exports)) throw new TypeError("this WebAssembly module is not the reading's kernel");
  return { kernel: exports, memory };
}

function isKernel(exports: object): exports is ReadingKernel {
  return READING_KERNEL_FUNCTIONS.every((name) => name in exports);
}
