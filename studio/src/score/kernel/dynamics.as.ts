// Compressor, saturation and limiter: they treat both channels together.

const BLOCK: i32 = 32;
const RAMP: v128 = f32x4(0, 1, 2, 3);

/** Multiplies one block of both channels by a gain that moves linearly from `from` to `to`. */
@inline
function ramp(left: usize, right: usize, samples: i32, from: f32, to: f32): void {
  const step: f32 = (to - from) / <f32>samples;
  let level = f32x4.add(f32x4.splat(from), f32x4.mul(RAMP, f32x4.splat(step)));
  const rise = f32x4.splat(4.0 * step);
  const end = left + (<usize>samples << 2);
  for (; left < end; left += 16, right += 16) {
    v128.store(left, f32x4.mul(v128.load(left), level));
    v128.store(right, f32x4.mul(v128.load(right), level));
    level = f32x4.add(level, rise);
  }
}

@inline
function power(left: usize, right: usize): f32 {
  let sum = f32x4.splat(0);
  for (const end = left + (<usize>BLOCK << 2); left < end; left += 16, right += 16) {
    const l = v128.load(left);
    const r = v128.load(right);
    sum = f32x4.add(sum, f32x4.add(f32x4.mul(l, l), f32x4.mul(r, r)));
  }
  const low = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1);
  return low + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
}

/**
 * A 2:1 compressor above the mean square `knee`; its gain is never below `least`. `state` (f32): smoothed mean square
 * and gain. With `audible` false it only updates its state.
 */
export function compress(
  left: usize,
  right: usize,
  count: i32,
  gain: f32,
  knee: f32,
  least: f32,
  attack: f32,
  release: f32,
  state: usize,
  audible: bool,
): void {
  let smooth = f32.load(state);
  let before = f32.load(state, 4);
  const squared: f32 = (gain * gain) / (2.0 * <f32>BLOCK);
  for (let block = 0; block < count; block += BLOCK) {
    const now = power(left, right) * squared;
    smooth += (now - smooth) * (now > smooth ? attack : release);
    const level = max<f32>(least, min<f32>(1.0, sqrt<f32>(sqrt<f32>(knee / (smooth + 1e-12)))));
    if (audible) ramp(left, right, BLOCK, gain * before, gain * level);
    before = level;
    left += <usize>BLOCK << 2;
    right += <usize>BLOCK << 2;
  }
  f32.store(state, smooth);
  f32.store(state, before, 4);
}

/** Soft saturation: the Padé approximant of tanh of order 3/2, clamped where it reaches 1. */
@inline
function softClip(x: v128): v128 {
  const bounded = f32x4.pmax(f32x4.splat(-3), f32x4.pmin(f32x4.splat(3), x));
  const square = f32x4.mul(bounded, bounded);
  const above = f32x4.mul(bounded, f32x4.add(f32x4.splat(27), square));
  return f32x4.div(above, f32x4.add(f32x4.splat(27), f32x4.mul(f32x4.splat(9), square)));
}

/** Saturates both channels at `gain`, then multiplies by `curve` (a gain every 32 samples, one more at the end). */
export function saturateStereo(left: usize, right: usize, count: i32, gain: f32, curve: usize): void {
  const gains = f32x4.splat(gain);
  for (let block = 0; block < count; block += BLOCK, curve += 4) {
    const end = left + (<usize>BLOCK << 2);
    const from = left;
    for (let l = left, r = right; l < end; l += 16, r += 16) {
      v128.store(l, softClip(f32x4.mul(v128.load(l), gains)));
      v128.store(r, softClip(f32x4.mul(v128.load(r), gains)));
    }
    ramp(from, right, BLOCK, f32.load(curve), f32.load(curve, 4));
    left = end;
    right += <usize>BLOCK << 2;
  }
}

/** Multiplies both channels by `gain` and by `gains`, one for every 8 samples and one more at the end. */
export function applyLimiterGains(left: usize, right: usize, count: i32, gain: f32, gains: usize): void {
  for (let block = 0; block < count; block += 8, gains += 4, left += 32, right += 32) {
    ramp(left, right, 8, gain * f32.load(gains), gain * f32.load(gains, 4));
  }
}

/** Multiplies a sound by a curve that has a value every 32 samples. `count` is rounded up to a multiple of 32. */
export function multiplyByCurve(out: usize, count: i32, curve: usize): void {
  for (let i = 0; i < count; i += BLOCK, curve += 4, out += <usize>BLOCK << 2) {
    const from = f32.load(curve);
    const step: f32 = (f32.load(curve, 4) - from) / <f32>BLOCK;
    let level = f32x4.add(f32x4.splat(from), f32x4.mul(RAMP, f32x4.splat(step)));
    for (let k: usize = 0; k < <usize>BLOCK << 2; k += 16) {
      v128.store(out + k, f32x4.mul(v128.load(out + k), level));
      level = f32x4.add(level, f32x4.splat(4.0 * step));
    }
  }
}

/**
 * Gain at the start of every block that keeps `peaks` under `ceiling`; the sound is a loop. Takes the least gain that
 * any block needs, from the previous one (its gain moves towards this one's) to `ahead` - 1 blocks later, lets it rise
 * again by `rise` per block, and averages it over `ahead` blocks. `held` has space for `ahead` + `count` values.
 */
export function findLimiterGains(
  peaks: usize,
  gains: usize,
  held: usize,
  count: i32,
  ceiling: f32,
  ahead: i32,
  rise: f32,
): void {
  const bytes: usize = <usize>count << 2;
  for (let i: usize = 0; i < bytes; i += 4) f32.store(gains + i, 1.0);
  for (let i = 0; i < count; i++) {
    const peak = f32.load(peaks + (<usize>i << 2));
    if (peak <= ceiling) continue;
    const wanted = ceiling / peak;
    for (let k = i - ahead + 1; k <= i + 1; k++) {
      const at = gains + (<usize>(k < 0 ? k + count : k >= count ? k - count : k) << 2);
      if (wanted < f32.load(at)) f32.store(at, wanted);
    }
  }
  let gain: f32 = 1.0;
  for (let i = -min(count, 6000); i < count; i++) {
    gain += (1.0 - gain) * rise;
    const wanted = f32.load(gains + (<usize>(i < 0 ? i + count : i) << 2));
    if (wanted < gain) gain = wanted;
    if (i >= 0) f32.store(held + (<usize>(i + ahead) << 2), gain);
  }
  memory.copy(held, held + bytes, <usize>ahead << 2);
  let sum: f64 = 0;
  for (let i = 0; i < ahead; i++) sum += <f64>f32.load(held + (<usize>i << 2));
  for (let i = 0; i < count; i++) {
    sum += <f64>f32.load(held + (<usize>(i + ahead) << 2)) - <f64>f32.load(held + (<usize>i << 2));
    f32.store(gains + (<usize>i << 2), min<f32>(1.0, <f32>(sum / <f64>ahead)));
  }
  f32.store(gains + bytes, f32.load(gains));
}
