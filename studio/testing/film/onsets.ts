import { bandPass } from "../../src/score/effects/filter.ts";
import type { Stereo } from "../../src/score/stereo.ts";

/** Samples of one hop (5 ms). */
export const HOP = 240;
/** Centres of the measured bands, in Hz; the first three are kick, bass and chords. */
const BANDS = [60, 180, 500, 1_500, 4_500, 11_000] as const;

/** Strength of onsets per hop: increases of level in decibels, summed over bands (spectral flux). */
export interface OnsetStrength {
  readonly all: Float32Array;
  readonly low: Float32Array;
}

export function onsetStrength({ left, right }: Stereo): OnsetStrength {
  const mono = left.map((sample, i) => sample + right[i]!);
  const all = new Float32Array(Math.floor(mono.length / HOP));
  const low = all.slice();
  for (const [band, centre] of BANDS.entries()) {
    const levels = hopLevels(bandPass(mono.slice(), centre, 1));
    for (let i = 2; i < levels.length; i++) {
      const rise = Math.max(0, levels[i]! - levels[i - 2]!);
      all[i] = all[i]! + rise;
      if (band < 3) low[i] = low[i]! + rise;
    }
  }
  return { all, low };
}

function hopLevels(band: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(band.length / HOP) }, (_, hop) => {
    let sum = 0;
    for (let i = hop * HOP; i < (hop + 1) * HOP; i++) sum += band[i]! * band[i]!;
    // Sound below -50 dBFS does not count as an onset.
    return 10 * Math.log10(sum / HOP + 1e-5);
  });
}

/** Hops with strong onsets: the strongest third of the peaks that are clearly above the mean of half a second around them. */
export function strongOnsets(strength: Float32Array): number[] {
  const peaks: number[] = [];
  for (const [i, value] of strength.entries()) {
    const near = strength.subarray(Math.max(0, i - 50), i + 50);
    const mean = near.reduce((sum, other) => sum + other, 0) / near.length;
    const most = Math.max(...strength.subarray(Math.max(0, i - 6), i + 7));
    if (value === most && value > 2.5 * mean + 6) peaks.push(i);
  }
  const strongest = peaks.toSorted((a, b) => strength[b]! - strength[a]!);
  return strongest.slice(0, Math.ceil(peaks.length / 3));
}
