import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { raisePeaks } from "./true-peak.ts";

/** 4 ms: long enough not to distort the bass, short enough to leave a drum its attack. */
const LOOK_AHEAD = 192;
const RELEASE_SECONDS = 0.12;

/** Peaks of the waveform around every sample, over both channels, exact where they can reach `floor`. */
export function waveformPeaks(loop: Stereo, floor: number): Float32Array {
  const peaks = new Float32Array(loop.left.length);
  raisePeaks(loop.left, peaks, floor);
  raisePeaks(loop.right, peaks, floor);
  return peaks;
}

/**
 * Gain that keeps `peaks` of a loop under `ceiling`: 1 where nothing is to be done. A peak is met by a ramp
 * that starts LOOK_AHEAD samples before it: the least gain wanted within the look-ahead is released slowly
 * and averaged over the look-ahead. Every term of the average is at most what the sample needs, so the
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
 * For every sample the least gain wanted by it and the LOOK_AHEAD - 1 after it, round the loop: minima of
 * blocks read forwards and backwards (M. van Herk, Pattern Recognition Letters 13, 1992).
 */
function leastAhead(peaks: Float32Array, ceiling: number): Float32Array {
  const length = peaks.length;
  const blocks = Math.ceil((length + LOOK_AHEAD) / LOOK_AHEAD);
  const fromStart = new Float32Array(blocks * LOOK_AHEAD);
  for (let i = 0; i < fromStart.length; i++) {
    const peak = peaks[i < length ? i : i % length]!;
    fromStart[i] = peak > ceiling ? ceiling / peak : 1;
  }
  const toEnd = fromStart.slice();
  for (let i = 1; i < fromStart.length; i++) {
    if (i % LOOK_AHEAD !== 0 && fromStart[i - 1]! < fromStart[i]!) fromStart[i] = fromStart[i - 1]!;
  }
  for (let i = toEnd.length - 2; i >= 0; i--) {
    if (i % LOOK_AHEAD !== LOOK_AHEAD - 1 && toEnd[i + 1]! < toEnd[i]!) toEnd[i] = toEnd[i + 1]!;
  }
  const least = new Float32Array(length);
  for (let i = 0; i < length; i++) least[i] = Math.min(toEnd[i]!, fromStart[i + LOOK_AHEAD - 1]!);
  return least;
}

function releaseSlowly(least: Float32Array): Float32Array {
  const length = least.length;
  const rise = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  const held = new Float32Array(length);
  let gain = 1;
  for (let i = -Math.min(length, SAMPLE_RATE); i < length; i++) {
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
