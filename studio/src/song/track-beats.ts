/** How strictly beats keep the tempo: the weight of a squared deviation in octaves (Ellis 2007 uses 100 to 680). */
const TIGHTNESS = 300;
/** Beats on each side with which a beat is evened out. */
const NEIGHBOURS = 4;

/**
 * The frames of the beats: the sequence that passes through the strongest beginnings and keeps the tempo best, found by
 * dynamic programming. After D. P. W. Ellis, "Beat Tracking by Dynamic Programming", Journal of New Music Research 36 (2007).
 * @param period frames from beat to beat
 */
export function trackBeats(onsets: Float64Array, period: number): number[] {
  const smooth = smoothed(onsets, period / 32);
  const score = Float64Array.from(smooth);
  const before = new Int32Array(onsets.length).fill(-1);
  const [nearest, farthest] = [Math.round(period / 2), Math.round(period * 2)];
  const costs = Array.from({ length: farthest + 1 }, (_, lag) => TIGHTNESS * Math.log2(lag / period) ** 2);
  for (let i = nearest; i < onsets.length; i++) {
    let best = 0;
    for (let lag = nearest; lag <= Math.min(farthest, i); lag++) {
      const value = score[i - lag]! - costs[lag]!;
      if (value > best) [best, before[i]] = [value, i - lag];
    }
    score[i] = score[i]! + best;
  }
  // The last beat: the best of the last two periods.
  let last = Math.max(0, onsets.length - Math.round(2 * period));
  for (let i = last; i < onsets.length; i++) if (score[i]! > score[last]!) last = i;
  const beats: number[] = [];
  for (let i = last; i >= 0; i = before[i]!) beats.push(i);
  return evened(toEnds(beats.toReversed(), onsets.length, period));
}

/** Each beat in the middle of its neighbours: a player is less exact than the tempo, and so is a frame of 10 ms. */
function evened(beats: readonly number[]): number[] {
  return beats.map((_, k) => {
    const reach = Math.min(NEIGHBOURS, k, beats.length - 1 - k);
    const near = beats.slice(k - reach, k + reach + 1);
    return near.reduce((sum, beat) => sum + beat, 0) / near.length;
  });
}

/** Beats before the first and after the last, at the tempo: silence has them too. */
function toEnds(beats: number[], length: number, period: number): number[] {
  const [first, last] = [beats[0] ?? 0, beats.at(-1) ?? 0];
  const ahead = Array.from(
    { length: Math.floor(first / period) },
    (_, k) => first - (k + 1) * period,
  ).toReversed();
  const after = Array.from(
    { length: Math.max(0, Math.floor((length - 1 - last) / period)) },
    (_, k) => last + (k + 1) * period,
  );
  return [...ahead, ...beats, ...after];
}

/** A bell over the curve, `deviation` frames wide: a beat may be played a little early or late. */
function smoothed(curve: Float64Array, deviation: number): Float64Array {
  const reach = Math.ceil(3 * deviation);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-0.5 * ((k - reach) / deviation) ** 2),
  );
  return curve.map((_, i) => bell.reduce((sum, weight, k) => sum + weight * (curve[i + k - reach] ?? 0), 0));
}
