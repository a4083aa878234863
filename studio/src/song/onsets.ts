import { BANDS, FRAMES_PER_SECOND, type MelFrames } from "./mel-frames.ts";

/** The mean over this long is subtracted: what swells slowly is no onset. */
const LOCAL_SECONDS = 1;
/** Levels are compared over so many frames: one window overlaps the next too much. */
const LAG = 2;
/** Kick and bass carry the beat more often than the middle does, hats and claps less often. */
const LOW_BANDS = 6;
const HIGH_BANDS = 22;
const WEIGHTS = Array.from({ length: BANDS }, (_, band) =>
  band < LOW_BANDS ? 3 : band < HIGH_BANDS ? 1 : 0.5,
);

/**
 * How much begins in every frame: rises of the levels, summed over bands (spectral flux), less its local mean, in units of
 * its own deviation. After D. P. W. Ellis, "Beat Tracking by Dynamic Programming", Journal of New Music Research 36 (2007).
 */
export function onsetCurve(frames: MelFrames, which: "all" | "low" = "all"): Float64Array {
  const bands = which === "all" ? BANDS : LOW_BANDS;
  const flux = new Float64Array(frames.count);
  for (let frame = LAG; frame < frames.count; frame++) {
    let sum = 0;
    for (let band = 0; band < bands; band++) {
      const rise = frames.levels[frame * BANDS + band]! - frames.levels[(frame - LAG) * BANDS + band]!;
      if (rise > 0) sum += rise * WEIGHTS[band]!;
    }
    flux[frame] = sum;
  }
  return standardised(withoutLocalMean(flux));
}

function withoutLocalMean(curve: Float64Array): Float64Array {
  const half = Math.round((LOCAL_SECONDS * FRAMES_PER_SECOND) / 2);
  const sums = new Float64Array(curve.length + 1);
  for (const [i, value] of curve.entries()) sums[i + 1] = sums[i]! + value;
  return curve.map((value, i) => {
    const [from, to] = [Math.max(0, i - half), Math.min(curve.length, i + half + 1)];
    return Math.max(0, value - (sums[to]! - sums[from]!) / (to - from));
  });
}

function standardised(curve: Float64Array): Float64Array {
  const deviation = Math.sqrt(curve.reduce((sum, value) => sum + value * value, 0) / curve.length);
  return deviation === 0 ? curve : curve.map((value) => value / deviation);
}
