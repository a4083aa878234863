import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { ScoreKernel } from "../kernel/kernel-exports.ts";
import { gatedLoudness, STEPS_PER_SECOND } from "../loudness.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { kWeightedPowersInMemory } from "./k-weighting.ts";
import type { Limiter } from "./limiter.ts";
import { openLimiter } from "./limiter.ts";
import { PEAK_BLOCK } from "./true-peak.ts";

/** Platforms want -14 LUFS; the AAC encoder takes 0.1 to 0.4 LU, most from bright music. */
const TARGET_LUFS = -13.8;
const ENOUGH_LU = 0.01;
const MAX_ESTIMATES = 16;
const MIN_YIELD = 0.25;
/** The most gain before the limiter. A mix that would need more stays quieter. */
const MAX_DRIVE_DB = 9;
/** Peaks between samples are measured down to the level that this much more gain would raise to the ceiling. */
const CLOSE_LOOK_DB = 0.5;
/** The most gain after the limiter: it must not use up the ceiling's margin. */
const MAX_TRIM_DB = 0.3;

/**
 * Brings a mix in kernel memory to the platforms' loudness: gain, look-ahead true-peak limiter, and a small gain that
 * corrects the remaining difference from TARGET_LUFS. Before that correction peaks are under `ceilingDbtp` (dBTP).
 * Silence stays silence.
 */
export function master(memory: ScoreMemory, mix: Stereo, ceilingDbtp: number): void {
  const steps = stepPowers(memory, mix);
  const measured = gatedLoudness(steps);
  if (measured === -Infinity) return;
  const limiter = openLimiter(memory, mix);
  const ceiling = ratio(ceilingDbtp);
  const most = ratio(TARGET_LUFS - measured + MAX_DRIVE_DB);
  limiter.measurePeaks(Infinity);
  const about = estimateGain(memory, steps, limiter, ceiling, ratio(TARGET_LUFS - measured));
  limiter.measurePeaks(ceiling / Math.min(most, about * ratio(CLOSE_LOOK_DB)));
  const gain = Math.min(most, estimateGain(memory, steps, limiter, ceiling, about));
  limiter.limit(ceiling / gain, gain);
  const missing = TARGET_LUFS - gatedLoudness(stepPowers(memory, mix));
  const trim = ratio(Math.max(-MAX_TRIM_DB, Math.min(MAX_TRIM_DB, missing)));
  for (const { byteOffset, length } of [mix.left, mix.right])
    memory.kernel.multiplySamples(byteOffset, length, trim);
}

function stepPowers(memory: ScoreMemory, mix: Stereo): Float64Array {
  return kWeightedPowersInMemory(memory, mix, SAMPLE_RATE, SAMPLE_RATE / STEPS_PER_SECOND);
}

/**
 * Estimates the gain before the limiter at which the limited mix has TARGET_LUFS. Assumes that every tenth of a second
 * loses what the limiter takes from it on average: close, and needs no pass over the samples.
 */
function estimateGain(
  { kernel }: ScoreMemory,
  steps: Float64Array,
  limiter: Limiter,
  ceiling: number,
  first: number,
): number {
  let gain = first;
  // Decibels gained after the limiter per decibel before it: less than one where much is limited.
  let yielded = 1;
  for (let guess = 0, step = 0, before = 0; guess < MAX_ESTIMATES; guess++) {
    const limited = limitedPowers(kernel, steps, limiter.gainsFor(ceiling / gain), gain);
    const missing = TARGET_LUFS - gatedLoudness(limited);
    if (Math.abs(missing) < ENOUGH_LU) break;
    if (step !== 0) yielded = Math.min(1, Math.max(MIN_YIELD, (before - missing) / step));
    step = missing / yielded;
    before = missing;
    gain *= ratio(step);
  }
  return gain;
}

function limitedPowers(
  kernel: ScoreKernel,
  steps: Float64Array,
  gains: Float32Array,
  gain: number,
): Float64Array {
  const blocksPerStep = SAMPLE_RATE / STEPS_PER_SECOND / PEAK_BLOCK;
  return steps.map((power, step) => {
    const sum = kernel.sumOfSquares(gains.byteOffset + step * blocksPerStep * 4, blocksPerStep);
    return (power * gain * gain * sum) / blocksPerStep;
  });
}

function ratio(decibels: number): number {
  return 10 ** (decibels / 20);
}
