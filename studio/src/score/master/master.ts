import { gatedLoudness, stepPowers } from "../loudness.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { LIMITER_BLOCK, limiterGain, waveformPeaks } from "./limiter.ts";

const TARGET_LUFS = -14;
const ENOUGH_LU = 0.005;
const MOST_GUESSES = 16;
/** The limiter may be driven this much; what is quieter then stays so. */
const MOST_DRIVE_DB = 9;
/** Drive for which peaks are looked at closely at first. */
const USUAL_DRIVE_DB = 2.5;
/** The last touch, after the limiter, may not eat up the ceiling's margin. */
const MOST_TRIM_DB = 0.3;

/**
 * Brings a mix to the platforms' loudness in place: gain, look-ahead true-peak limiter, and a last touch of
 * gain for what the limited programme measures beside TARGET_LUFS. Peaks stay under `ceilingDbtp` (dBTP) but
 * for that touch. Silence stays silence.
 */
export function master(mix: Stereo, ceilingDbtp: number): void {
  const steps = stepPowers(mix.left, mix.right, SAMPLE_RATE);
  const measured = gatedLoudness(steps);
  if (measured === -Infinity) return;
  const ceiling = ratio(ceilingDbtp);
  const plain = ratio(TARGET_LUFS - measured);
  let drive = USUAL_DRIVE_DB;
  let peaks = waveformPeaks(mix, ceiling / (plain * ratio(drive)));
  let gain = guessGain(steps, peaks, ceiling);
  if (gain > plain * ratio(drive)) {
    drive = MOST_DRIVE_DB;
    peaks = waveformPeaks(mix, ceiling / (plain * ratio(drive)));
    gain = Math.min(plain * ratio(drive), guessGain(steps, peaks, ceiling));
  }
  limit(mix, limiterGain(peaks, ceiling / gain), gain);
  const missing = TARGET_LUFS - gatedLoudness(stepPowers(mix.left, mix.right, SAMPLE_RATE));
  trim(mix, ratio(Math.max(-MOST_TRIM_DB, Math.min(MOST_TRIM_DB, missing))));
}

/**
 * Gain before the limiter at which the limited programme should have TARGET_LUFS: every tenth of a second
 * is taken to lose what the limiter takes from it on average. Close, and needs no samples.
 */
function guessGain(steps: Float64Array, peaks: Float32Array, ceiling: number): number {
  let gain = ratio(TARGET_LUFS - gatedLoudness(steps));
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const missing =
      TARGET_LUFS - gatedLoudness(limitedPowers(steps, limiterGain(peaks, ceiling / gain), gain));
    gain *= ratio(missing);
    if (Math.abs(missing) < ENOUGH_LU) break;
  }
  return gain;
}

function limitedPowers(steps: Float64Array, gains: Float32Array, gain: number): Float64Array {
  const blocksPerStep = SAMPLE_RATE / 10 / LIMITER_BLOCK;
  return steps.map((power, step) => {
    let sum = 0;
    for (let k = 0; k < blocksPerStep; k++) sum += gains[step * blocksPerStep + k]! ** 2;
    return (power * gain * gain * sum) / blocksPerStep;
  });
}

function limit(mix: Stereo, gains: Float32Array, gain: number): void {
  const length = mix.left.length;
  for (let block = 0, i = 0; block < gains.length; block++) {
    let level = gains[block]! * gain;
    const slope = ((gains[block + 1] ?? gains[0]!) * gain - level) / LIMITER_BLOCK;
    for (const end = Math.min(i + LIMITER_BLOCK, length); i < end; i++, level += slope) {
      mix.left[i] = mix.left[i]! * level;
      mix.right[i] = mix.right[i]! * level;
    }
  }
}

function trim({ left, right }: Stereo, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    left[i] = left[i]! * gain;
    right[i] = right[i]! * gain;
  }
}

function ratio(decibels: number): number {
  return 10 ** (decibels / 20);
}
