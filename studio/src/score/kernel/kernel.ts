import { SCORE_KERNEL_BASE64 } from "./kernel-binary.ts";
import { SCORE_KERNEL_FUNCTIONS, type ScoreKernel } from "./kernel-exports.ts";

/** A kernel and the memory that it works on, which is as large as it was asked to be and never moves. */
export interface Bench {
  readonly kernel: ScoreKernel;
  /** Room for so many samples, silent, with GUARD samples before and behind; its `byteOffset` is its address. */
  readonly take: (samples: number) => Float32Array;
  /** Room for so many 64-bit numbers, zero. */
  readonly cells: (count: number) => Float64Array;
}

/** Samples around everything that is taken, for loops that run a little over an end. */
export const GUARD = 16;
const PAGE = 65_536;
/** The kernel's own constants lie below. */
const FIRST = 4_096;
/** Beside the samples asked for: guards, cells. */
const SPARE = 16_384;

let compiled: WebAssembly.Module | undefined;

/** Opens a kernel with memory for `samples` samples of 32 bits; taking more throws a RangeError. */
export function openKernel(samples: number): Bench {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(SCORE_KERNEL_BASE64), (byte) => byte.charCodeAt(0)),
  );
  const pages = Math.ceil((FIRST + SPARE + samples * 4) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new TypeError("this WebAssembly module is not the score's kernel");
  let free = FIRST;
  const reserve = (bytes: number): number => {
    const at = free;
    free += Math.ceil(bytes / 16) * 16;
    return at;
  };
  return {
    kernel: exports,
    take: (count) => new Float32Array(memory.buffer, reserve((count + 2 * GUARD) * 4) + GUARD * 4, count),
    cells: (count) => new Float64Array(memory.buffer, reserve(count * 8), count),
  };
}

function isKernel(exports: object): exports is ScoreKernel {
  return SCORE_KERNEL_FUNCTIONS.every((name) => name in exports);
}

/** Writes the ends of a loop into the guards on its other side. */
export function closeLoop(loop: Float32Array): void {
  const whole = new Float32Array(loop.buffer, loop.byteOffset - GUARD * 4, loop.length + 2 * GUARD);
  whole.copyWithin(0, loop.length, loop.length + GUARD);
  whole.copyWithin(loop.length + GUARD, GUARD, 2 * GUARD);
}
