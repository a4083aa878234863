import { compileBase64, startKernel } from "../../kernel-memory.ts";
import { SEEING_KERNEL_BASE64 } from "../kernel/kernel-binary.ts";
import { SEEING_KERNEL_FUNCTIONS, type SeeingKernel } from "../kernel/kernel-exports.ts";

const PAGE_BYTES = 65_536;
const ALIGNMENT = 64;
/** The kernel's own constants lie below. */
const FIRST_ADDRESS = 4_096;

/** The kernel and its memory. Reserved memory is never freed. */
export interface Engine {
  readonly kernel: SeeingKernel;
  /** Reserves so many bytes. They are zero, unless planes of a network were there before. */
  readonly reserve: (bytes: number) => number;
  /** Extends the last reservation to at least so many bytes. */
  readonly extend: (at: number, bytes: number) => void;
  /** A view into memory, valid until the next reservation. */
  readonly bytes: (at: number, count: number) => Uint8Array;
  readonly floats: (at: number, count: number) => Float32Array;
  /** Bytes of memory reserved so far. */
  readonly used: () => number;
}

let compiled: WebAssembly.Module | undefined;

/** Opens a kernel with a memory of its own. */
export function openEngine(): Engine {
  compiled ??= compileBase64(SEEING_KERNEL_BASE64);
  const memory = new WebAssembly.Memory({ initial: 1 });
  const kernel = startKernel<SeeingKernel>(compiled, memory, SEEING_KERNEL_FUNCTIONS);
  let free = FIRST_ADDRESS;
  const extend = (at: number, bytes: number) => {
    free = Math.max(free, at + Math.ceil(bytes / ALIGNMENT + 1) * ALIGNMENT);
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  };
  return {
    kernel,
    reserve: (bytes) => {
      const at = free;
      extend(at, bytes);
      return at;
    },
    extend,
    bytes: (at, count) => new Uint8Array(memory.buffer, at, count),
    floats: (at, count) => new Float32Array(memory.buffer, at, count),
    used: () => free,
  };
}
