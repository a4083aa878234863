// Where the subject is, in the frame: one byte a pixel, 0 ground to 255 subject. It is drawn like a chroma plane, at half of
// the frame's size, and doubled for luma.

/** Three parts of `near` and one of `far`, rounded. */
@inline
function nearer(near: v128, far: v128): v128 {
  // Half, then half of that: `avgr_u` rounds up, so the two roundings are made to differ.
  const half = i8x16.avgr_u(near, far);
  const lost = v128.and(v128.xor(near, half), i8x16.splat(1));
  return i8x16.sub(i8x16.avgr_u(near, half), lost);
}

/**
 * Doubles a plane of `width` x `height`. Samples are those of chroma: at the left of two columns, between two rows. May
 * read 16 bytes past the end of a row.
 */
export function doubleAlpha(target: usize, source: usize, width: i32, height: i32): void {
  const stride: usize = <usize>width;
  for (let y = 0; y < 2 * height; y++) {
    const row = y >> 1;
    const other = max(0, min(height - 1, (y & 1) != 0 ? row + 1 : row - 1));
    const near: usize = source + <usize>row * stride;
    const far: usize = source + <usize>other * stride;
    const out: usize = target + <usize>y * (stride << 1);
    for (let x: usize = 0; x < stride; x += 16) {
      const left = nearer(v128.load(near + x), v128.load(far + x));
      const next = nearer(v128.load(near + x, 1), v128.load(far + x, 1));
      const between = i8x16.avgr_u(left, next);
      v128.store(out + (x << 1), i8x16.shuffle(left, between, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
      if (x + 8 < stride) {
        v128.store(out + (x << 1), i8x16.shuffle(left, between, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
      }
    }
  }
}

/** x / 255, rounded, for 0 <= x <= 65025. */
@inline
export function by255(x: v128): v128 {
  const t = i16x8.add(x, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(t, i16x8.shr_u(t, 8)), 8);
}

/** `target` where `alpha` is 0, `over` where it is 255. `count` is rounded up to 16. */
export function layOver(target: usize, over: usize, alpha: usize, count: i32): void {
  const full = i16x8.splat(255);
  const end: usize = target + <usize>count;
  for (let o = target, s = over, m = alpha; o < end; o += 16, s += 16, m += 16) {
    const share = v128.load(m);
    if (!v128.any_true(share)) continue;
    const a = v128.load(o);
    const b = v128.load(s);
    const low = i16x8.extend_low_i8x16_u(share);
    const high = i16x8.extend_high_i8x16_u(share);
    const left = i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(a), i16x8.sub(full, low)),
      i16x8.mul(i16x8.extend_low_i8x16_u(b), low),
    );
    const right = i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(a), i16x8.sub(full, high)),
      i16x8.mul(i16x8.extend_high_i8x16_u(b), high),
    );
    v128.store(o, i8x16.narrow_i16x8_u(by255(left), by255(right)));
  }
}
