// Adding sounds to loops, and stems to the mix.

/** Samples between two values of a control curve. */
const BLOCK: i32 = 32;

/** `target += sound * gain`. */
export function addSamples(target: usize, sound: usize, count: i32, gain: f32): void {
  const gains = f32x4.splat(gain);
  const end = target + (<usize>(count & ~3) << 2);
  for (; target < end; target += 16, sound += 16) {
    v128.store(target, f32x4.add(v128.load(target), f32x4.mul(v128.load(sound), gains)));
  }
  for (let k = count & 3; k > 0; k--, target += 4, sound += 4) {
    f32.store(target, f32.load(target) + f32.load(sound) * gain);
  }
}

/** The same with a gain that falls to zero as 1 - x x (3 - 2 x); `x` starts at `from` and grows by `step` per sample. */
export function addFadingSamples(target: usize, sound: usize, count: i32, gain: f32, from: f32, step: f32): void {
  let x = f32x4.add(f32x4.splat(from), f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(step)));
  const four = f32x4.splat(4.0 * step);
  const end = target + (<usize>(count & ~3) << 2);
  for (; target < end; target += 16, sound += 16) {
    const fallen = f32x4.mul(f32x4.mul(x, x), f32x4.sub(f32x4.splat(3), f32x4.add(x, x)));
    const gains = f32x4.mul(f32x4.splat(gain), f32x4.sub(f32x4.splat(1), fallen));
    v128.store(target, f32x4.add(v128.load(target), f32x4.mul(v128.load(sound), gains)));
    x = f32x4.add(x, four);
  }
  for (let k = count & ~3; k < count; k++, target += 4, sound += 4) {
    const at = from + <f32>k * step;
    const kept: f32 = 1.0 - at * at * (3.0 - 2.0 * at);
    f32.store(target, f32.load(target) + f32.load(sound) * gain * kept);
  }
}

export function multiplySamples(target: usize, count: i32, gain: f32): void {
  const gains = f32x4.splat(gain);
  const end = target + (<usize>(count & ~3) << 2);
  for (; target < end; target += 16) v128.store(target, f32x4.mul(v128.load(target), gains));
  for (let k = count & 3; k > 0; k--, target += 4) f32.store(target, f32.load(target) * gain);
}

/** Sum of squares; `count` is a multiple of 4. */
export function sumOfSquares(source: usize, count: i32): f64 {
  let low = f64x2.splat(0);
  let high = f64x2.splat(0);
  const end = source + (<usize>count << 2);
  for (; source < end; source += 16) {
    const x = v128.load(source);
    const squares = f32x4.mul(x, x);
    low = f64x2.add(low, f64x2.promote_low_f32x4(squares));
    high = f64x2.add(high, f64x2.promote_low_f32x4(v128.shuffle<i32>(squares, squares, 2, 3, 2, 3)));
  }
  const sum = f64x2.add(low, high);
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

/**
 * Adds a stem of two mono lanes to the mix: lane `a` has the gain `near` on the left and `far` on the right, lane `b` the
 * other way round. `ducking` (a value every 32 samples, one more at the end) times `duck` is the share that is taken
 * away. `outputs` holds the addresses of left, right, reverb send and echo send (i32).
 */
export function mixStem(
  a: usize,
  b: usize,
  outputs: usize,
  ducking: usize,
  count: i32,
  near: f32,
  far: f32,
  duck: f32,
  toReverb: f32,
  toEcho: f32,
): void {
  let left: usize = load<u32>(outputs);
  let right: usize = load<u32>(outputs, 4);
  let reverb: usize = load<u32>(outputs, 8);
  let echo: usize = load<u32>(outputs, 12);
  const nears = f32x4.splat(near);
  const fars = f32x4.splat(far);
  const reverbs = f32x4.splat(toReverb);
  const echoes = f32x4.splat(toEcho);
  const ramp = f32x4(0, 1, 2, 3);
  for (let block = 0; block < count; block += BLOCK, ducking += 4) {
    const from: f32 = 1.0 - duck * f32.load(ducking);
    const step: f32 = (1.0 - duck * f32.load(ducking, 4) - from) / <f32>BLOCK;
    let level = f32x4.add(f32x4.splat(from), f32x4.mul(ramp, f32x4.splat(step)));
    const rise = f32x4.splat(4.0 * step);
    for (let k = 0; k < BLOCK; k += 4) {
      const x = f32x4.mul(v128.load(a), level);
      const y = f32x4.mul(v128.load(b), level);
      const l = f32x4.add(f32x4.mul(x, nears), f32x4.mul(y, fars));
      const r = f32x4.add(f32x4.mul(x, fars), f32x4.mul(y, nears));
      const both = f32x4.add(l, r);
      v128.store(left, f32x4.add(v128.load(left), l));
      v128.store(right, f32x4.add(v128.load(right), r));
      v128.store(reverb, f32x4.add(v128.load(reverb), f32x4.mul(both, reverbs)));
      v128.store(echo, f32x4.add(v128.load(echo), f32x4.mul(both, echoes)));
      level = f32x4.add(level, rise);
      a += 16;
      b += 16;
      left += 16;
      right += 16;
      reverb += 16;
      echo += 16;
    }
  }
}
