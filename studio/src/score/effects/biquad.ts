import { SAMPLE_RATE } from "../stereo.ts";

/** A second-order filter: `decibels` is the gain of a bell or shelf. */
export interface FilterSection {
  readonly kind: "high-pass" | "bell" | "low-shelf" | "high-shelf";
  readonly hertz: number;
  readonly q: number;
  readonly decibels: number;
}

/**
 * Coefficients b0, b1, b2, a1, a2 (R. Bristow-Johnson, "Cookbook formulae for audio equalizer biquad filter
 * coefficients").
 */
export function biquad({ kind, hertz, q, decibels }: FilterSection): readonly number[] {
  const w = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const a = 10 ** (decibels / 40);
  const root = 2 * Math.sqrt(a) * alpha;
  const raw = {
    "high-pass": () => [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha],
    bell: () => [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a],
    "low-shelf": () => [
      a * (a + 1 - (a - 1) * cos + root),
      2 * a * (a - 1 - (a + 1) * cos),
      a * (a + 1 - (a - 1) * cos - root),
      a + 1 + (a - 1) * cos + root,
      -2 * (a - 1 + (a + 1) * cos),
      a + 1 + (a - 1) * cos - root,
    ],
    "high-shelf": () => [
      a * (a + 1 + (a - 1) * cos + root),
      -2 * a * (a - 1 + (a + 1) * cos),
      a * (a + 1 + (a - 1) * cos - root),
      a + 1 - (a - 1) * cos + root,
      2 * (a - 1 - (a + 1) * cos),
      a + 1 - (a - 1) * cos - root,
    ],
  }[kind]();
  const [b0 = 0, b1 = 0, b2 = 0, a0 = 1, a1 = 0, a2 = 0] = raw;
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
}
