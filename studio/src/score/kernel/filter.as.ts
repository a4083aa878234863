// Recursive filters. Two lanes of 64-bit floats are two channels, or middle and side.

/** Added to the input so that filters never hold denormal numbers in silence: those are a hundred times slower. */
const NEARLY_NOTHING: v128 = f64x2.splat(1e-20);

/** Two samples as one pair. */
@inline
function pair(a: usize, b: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load32_lane(b, v128.load32_zero(a), 1));
}

@inline
function store(a: usize, b: usize, value: v128): void {
  const narrow = f32x4.demote_f64x2_zero(value);
  v128.store32_lane(a, narrow, 0);
  v128.store32_lane(b, narrow, 1);
}

/**
 * A filter of two states x, y, in place on two channels (the same address twice is one channel):
 * out = d in + e x + f y, x' = a x + b y + g in, y' = c x + h y + i in. `state` (f64x2 each): a, b, g, c, h, i,
 * d, e, f, and the two states.
 */
export function runStateVariableFilter(left: usize, right: usize, count: i32, state: usize): void {
  const a = v128.load(state);
  const b = v128.load(state, 16);
  const g = v128.load(state, 32);
  const c = v128.load(state, 48);
  const h = v128.load(state, 64);
  const i = v128.load(state, 80);
  const d = v128.load(state, 96);
  const e = v128.load(state, 112);
  const f = v128.load(state, 128);
  let x = v128.load(state, 144);
  let y = v128.load(state, 160);
  for (const end = left + (<usize>count << 2); left < end; left += 4, right += 4) {
    const now = f64x2.add(pair(left, right), NEARLY_NOTHING);
    const out = f64x2.add(f64x2.mul(d, now), f64x2.add(f64x2.mul(e, x), f64x2.mul(f, y)));
    const next = f64x2.add(f64x2.add(f64x2.mul(a, x), f64x2.mul(b, y)), f64x2.mul(g, now));
    y = f64x2.add(f64x2.add(f64x2.mul(c, x), f64x2.mul(h, y)), f64x2.mul(i, now));
    x = next;
    store(left, right, out);
  }
  v128.store(state, x, 144);
  v128.store(state, y, 160);
}

/** A pair's sum and difference. */
@inline
function sumAndDifference(x: v128): v128 {
  const turned = v128.shuffle<i64>(x, x, 1, 0);
  return v128.shuffle<i64>(f64x2.add(x, turned), f64x2.sub(turned, x), 0, 3);
}

/**
 * Runs two channels through three second-order sections (transposed direct form II), in place. `state` (f64x2 each)
 * has for each section b0, b1, b2, a1, a2 and two states, for both channels side by side. `encode` first turns
 * left and right into middle and side; `decode` turns them back at the end.
 */
export function runEqualiserSections(left: usize, right: usize, count: i32, state: usize, encode: bool, decode: bool): void {
  let p1 = v128.load(state, 80);
  let p2 = v128.load(state, 96);
  let q1 = v128.load(state, 192);
  let q2 = v128.load(state, 208);
  let r1 = v128.load(state, 304);
  let r2 = v128.load(state, 320);
  const half = f64x2.splat(0.5);
  for (const end = left + (<usize>count << 2); left < end; left += 4, right += 4) {
    let x = f64x2.add(pair(left, right), NEARLY_NOTHING);
    if (encode) x = f64x2.mul(sumAndDifference(x), half);
    const y = f64x2.add(f64x2.mul(v128.load(state), x), p1);
    p1 = f64x2.sub(f64x2.add(f64x2.mul(v128.load(state, 16), x), p2), f64x2.mul(v128.load(state, 48), y));
    p2 = f64x2.sub(f64x2.mul(v128.load(state, 32), x), f64x2.mul(v128.load(state, 64), y));
    const z = f64x2.add(f64x2.mul(v128.load(state, 112), y), q1);
    q1 = f64x2.sub(f64x2.add(f64x2.mul(v128.load(state, 128), y), q2), f64x2.mul(v128.load(state, 160), z));
    q2 = f64x2.sub(f64x2.mul(v128.load(state, 144), y), f64x2.mul(v128.load(state, 176), z));
    const w = f64x2.add(f64x2.mul(v128.load(state, 224), z), r1);
    r1 = f64x2.sub(f64x2.add(f64x2.mul(v128.load(state, 240), z), r2), f64x2.mul(v128.load(state, 272), w));
    r2 = f64x2.sub(f64x2.mul(v128.load(state, 256), z), f64x2.mul(v128.load(state, 288), w));
    store(left, right, decode ? sumAndDifference(w) : w);
  }
  v128.store(state, p1, 80);
  v128.store(state, p2, 96);
  v128.store(state, q1, 192);
  v128.store(state, q2, 208);
  v128.store(state, r1, 304);
  v128.store(state, r2, 320);
}
