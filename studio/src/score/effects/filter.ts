import type { ScoreKernel } from "../kernel/kernel-exports.ts";
import { withSoundInKernel } from "../kernel/sound-in-kernel.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** `q` of SQRT1_2 is without resonance. */
export interface FilterShape {
  readonly kind: "low" | "high" | "band";
  readonly q: number;
}
/** Cutoff or centre in Hz, fixed or as a curve of time in seconds. */
export type Cutoff = number | ((seconds: number) => number);

/** A moving cutoff is updated this often, in samples (2.7 ms). */
const BLOCK = 128;
/** Chunk size for a fixed cutoff: engines switch to optimized code only between calls. */
const CHUNK = 4_800;
/** Pairs of 64-bit numbers: nine coefficients, two states. */
export const FILTER_STATE_SIZE = 22;

/**
 * Filters two channels in place (one, where both addresses are the same) with a state variable filter in
 * trapezoidal form, which stays stable and clean while its cutoff moves (A. Simper, "Solving the continuous SVF
 * equations using trapezoidal integration", Cytomic 2013). `state` keeps the filter between calls.
 */
export function runFilter(
  kernel: ScoreKernel,
  channels: readonly [a: number, b: number],
  count: number,
  shape: FilterShape,
  cutoff: Cutoff,
  state: Float64Array,
): void {
  const [a, b] = channels;
  const step = typeof cutoff === "number" ? CHUNK : BLOCK;
  for (let start = 0; start < count; start += step) {
    setFilter(state, shape, typeof cutoff === "number" ? cutoff : cutoff(start / SAMPLE_RATE));
    kernel.runStateVariableFilter(
      a + start * 4,
      b + start * 4,
      Math.min(step, count - start),
      state.byteOffset,
    );
  }
}

/** Writes coefficients: the next states and the output as weighted sums of the states and the input. */
function setFilter(state: Float64Array, { kind, q }: FilterShape, cutoff: number): void {
  const bounded = Math.min(SAMPLE_RATE * 0.45, Math.max(10, cutoff));
  const g = Math.tan((Math.PI * bounded) / SAMPLE_RATE);
  const k = 1 / q;
  const a1 = 1 / (1 + g * (g + k));
  const a2 = g * a1;
  const a3 = g * a2;
  setPair(state, 0, 2 * a1 - 1);
  setPair(state, 1, -2 * a2);
  setPair(state, 2, 2 * a2);
  setPair(state, 3, 2 * a2);
  setPair(state, 4, 1 - 2 * a3);
  setPair(state, 5, 2 * a3);
  // Weights of the input, the band output (a1, -a2, a2) and the low output (a2, 1 - a3, a3) for each kind.
  const m0 = kind === "high" ? 1 : 0;
  const m1 = kind === "low" ? 0 : kind === "band" ? k : -k;
  const m2 = kind === "low" ? 1 : kind === "band" ? 0 : -1;
  setPair(state, 6, m0 + m1 * a2 + m2 * a3);
  setPair(state, 7, m1 * a1 + m2 * a2);
  setPair(state, 8, -m1 * a2 + m2 * (1 - a3));
}

function setPair(state: Float64Array, index: number, value: number): void {
  state[2 * index] = value;
  state[2 * index + 1] = value;
}

function filter(out: Float32Array, shape: FilterShape, cutoff: Cutoff): Float32Array {
  withSoundInKernel(out, ({ kernel, address, state }) =>
    runFilter(kernel, [address, address], out.length, shape, cutoff, state),
  );
  return out;
}

/** Filters both halves of a sound, its left and its right channel, alike. */
export function lowPassHalves(out: Float32Array, cutoff: Cutoff, q: number): Float32Array {
  const half = out.length / 2;
  withSoundInKernel(out, ({ kernel, address, state }) =>
    runFilter(kernel, [address, address + half * 4], half, { kind: "low", q }, cutoff, state),
  );
  return out;
}

export function lowPass(out: Float32Array, cutoff: Cutoff, q = Math.SQRT1_2): Float32Array {
  return filter(out, { kind: "low", q }, cutoff);
}

export function highPass(out: Float32Array, cutoff: Cutoff, q = Math.SQRT1_2): Float32Array {
  return filter(out, { kind: "high", q }, cutoff);
}

export function bandPass(out: Float32Array, cutoff: Cutoff, q = 1): Float32Array {
  return filter(out, { kind: "band", q }, cutoff);
}
