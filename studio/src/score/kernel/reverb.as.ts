// Reverb and echoes, at half the sample rate. Every sound is a loop of `count` samples, followed by four spare ones.

/** Every second sample after a low-pass (half-band, 7 taps). There are four samples of the loop before and after the source. */
export function halveRate(target: usize, source: usize, count: i32): void {
  for (let k = 0; k < count; k++, target += 4, source += 8) {
    const near = f32.load(source - 4) + f32.load(source, 4);
    const far = f32.load(source - 12) + f32.load(source, 12);
    f32.store(target, 0.5 * f32.load(source) + 0.28125 * near - 0.03125 * far);
  }
}

/** All-pass y[n] = x[n - d] - g x[n] + g y[n - d]; `delayedIn` and `delayedOut` are `d` samples earlier. */
export function runAllPass(out: usize, input: usize, delayedOut: usize, delayedIn: usize, count: i32, gain: f32): void {
  const g = f32x4.splat(gain);
  for (let n = 0; n < count; n += 4, out += 16, input += 16, delayedOut += 16, delayedIn += 16) {
    const back = f32x4.sub(v128.load(delayedOut), v128.load(input));
    v128.store(out, f32x4.add(v128.load(delayedIn), f32x4.mul(g, back)));
  }
}

/** Weighted mean of three neighbours, the outer ones with weight `c`: a low-pass without delay. */
@inline
function damped(at: usize, c: v128, middle: v128): v128 {
  const outer = f32x4.add(v128.load(at - 4), v128.load(at, 4));
  return f32x4.add(f32x4.mul(middle, v128.load(at)), f32x4.mul(c, outer));
}

/** Part of a ping-pong echo: left = damped send + damped right echo, right = left echo, both one echo time earlier. */
export function runPingPongEcho(
  left: usize,
  right: usize,
  send: usize,
  delayedLeft: usize,
  delayedRight: usize,
  count: i32,
  feedback: f32,
  damping: f32,
): void {
  const back = f32x4.splat(feedback);
  const c = f32x4.splat(damping);
  const middle = f32x4.splat(1.0 - 2.0 * damping);
  for (let n = 0; n < count; n += 4, left += 16, right += 16, send += 16, delayedLeft += 16, delayedRight += 16) {
    const repeated = f32x4.mul(back, damped(delayedRight, c, middle));
    v128.store(left, f32x4.add(damped(send, c, middle), repeated));
    v128.store(right, f32x4.mul(back, v128.load(delayedLeft)));
  }
}

const LINES: i32 = 8;
/** Samples that a line keeps, and its bytes together with the spare samples before and after them. */
const MEMORY: i32 = 2048;
const STRIDE: usize = (2048 + 16) * 4;
const FRONT: usize = 8 * 4;

/**
 * A feedback delay network of eight lines. `lines` has for each line its delay (i32) and its gain (f32); `memories`
 * has MEMORY samples for each line, with eight spare ones before and after. Starts writing at `write`; returns where
 * the next call continues. If `left` is 0 there is no output.
 */
export function runFeedbackDelayNetwork(
  left: usize,
  right: usize,
  input: usize,
  lines: usize,
  memories: usize,
  count: i32,
  write: i32,
  damping: f32,
): i32 {
  const c = f32x4.splat(damping);
  const middle = f32x4.splat(1.0 - 2.0 * damping);
  const share = f32x4.splat(2.0 / <f32>LINES);
  const heard = f32x4.splat(0.35);
  for (let n = 0; n < count; n += 4, input += 16) {
    let sum = f32x4.splat(0);
    let l = sum;
    let r = sum;
    for (let k = 0; k < LINES; k++) {
      const at = (write - load<i32>(lines + (<usize>k << 3))) & (MEMORY - 1);
      const from = memories + <usize>k * STRIDE + FRONT + (<usize>at << 2);
      const read = f32x4.mul(damped(from, c, middle), v128.load32_splat(lines + (<usize>k << 3), 4));
      v128.store(READ + (<usize>k << 4), read);
      sum = f32x4.add(sum, read);
      const signed = (k & 2) == 0 ? read : f32x4.neg(read);
      if (k & 1) r = f32x4.add(r, signed);
      else l = f32x4.add(l, signed);
    }
    const rest = f32x4.sub(v128.load(input), f32x4.mul(share, sum));
    for (let k = 0; k < LINES; k++) {
      writeRing(memories + <usize>k * STRIDE + FRONT, write, f32x4.add(rest, v128.load(READ + (<usize>k << 4))));
    }
    if (left != 0) {
      v128.store(left, f32x4.mul(l, heard));
      v128.store(right, f32x4.mul(r, heard));
      left += 16;
      right += 16;
    }
    write = (write + 4) & (MEMORY - 1);
  }
  return write;
}

/** The samples that were just read from the lines. */
const READ: usize = memory.data(16 * 8, 16);

/** Writes into a line's ring buffer, and repeats its ends outside so that a read can cross them. */
@inline
function writeRing(line: usize, write: i32, value: v128): void {
  v128.store(line + (<usize>write << 2), value);
  if (write < 8) v128.store(line + (<usize>(write + MEMORY) << 2), value);
  if (write >= MEMORY - 8) v128.store(line + (<usize>write << 2) - (<usize>MEMORY << 2), value);
}

/**
 * Adds reverb and echoes, at half the rate, to the mix; samples between are interpolated from four. `ducking` as in
 * `mixStem`; `count` samples of the mix.
 */
export function addReturns(target: usize, reverb: usize, echoes: usize, ducking: usize, count: i32, duck: f32): void {
  for (let block = 0; block < count; block += 32, ducking += 4) {
    const from: f32 = 1.0 - duck * f32.load(ducking);
    const step: f32 = (1.0 - duck * f32.load(ducking, 4) - from) / 32.0;
    let level: f32 = from;
    for (let k = 0; k < 16; k++, target += 8, reverb += 4, echoes += 4) {
      const before = f32.load(reverb - 4) + f32.load(echoes - 4);
      const now = f32.load(reverb) + f32.load(echoes);
      const next = f32.load(reverb, 4) + f32.load(echoes, 4);
      const after = f32.load(reverb, 8) + f32.load(echoes, 8);
      f32.store(target, f32.load(target) + level * now);
      level += step;
      const between: f32 = 0.5625 * (now + next) - 0.0625 * (before + after);
      f32.store(target, f32.load(target, 4) + level * between, 4);
      level += step;
    }
  }
}
