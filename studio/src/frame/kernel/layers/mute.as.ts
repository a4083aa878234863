import { by255 } from "./alpha.as";

// What an effect does to the ground and not to the subject, on one plane.

/**
 * Cuts the subject out: `target` stays where `alpha` is 255; around it, up to where `outline` ends, everything is `level`,
 * and beyond that `ground`. `count` is rounded up to 16.
 */
export function cutOut(
  target: usize,
  ground: usize,
  alpha: usize,
  outline: usize,
  level: i32,
  count: i32,
): void {
  const end: usize = target + <usize>count;
  const rim = i8x16.splat(<i8>level);
  const full = i8x16.splat(<i8>255);
  for (let o = target, g = ground, m = alpha, n = outline; o < end; o += 16, g += 16, m += 16, n += 16) {
    const reach = v128.load(n);
    const under = v128.load(g);
    if (!v128.any_true(reach)) {
      v128.store(o, under);
      continue;
    }
    const share = v128.load(m);
    if (i8x16.all_true(i8x16.eq(v128.and(share, reach), full))) continue;
    v128.store(o, mixed(under, mixed(rim, v128.load(o), share), reach));
  }
}

@inline
function mixed(under: v128, over: v128, alpha: v128): v128 {
  const full = i16x8.splat(255);
  const low = i16x8.extend_low_i8x16_u(alpha);
  const high = i16x8.extend_high_i8x16_u(alpha);
  const left = i16x8.add(
    i16x8.mul(i16x8.extend_low_i8x16_u(under), i16x8.sub(full, low)),
    i16x8.mul(i16x8.extend_low_i8x16_u(over), low),
  );
  const right = i16x8.add(
    i16x8.mul(i16x8.extend_high_i8x16_u(under), i16x8.sub(full, high)),
    i16x8.mul(i16x8.extend_high_i8x16_u(over), high),
  );
  return i8x16.narrow_i16x8_u(by255(left), by255(right));
}

/**
 * Brings the ground nearer to `neutral`: `kept` / 255 of its distance is left where `alpha` is 0, all of it where that is
 * 255. `count` is rounded up to 16.
 */
export function mute(target: usize, alpha: usize, count: i32, neutral: i32, kept: i32): void {
  const end: usize = target + <usize>count;
  const level = i16x8.splat(<i16>neutral);
  const least = i16x8.splat(<i16>(kept * 128 / 255));
  const span = i16x8.splat(<i16>(128 - kept * 128 / 255));
  for (let o = target, m = alpha; o < end; o += 16, m += 16) {
    const a = v128.load(m);
    const p = v128.load(o);
    v128.store(
      o,
      i8x16.narrow_i16x8_u(
        muted(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(a), level, least, span),
        muted(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(a), level, least, span),
      ),
    );
  }
}

/** Q7: shares add up to 128, so no product leaves 16 bits. */
@inline
function muted(pixels: v128, alphas: v128, level: v128, least: v128, span: v128): v128 {
  const share = i16x8.add(least, by255(i16x8.mul(alphas, span)));
  const far = i16x8.mul(i16x8.sub(pixels, level), share);
  return i16x8.add(i16x8.shr_s(i16x8.add(far, i16x8.splat(64)), 7), level);
}
