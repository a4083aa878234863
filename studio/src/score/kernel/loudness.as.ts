// Loudness and true peak by ITU-R BS.1770-4.

/** Added to the input so that filters never hold denormal numbers in silence: those are a hundred times slower. */
const NEARLY_NOTHING: v128 = f64x2.splat(1e-20);

/**
 * Sum of squares of both channels after two filters. `state` (f64): b0, b1, b2, a1, a2 of the first, a1, a2 of
 * the second (its numerator is 1, -2, 1), an unused one, and four states (f64x2).
 */
export function kWeightedSumOfSquares(left: usize, right: usize, count: i32, state: usize): f64 {
  const b0 = v128.load64_splat(state);
  const b1 = v128.load64_splat(state, 8);
  const b2 = v128.load64_splat(state, 16);
  const a1 = v128.load64_splat(state, 24);
  const a2 = v128.load64_splat(state, 32);
  const c1 = v128.load64_splat(state, 40);
  const c2 = v128.load64_splat(state, 48);
  let p1 = v128.load(state, 64);
  let p2 = v128.load(state, 80);
  let q1 = v128.load(state, 96);
  let q2 = v128.load(state, 112);
  let sum = f64x2.splat(0);
  for (let i = 0; i < count; i++, left += 4, right += 4) {
    const x = f64x2.add(f64x2.promote_low_f32x4(v128.load32_lane(right, v128.load32_zero(left), 1)), NEARLY_NOTHING);
    const shelved = f64x2.add(f64x2.mul(b0, x), p1);
    p1 = f64x2.sub(f64x2.add(f64x2.mul(b1, x), p2), f64x2.mul(a1, shelved));
    p2 = f64x2.sub(f64x2.mul(b2, x), f64x2.mul(a2, shelved));
    const passed = f64x2.add(shelved, q1);
    q1 = f64x2.sub(f64x2.sub(q2, f64x2.add(shelved, shelved)), f64x2.mul(c1, passed));
    q2 = f64x2.sub(shelved, f64x2.mul(c2, passed));
    sum = f64x2.add(sum, f64x2.mul(passed, passed));
  }
  v128.store(state, p1, 64);
  v128.store(state, p2, 80);
  v128.store(state, q1, 96);
  v128.store(state, q2, 112);
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

const TAPS: usize = 12;
/** Samples of the filter's window before the sample that a peak is assigned to. */
const LEAD: usize = 6;

/** The largest of four. */
@inline
function largest(x: v128): f32 {
  const two = f32x4.pmax(x, v128.shuffle<i64>(x, x, 1, 0));
  return f32x4.extract_lane(f32x4.pmax(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/** The largest absolute values of a block of 8 samples, in four lanes. */
@inline
function blockPeak(source: usize): v128 {
  return f32x4.pmax(f32x4.abs(v128.load(source)), f32x4.abs(v128.load(source, 16)));
}

/** Whether any of the three blocks that the filter sees reaches a level. */
@inline
function reaches(before: v128, now: v128, after: v128, level: v128): bool {
  return v128.any_true(f32x4.ge(f32x4.pmax(before, f32x4.pmax(now, after)), level));
}

/** The largest absolute values between the samples of a block: `taps` has the filter's four phases side by side. */
@inline
function between(source: usize, taps: usize): v128 {
  let peak = f32x4.splat(0);
  for (let i: usize = 0; i < 8; i++) {
    let sum = f32x4.splat(0);
    const from = source + ((i - LEAD) << 2);
    for (let k: usize = 0; k < TAPS; k++) {
      sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(from + (k << 2)), v128.load(taps + (k << 4))));
    }
    peak = f32x4.pmax(peak, f32x4.abs(sum));
  }
  return peak;
}

/**
 * Raises `peaks[b]` to the peak of the waveform in block `b` of 8 samples. Exact where it reaches `floor`: the
 * waveform is never more than `most` times the loudest sample that the filter sees. There are eight samples of the
 * loop before and after the source.
 */
export function raiseBlockPeaks(source: usize, peaks: usize, blocks: i32, floor: f32, taps: usize, most: f32): void {
  const worthwhile = f32x4.splat(floor / most);
  let before = blockPeak(source - 32);
  let now = blockPeak(source);
  for (const end = peaks + (<usize>blocks << 2); peaks < end; source += 32, peaks += 4) {
    const after = blockPeak(source + 32);
    const peak = reaches(before, now, after, worthwhile) ? f32x4.pmax(now, between(source, taps)) : now;
    f32.store(peaks, largest(f32x4.pmax(peak, v128.load32_zero(peaks))));
    before = now;
    now = after;
  }
}

/** The highest peak of the waveform, or `floor` if that is higher. The sound is not a loop. */
export function findHighestPeak(source: usize, count: i32, floor: f32, taps: usize, most: f32): f32 {
  let before = blockPeak(source - 32);
  let now = blockPeak(source);
  for (const end = source + (<usize>count << 2); source < end; source += 32) {
    const after = blockPeak(source + 32);
    if (reaches(before, now, after, f32x4.splat(floor / most))) {
      const found = largest(f32x4.pmax(now, between(source, taps)));
      if (found > floor) floor = found;
    }
    before = now;
    now = after;
  }
  return floor;
}
