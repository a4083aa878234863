import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** `decibels` is the gain of a bell or shelf; `q` of SQRT1_2 is without resonance. */
export interface FilterShape {
  readonly kind: "low" | "high" | "band" | "bell" | "low-shelf" | "high-shelf";
  readonly q: number;
  readonly decibels?: number;
}
/** Cutoff or centre in Hz, fixed or as a curve of time in seconds. */
export type Cutoff = number | ((seconds: number) => number);

/** A moving cutoff is worked out anew this often, in samples. */
const BLOCK = 32;
/** The same on a whole stem. */
const LOOP_BLOCK = 64;
const WARM_UP = SAMPLE_RATE / 4;

/**
 * Filters in place with a state variable filter in trapezoidal form, which stays stable and clean while its
 * cutoff moves (A. Simper, "Solving the continuous SVF equations using trapezoidal integration", Cytomic
 * 2013).
 */
function filter(out: Float32Array, shape: FilterShape, cutoff: Cutoff): Float32Array {
  const c = coefficients(shape, typeof cutoff === "number" ? cutoff : cutoff(0));
  const moving = typeof cutoff === "number" ? null : cutoff;
  let s1 = 0;
  let s2 = 0;
  for (let start = 0; start < out.length; start += BLOCK) {
    if (moving !== null && start > 0) Object.assign(c, coefficients(shape, moving(start / SAMPLE_RATE)));
    const { a1, a2, a3, m0, m1, m2 } = c;
    const end = Math.min(start + BLOCK, out.length);
    for (let i = start; i < end; i++) {
      const x = out[i]!;
      const v3 = x - s2;
      const v1 = a1 * s1 + a2 * v3;
      const v2 = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * v1 - s1;
      s2 = 2 * v2 - s2;
      out[i] = m0 * x + m1 * v1 + m2 * v2;
    }
  }
  return out;
}

/** Filters both channels of a loop alike; the loop's last quarter second is run through first. */
export function filterLoop({ left, right }: Stereo, shape: FilterShape, cutoff: Cutoff): void {
  const length = left.length;
  const c = coefficients(shape, typeof cutoff === "number" ? cutoff : cutoff(0));
  const moving = typeof cutoff === "number" ? null : cutoff;
  let [s1, s2, t1, t2] = [0, 0, 0, 0];
  for (
    let start = -LOOP_BLOCK * Math.floor(Math.min(WARM_UP, length) / LOOP_BLOCK);
    start < length;
    start += LOOP_BLOCK
  ) {
    const from = start < 0 ? start + length : start;
    if (moving !== null) Object.assign(c, coefficients(shape, moving(from / SAMPLE_RATE)));
    const { a1, a2, a3, m0, m1, m2 } = c;
    const end = Math.min(from + LOOP_BLOCK, length);
    const keep = start >= 0;
    for (let i = from; i < end; i++) {
      const x = left[i]!;
      const y = right[i]!;
      const v1 = a1 * s1 + a2 * (x - s2);
      const w1 = a1 * t1 + a2 * (y - t2);
      const v2 = s2 + a2 * s1 + a3 * (x - s2);
      const w2 = t2 + a2 * t1 + a3 * (y - t2);
      s1 = 2 * v1 - s1;
      s2 = 2 * v2 - s2;
      t1 = 2 * w1 - t1;
      t2 = 2 * w2 - t2;
      if (!keep) continue;
      left[i] = m0 * x + m1 * v1 + m2 * v2;
      right[i] = m0 * y + m1 * w1 + m2 * w2;
    }
  }
}

interface Coefficients {
  a1: number;
  a2: number;
  a3: number;
  m0: number;
  m1: number;
  m2: number;
}

function coefficients({ kind, q, decibels = 0 }: FilterShape, cutoff: number): Coefficients {
  const bounded = Math.min(SAMPLE_RATE * 0.45, Math.max(10, cutoff));
  const amplitude = 10 ** (decibels / 40);
  const bent =
    kind === "low-shelf" ? 1 / Math.sqrt(amplitude) : kind === "high-shelf" ? Math.sqrt(amplitude) : 1;
  const g = Math.tan((Math.PI * bounded) / SAMPLE_RATE) * bent;
  const k = kind === "bell" ? 1 / (q * amplitude) : 1 / q;
  const a1 = 1 / (1 + g * (g + k));
  return { a1, a2: g * a1, a3: g * g * a1, ...MIXES[kind](k, amplitude) };
}

type Mix = Pick<Coefficients, "m0" | "m1" | "m2">;
/** How much of the input, the band and the low output makes each kind. */
const MIXES: Record<FilterShape["kind"], (k: number, a: number) => Mix> = {
  low: () => ({ m0: 0, m1: 0, m2: 1 }),
  high: (k) => ({ m0: 1, m1: -k, m2: -1 }),
  band: (k) => ({ m0: 0, m1: k, m2: 0 }),
  bell: (k, a) => ({ m0: 1, m1: k * (a * a - 1), m2: 0 }),
  "low-shelf": (k, a) => ({ m0: 1, m1: k * (a - 1), m2: a * a - 1 }),
  "high-shelf": (k, a) => ({ m0: a * a, m1: k * (1 - a) * a, m2: 1 - a * a }),
};

export function lowPass(out: Float32Array, cutoff: Cutoff, q = Math.SQRT1_2): Float32Array {
  return filter(out, { kind: "low", q }, cutoff);
}

export function highPass(out: Float32Array, cutoff: Cutoff, q = Math.SQRT1_2): Float32Array {
  return filter(out, { kind: "high", q }, cutoff);
}

export function bandPass(out: Float32Array, cutoff: Cutoff, q = 1): Float32Array {
  return filter(out, { kind: "band", q }, cutoff);
}
