// Room and echoes, at half the rate. Everything is a loop of `count` samples, followed by four spare ones.

/** Every second sample after a low-pass (half-band, 7 taps). The source has four samples of the loop on either side. */
export function halve(target: usize, source: usize, count: i32): void {
  for (let k = 0; k < count; k++, target += 4, source += 8) {
    const near = f32.load(source - 4) + f32.load(source, 4);
    const far = f32.load(source - 12) + f32.load(source, 12);
    f32.store(target, 0.5 * f32.load(source) + 0.28125 * near - 0.03125 * far);
  }
}

/** All-pass y[n] = x[n - d] - g x[n] + g y[n - d]; `then` and `thenOut` are `d` samples behind. */
export function diffuse(out: usize, input: usize, thenOut: usize, then: usize, count: i32, gain: f32): void {
  const g = f32x4.splat(gain);
  for (let n = 0; n < count; n += 4, out += 16, input += 16, thenOut += 16, then += 16) {
    const back = f32x4.sub(v128.load(thenOut), v128.load(input));
    v128.store(out, f32x4.add(v128.load(then), f32x4.mul(g, back)));
  }
}

/** The mean of three neighbours, the outer ones weighted by `c`: a low-pass that keeps the middle in place. */
@inline
function dulled(at: usize, c: v128, middle: v128): v128 {
  const outer = f32x4.add(v128.load(at - 4), v128.load(at, 4));
  return f32x4.add(f32x4.mul(middle, v128.load(at)), f32x4.mul(c, outer));
}

/** One stretch of echoes: `left` is the send and the right echo, dulled, `right` the left echo, each a time before. */
export function echo(
  left: usize,
  right: usize,
  send: usize,
  thenLeft: usize,
  thenRight: usize,
  count: i32,
  feedback: f32,
  damping: f32,
): void {
  const back = f32x4.splat(feedback);
  const c = f32x4.splat(damping);
  const middle = f32x4.splat(1.0 - 2.0 * damping);
  for (let n = 0; n < count; n += 4, left += 16, right += 16, send += 16, thenLeft += 16, thenRight += 16) {
    const again = f32x4.mul(back, dulled(thenRight, c, middle));
    v128.store(left, f32x4.add(dulled(send, c, middle), again));
    v128.store(right, f32x4.mul(back, v128.load(thenLeft)));
  }
}

const LINES: i32 = 8;
/** Samples of a line's memory, and bytes with the spare ones before and behind it. */
const MEMORY: i32 = 2048;
const STRIDE: usize = (2048 + 16) * 4;
const FRONT: usize = 8 * 4;

/**
 * A feedback delay network of eight lines. `lines` has for each line its delay (i32) and its gain (f32);
 * `memories` the eight memories of MEMORY samples, eight spare ones before and behind each. Starts writing at
 * `write` and returns where it stopped. Without `left` nothing is heard of it.
 */
export function network(
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
      const read = f32x4.mul(dulled(from, c, middle), v128.load32_splat(lines + (<usize>k << 3), 4));
      v128.store(READ + (<usize>k << 4), read);
      sum = f32x4.add(sum, read);
      const signed = (k & 2) == 0 ? read : f32x4.neg(read);
      if (k & 1) r = f32x4.add(r, signed);
      else l = f32x4.add(l, signed);
    }
    const rest = f32x4.sub(v128.load(input), f32x4.mul(share, sum));
    for (let k = 0; k < LINES; k++) {
      remember(memories + <usize>k * STRIDE + FRONT, write, f32x4.add(rest, v128.load(READ + (<usize>k << 4))));
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

/** What the lines have just given. */
const READ: usize = memory.data(16 * 8, 16);

/** Writes into a line's memory, and beyond its ends what a read over them finds there. */
@inline
function remember(line: usize, write: i32, value: v128): void {
  v128.store(line + (<usize>write << 2), value);
  if (write < 8) v128.store(line + (<usize>(write + MEMORY) << 2), value);
  if (write >= MEMORY - 8) v128.store(line + (<usize>write << 2) - (<usize>MEMORY << 2), value);
}

/**
 * Adds the returns, at half the rate, to the mix; between two samples stands their mean of four. `press` as in
 * `sit`; `count` samples of the mix.
 */
export function addReturns(target: usize, room: usize, echoes: usize, press: usize, count: i32, duck: f32): void {
  for (let block = 0; block < count; block += 32, press += 4) {
    const from: f32 = 1.0 - duck * f32.load(press);
    const step: f32 = (1.0 - duck * f32.load(press, 4) - from) / 32.0;
    let level: f32 = from;
    for (let k = 0; k < 16; k++, target += 8, room += 4, echoes += 4) {
      const before = f32.load(room - 4) + f32.load(echoes - 4);
      const now = f32.load(room) + f32.load(echoes);
      const next = f32.load(room, 4) + f32.load(echoes, 4);
      const after = f32.load(room, 8) + f32.load(echoes, 8);
      f32.store(target, f32.load(target) + level * now);
      level += step;
      const between: f32 = 0.5625 * (now + next) - 0.0625 * (before + after);
      f32.store(target, f32.load(target, 4) + level * between, 4);
      level += step;
    }
  }
}
