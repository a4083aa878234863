import { bandPass, filterLoop } from "../effects/filter.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** Octaves that are measured, in Hz. */
const OCTAVES = [125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** What mends them: a wide bell or shelf over the octaves it answers for. */
const BANDS = [
  { kind: "bell", centre: 130, q: 0.9, octaves: [0] },
  { kind: "bell", centre: 360, q: 0.8, octaves: [1, 2] },
  { kind: "bell", centre: 1_000, q: 0.9, octaves: [3] },
  { kind: "bell", centre: 2_800, q: 0.8, octaves: [4, 5] },
  { kind: "high-shelf", centre: 6_000, q: 0.7, octaves: [6] },
] as const;
/** Wide bands reach less than they aim at, so they aim further; but never further than this. */
const SHARE = 1.2;
const MOST_DECIBELS = 7;
const WORTHWHILE_DECIBELS = 0.7;

/**
 * Mends the spectral balance of a mix in place towards a straight line over octaves, as the average of
 * released music is nearly one (P. Pestana et al., "Spectral Characteristics of Popular Commercial
 * Recordings", AES 135, 2013). `slope` is in decibels of spectral density per octave.
 */
export function balanceTone(mix: Stereo, slope: number): void {
  const levels = octaveLevels(mix);
  const wanted = levels.map((_, i) => (slope + 10 * Math.log10(2)) * i);
  const offset = levels.reduce((sum, level, i) => sum + level - wanted[i]!, 0) / levels.length;
  for (const { kind, centre, q, octaves } of BANDS) {
    let missing = 0;
    for (const i of octaves) missing += (wanted[i]! + offset - levels[i]!) / octaves.length;
    const decibels = Math.max(-MOST_DECIBELS, Math.min(MOST_DECIBELS, SHARE * missing));
    if (Math.abs(decibels) > WORTHWHILE_DECIBELS) filterLoop(mix, { kind, q, decibels }, centre);
  }
}

/** Decibels in every octave of the middle, from a twentieth of a second out of every eight. */
function octaveLevels({ left, right }: Stereo): number[] {
  const step = SAMPLE_RATE / 20;
  const excerpt = new Float32Array(Math.floor(left.length / (8 * step)) * step);
  for (let i = 0; i < excerpt.length; i++) {
    const at = Math.floor(i / step) * 8 * step + (i % step);
    excerpt[i] = left[at]! + right[at]!;
  }
  return OCTAVES.map((centre) => {
    const band = bandPass(excerpt.slice(), centre, Math.SQRT2);
    let sum = 1e-9;
    for (let i = 0; i < band.length; i++) sum += band[i]! * band[i]!;
    return 10 * Math.log10(sum);
  });
}
