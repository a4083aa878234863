// Oscillators of instruments.

const FULL: f32 = 2147483648.0;

/**
 * Adds a sawtooth, band-limited by a two-sample polynomial step (V. Välimäki, A. Huovilainen, "Antialiasing
 * Oscillators in Subtractive Synthesis", IEEE Signal Processing Magazine 24, 2007). In phase and step one period is 2^32.
 */
export function addSaw(out: usize, count: i32, phase: i32, step: i32, gain: f32): void {
  let phases = i32x4.add(i32x4.splat(phase), i32x4.mul(i32x4.splat(step), i32x4(0, 1, 2, 3)));
  const steps = i32x4.splat(4 * step);
  const inverse = f32x4.splat(1.0 / <f32>step);
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  // Distance to the jump on both sides, in steps: within one step the polynomial smooths the jump.
  const reach = f32x4.sub(one, f32x4.mul(f32x4.splat(FULL), inverse));
  const level = f32x4.splat(1.0 / FULL);
  const gains = f32x4.splat(gain);
  for (let end = out + (<usize>count << 2); out < end; out += 16) {
    const p = f32x4.convert_i32x4_s(phases);
    const q = f32x4.mul(p, inverse);
    const after = f32x4.pmax(zero, f32x4.sub(reach, q));
    const before = f32x4.pmax(zero, f32x4.add(reach, q));
    const round = f32x4.sub(f32x4.mul(after, after), f32x4.mul(before, before));
    const value = f32x4.add(f32x4.mul(p, level), round);
    v128.store(out, f32x4.add(v128.load(out), f32x4.mul(gains, value)));
    phases = i32x4.add(phases, steps);
  }
}

/**
 * Adds decaying sines, two at a time, by y[n] = 2 r cos(w) y[n - 1] - r r y[n - 2]. `state` (f64x2 each) has
 * for each pair: the two factors, y[n - 1] and y[n].
 */
export function addDecayingSinePair(out: usize, count: i32, state: usize): void {
  const forward = v128.load(state);
  const back = v128.load(state, 16);
  let before = v128.load(state, 32);
  let now = v128.load(state, 48);
  for (let i = 0; i < count; i++, out += 4) {
    const both = f64x2.extract_lane(now, 0) + f64x2.extract_lane(now, 1);
    f32.store(out, f32.load(out) + <f32>both);
    const next = f64x2.sub(f64x2.mul(forward, now), f64x2.mul(back, before));
    before = now;
    now = next;
  }
}

/** sin(pi x) for x from -1 to 1, by its Taylor series to the 11th power (error below -140 dB). */
@inline
function sines(x: v128): v128 {
  const away = f32x4.abs(x);
  const t = f32x4.pmin(away, f32x4.sub(f32x4.splat(1), away));
  const u = f32x4.mul(t, t);
  let sum = f32x4.splat(-0.0073704309457143504);
  sum = f32x4.add(f32x4.mul(sum, u), f32x4.splat(0.08214588661112823));
  sum = f32x4.add(f32x4.mul(sum, u), f32x4.splat(-0.5992645293207921));
  sum = f32x4.add(f32x4.mul(sum, u), f32x4.splat(2.550164039877345));
  sum = f32x4.add(f32x4.mul(sum, u), f32x4.splat(-5.16771278004997));
  sum = f32x4.add(f32x4.mul(sum, u), f32x4.splat(<f32>Math.PI));
  const sign = v128.and(x, i32x4.splat(0x80000000));
  return v128.or(f32x4.abs(f32x4.mul(sum, t)), sign);
}

/** Phases (one period is 2^32) in half periods. */
@inline
function halfPeriods(phases: v128): v128 {
  return f32x4.mul(f32x4.convert_i32x4_s(phases), f32x4.splat(1.0 / FULL));
}

@inline
function lanes(step: i32): v128 {
  return i32x4.mul(i32x4.splat(step), i32x4(0, 1, 2, 3));
}

/** A level that falls by a factor every sample, four samples of it. */
@inline
function falling(level: f32, fall: f32): v128 {
  return f32x4(level, level * fall, level * fall * fall, level * fall * fall * fall);
}

/**
 * Adds sin(p + depth sin(q)), `p` growing by `step` and `q` by `modulate` (one period is 2^32). `depth`, in half periods
 * and at most 1, falls by a factor every sample.
 */
export function addFmOperators(out: usize, count: i32, step: i32, modulate: i32, depth: f32, fall: f32, gain: f32): void {
  let carrier = lanes(step);
  let modulator = lanes(modulate);
  let depths = falling(depth, fall);
  const four = f32x4.splat(fall * fall * fall * fall);
  const gains = f32x4.splat(gain);
  for (const end = out + (<usize>count << 2); out < end; out += 16) {
    const bent = f32x4.add(halfPeriods(carrier), f32x4.mul(depths, sines(halfPeriods(modulator))));
    const turns = f32x4.nearest(f32x4.mul(bent, f32x4.splat(0.5)));
    const value = sines(f32x4.sub(bent, f32x4.add(turns, turns)));
    v128.store(out, f32x4.add(v128.load(out), f32x4.mul(gains, value)));
    carrier = i32x4.add(carrier, i32x4.splat(4 * step));
    modulator = i32x4.add(modulator, i32x4.splat(4 * modulate));
    depths = f32x4.mul(depths, four);
  }
}

/** Adds a sine whose level falls by a factor every sample. */
export function addDecayingSine(out: usize, count: i32, step: i32, gain: f32, fall: f32): void {
  let phases = lanes(step);
  let gains = falling(gain, fall);
  const four = f32x4.splat(fall * fall * fall * fall);
  for (const end = out + (<usize>count << 2); out < end; out += 16) {
    v128.store(out, f32x4.add(v128.load(out), f32x4.mul(gains, sines(halfPeriods(phases)))));
    phases = i32x4.add(phases, i32x4.splat(4 * step));
    gains = f32x4.mul(gains, four);
  }
}

/**
 * Adds a sine whose pitch falls: its step (one period is 2^32) is `step (1 + first + second)`, both falling by their
 * factors every fourth sample.
 */
export function addSweptSine(
  out: usize,
  count: i32,
  step: f64,
  gain: f32,
  first: f64,
  firstFall: f64,
  second: f64,
  secondFall: f64,
): void {
  let phase: i32 = 0;
  const gains = f32x4.splat(gain);
  for (const end = out + (<usize>count << 2); out < end; out += 16) {
    const now = <i32>(<i64>(step * (1 + first + second)));
    const phases = i32x4.add(i32x4.splat(phase), lanes(now));
    v128.store(out, f32x4.add(v128.load(out), f32x4.mul(gains, sines(halfPeriods(phases)))));
    phase += 4 * now;
    first *= firstFall;
    second *= secondFall;
  }
}

/** White noise, uniform in -1 to 1. The generator is mulberry32, the same as in `studio/src/random.ts`. */
export function fillWithNoise(out: usize, count: i32, state: u32): void {
  for (let i = 0; i < count; i++, out += 4) {
    state += 0x6d2b79f5;
    let mixed = (state ^ (state >> 15)) * (state | 1);
    mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61);
    f32.store(out, <f32>(<i32>(mixed ^ (mixed >> 14))) * (1.0 / FULL));
  }
}

/** Multiplies by a level that rises from 0 to 1 within `attack` samples and then falls by a factor every sample. */
export function applyAttackAndDecay(out: usize, count: i32, attack: i32, fall: f64): void {
  let level: f64 = 1;
  for (let i = 0; i < count; i++, out += 4) {
    if (i < attack) {
      f32.store(out, (f32.load(out) * <f32>i) / <f32>attack);
    } else {
      f32.store(out, f32.load(out) * <f32>level);
      level *= fall;
    }
  }
}

/** Saturates: softClip(x amount) / softClip(amount). */
export function saturateSamples(out: usize, count: i32, amount: f32, back: f32): void {
  for (let i = 0; i < count; i++, out += 4) {
    const x = max<f32>(-3.0, min<f32>(3.0, f32.load(out) * amount));
    f32.store(out, (x * (27.0 + x * x) * back) / (27.0 + 9.0 * x * x));
  }
}

/**
 * A plucked string, in place: what the sound holds excites a loop of `whole` samples, a two-tap low-pass (weight of the
 * older sample: `damping`) and an all-pass of coefficient `part`, which delays by the rest of the period. `loss` is the
 * gain of one turn.
 */
export function runPluckedString(out: usize, count: i32, whole: i32, part: f32, loss: f32, damping: f32): void {
  const back: usize = <usize>whole << 2;
  let before: f32 = 0;
  let passed: f32 = 0;
  const end = out + (<usize>count << 2);
  for (out += back + 4; out < end; out += 4) {
    const recent = f32.load(out - back);
    const low = recent + damping * (f32.load(out - back - 4) - recent);
    passed = part * (low - passed) + before;
    before = low;
    f32.store(out, f32.load(out) + loss * passed);
  }
}
