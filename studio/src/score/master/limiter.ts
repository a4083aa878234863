import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { raiseBlockPeaks } from "./true-peak.ts";

/** The limiter thinks in blocks of 8 samples (1/6 ms) and draws its gain straight between them. */
export const LIMITER_BLOCK = 8;
/** 4 ms: long enough not to distort the bass, short enough to leave a drum its attack. */
const LOOK_AHEAD = 24;
/** AAC encoders overshoot where sound sets in at once at a file's start (by 3 dB, measured): 40 ms are held lower. */
const START_BLOCKS = 240;
const START_CARE = 1.45;
const RELEASE_SECONDS = 0.12;

/** Peaks of the waveform of a loop, block by block, over both channels; exact where they reach `floor`. */
export function waveformPeaks(loop: Stereo, floor: number): Float32Array {
  const peaks = new Float32Array(Math.ceil(loop.left.length / LIMITER_BLOCK));
  raiseBlockPeaks(loop.left, peaks, LIMITER_BLOCK, floor);
  raiseBlockPeaks(loop.right, peaks, LIMITER_BLOCK, floor);
  for (let b = 0; b < Math.min(START_BLOCKS, peaks.length); b++) peaks[b] = peaks[b]! * START_CARE;
  return peaks;
}

/**
 * Gain at the start of every block that keeps the `peaks` of a loop under `ceiling`. A peak is met by a ramp
 * that starts LOOK_AHEAD blocks before it: the least gain wanted within the look-ahead is released slowly
 * and averaged over the look-ahead. Every term of the average is at most what the block needs, so the
 * average is too.
 */
export function limiterGain(peaks: Float32Array, ceiling: number): Float32Array {
  const held = releaseSlowly(leastAhead(peaks, ceiling));
  const length = held.length;
  const gain = new Float32Array(length);
  let sum = 0;
  for (let i = -LOOK_AHEAD; i < length; i++) {
    sum += held[wrap(i, length)]!;
    if (i < 0) continue;
    sum -= held[wrap(i - LOOK_AHEAD, length)]!;
    gain[i] = Math.min(1, sum / LOOK_AHEAD);
  }
  return gain;
}

/**
 * For every block the least gain wanted by the one before it (whose gain is drawn towards this one's), by
 * itself and by the LOOK_AHEAD - 1 after it, round the loop.
 */
function leastAhead(peaks: Float32Array, ceiling: number): Float32Array {
  const length = peaks.length;
  const least = new Float32Array(length).fill(1);
  for (let i = 0; i < length; i++) {
    const peak = peaks[i]!;
    if (peak <= ceiling) continue;
    const wanted = ceiling / peak;
    for (let k = i - LOOK_AHEAD + 1; k <= i + 1; k++) {
      const at = wrap(k, length);
      if (wanted < least[at]!) least[at] = wanted;
    }
  }
  return least;
}

function releaseSlowly(least: Float32Array): Float32Array {
  const length = least.length;
  const second = SAMPLE_RATE / LIMITER_BLOCK;
  const rise = 1 - Math.exp(-1 / (RELEASE_SECONDS * second));
  const held = new Float32Array(length);
  let gain = 1;
  for (let i = -Math.min(length, second); i < length; i++) {
    gain += (1 - gain) * rise;
    const wanted = least[i < 0 ? i + length : i]!;
    if (wanted < gain) gain = wanted;
    if (i >= 0) held[i] = gain;
  }
  return held;
}

function wrap(i: number, length: number): number {
  return ((i % length) + length) % length;
}
