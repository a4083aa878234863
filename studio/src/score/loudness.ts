import { kWeightedPowers } from "./master/k-weighting.ts";
import { peakBetweenSamples } from "./master/true-peak.ts";

/** Blocks of 400 ms that overlap by 75 %: one every 100 ms (ITU-R BS.1770-4, annex 1). */
export const STEPS_PER_SECOND = 10;
const STEPS_PER_BLOCK = 4;
/** Short-term loudness is measured over 3 s (EBU Tech 3341). */
const STEPS_PER_SHORT_TERM = 30;
const ABSOLUTE_GATE_LUFS = -70;

/**
 * Integrated loudness of a stereo programme by ITU-R BS.1770-4: K-weighting, 400 ms blocks, absolute gate
 * at -70 LUFS and relative gate 10 LU below what passes it. Samples in -1 to 1, both channels equally long.
 * @returns LUFS; -Infinity for silence and for less than 400 ms.
 */
export function integratedLoudness(left: Float32Array, right: Float32Array, sampleRate: number): number {
  return gatedLoudness(stepPowers(left, right, sampleRate));
}

/** Loudness range by EBU Tech 3342: 10th to 95th percentile of gated short-term loudness. @returns LU. */
export function loudnessRange(left: Float32Array, right: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(stepPowers(left, right, sampleRate), STEPS_PER_SHORT_TERM);
  const audible = gate(blocks, 20).toSorted((a, b) => a - b);
  const at = (share: number) => toLufs(audible[Math.round(share * (audible.length - 1))] ?? 0);
  return audible.length === 0 ? 0 : at(0.95) - at(0.1);
}

/** The highest peak of the reconstructed waveform (ITU-R BS.1770-4, annex 2: 4x oversampling). @returns dBTP. */
export function truePeak(left: Float32Array, right: Float32Array): number {
  return 20 * Math.log10(Math.max(peakBetweenSamples(left), peakBetweenSamples(right)));
}

/** K-weighted mean square of every 100 ms, both channels added. */
export function stepPowers(left: Float32Array, right: Float32Array, sampleRate: number): Float64Array {
  return kWeightedPowers(left, right, sampleRate, Math.round(sampleRate / STEPS_PER_SECOND));
}

/** Integrated loudness from the powers of `stepPowers`. @returns LUFS. */
export function gatedLoudness(steps: Float64Array): number {
  return toLufs(mean(gate(blockPowers(steps, STEPS_PER_BLOCK), 10)));
}

/** Level of the second that begins at each step of `stepPowers`, in LUFS; of shorter sound its only level. */
export function secondLevels(steps: Float64Array): number[] {
  return blockPowers(steps, Math.min(STEPS_PER_SECOND, steps.length)).map(toLufs);
}

/** The most that a level falls below an earlier one, in decibels: 0 where it only rises. */
export function largestFall(levels: readonly number[]): number {
  let loudest = -Infinity;
  return levels.reduce((fall, level) => {
    loudest = Math.max(loudest, level);
    return Math.max(fall, loudest - level);
  }, 0);
}

function blockPowers(steps: Float64Array, stepsPerBlock: number): number[] {
  const blocks: number[] = [];
  for (let end = stepsPerBlock; end <= steps.length; end++) {
    blocks.push(mean(steps.subarray(end - stepsPerBlock, end)));
  }
  return blocks;
}

function gate(blocks: readonly number[], relativeLu: number): number[] {
  const audible = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  const threshold = toLufs(mean(audible)) - relativeLu;
  return audible.filter((power) => toLufs(power) > threshold);
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return values.length === 0 ? 0 : sum / values.length;
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}
