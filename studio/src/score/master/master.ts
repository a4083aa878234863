import { integratedLoudness, truePeak } from "../loudness.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { limiterGain, waveformPeaks } from "./limiter.ts";

export const TARGET_LUFS = -14;
/** Below the -2 dBTP that is promised: meters differ, and AAC adds peaks of its own. */
const CEILING_DBTP = -2.3;
const ENOUGH_LU = 0.02;
const MOST_PASSES = 6;
/** No more than this much of the wanted level is made up by driving the limiter. */
const MOST_DRIVE_DB = 12;

/**
 * Brings a mix to the platforms' loudness in place: gain, look-ahead true-peak limiter, measured and
 * corrected until the limited programme itself has TARGET_LUFS. Silence stays silence.
 */
export function master(mix: Stereo): void {
  const measured = integratedLoudness(mix.left, mix.right, SAMPLE_RATE);
  if (measured === -Infinity) return;
  const ceiling = decibels(CEILING_DBTP);
  const first = decibels(TARGET_LUFS - measured);
  const most = first * decibels(MOST_DRIVE_DB);
  const peaks = waveformPeaks(mix, ceiling / most);
  const limited: Stereo = {
    left: new Float32Array(mix.left.length),
    right: new Float32Array(mix.left.length),
  };
  let gain = first;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    apply(mix, limiterGain(peaks, ceiling / gain), gain, limited);
    const missing = TARGET_LUFS - integratedLoudness(limited.left, limited.right, SAMPLE_RATE);
    if (Math.abs(missing) < ENOUGH_LU || gain >= most) break;
    gain = Math.min(most, gain * decibels(missing * 1.15));
  }
  const over = Math.max(0, truePeak(limited.left, limited.right) - CEILING_DBTP);
  copy(limited, mix, decibels(-over));
}

function apply(mix: Stereo, limit: Float32Array, gain: number, out: Stereo): void {
  const { left, right } = mix;
  for (let i = 0; i < limit.length; i++) {
    const factor = limit[i]! * gain;
    out.left[i] = left[i]! * factor;
    out.right[i] = right[i]! * factor;
  }
}

function copy(from: Stereo, to: Stereo, gain: number): void {
  for (let i = 0; i < from.left.length; i++) {
    to.left[i] = from.left[i]! * gain;
    to.right[i] = from.right[i]! * gain;
  }
}

function decibels(value: number): number {
  return 10 ** (value / 20);
}
