import { compileBase64, createArena, GUARD_BYTES, startKernel } from "../../kernel-memory.ts";
import { SCORE_KERNEL_BASE64 } from "./kernel-binary.ts";
import { SCORE_KERNEL_FUNCTIONS, type ScoreKernel } from "./kernel-exports.ts";

/** A score kernel and the memory that it works on. The memory never grows, so arrays in it stay valid. */
export interface ScoreMemory {
  readonly kernel: ScoreKernel;
  /** So many samples, zero, with GUARD samples on both sides; `byteOffset` is the address for the kernel. */
  readonly allocSamples: (count: number) => Float32Array;
  /** So many 64-bit numbers, zero. */
  readonly allocDoubles: (count: number) => Float64Array;
}

/** Samples on both sides of every block, for loops that read or write a little past an end. */
export const GUARD = GUARD_BYTES / Float32Array.BYTES_PER_ELEMENT;
/** Bytes for guards and small blocks in addition to the samples that are asked for. */
const SPARE_BYTES = 16_384;

let compiled: WebAssembly.Module | undefined;

/** Starts a kernel with memory for `samples` samples of 32 bits; allocating more throws a RangeError. */
export function openScoreMemory(samples: number): ScoreMemory {
  compiled ??= compileBase64(SCORE_KERNEL_BASE64);
  const arena = createArena();
  arena.alloc(SPARE_BYTES + samples * Float32Array.BYTES_PER_ELEMENT);
  const pages = arena.pages();
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const blocks = createArena();
  return {
    kernel: startKernel(compiled, memory, SCORE_KERNEL_FUNCTIONS),
    allocSamples: (count) =>
      new Float32Array(memory.buffer, blocks.alloc(count * Float32Array.BYTES_PER_ELEMENT), count),
    allocDoubles: (count) =>
      new Float64Array(memory.buffer, blocks.alloc(count * Float64Array.BYTES_PER_ELEMENT), count),
  };
}

/** Copies the ends of a loop into the guards on its other side, so that the kernel can read past both ends. */
export function wrapGuards(loop: Float32Array): void {
  const bytes = GUARD * Float32Array.BYTES_PER_ELEMENT;
  const whole = new Float32Array(loop.buffer, loop.byteOffset - bytes, loop.length + 2 * GUARD);
  whole.copyWithin(0, loop.length, loop.length + GUARD);
  whole.copyWithin(loop.length + GUARD, GUARD, 2 * GUARD);
}
