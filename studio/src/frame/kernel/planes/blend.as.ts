// Blending and sprites on 8-bit planes.

/** `target += (over - target) * weight / 128`, byte by byte. `count` is rounded up to 16. */
export function mix(target: usize, over: usize, count: i32, weight: i32): void {
  const keep = i16x8.splat(<i16>(128 - weight));
  const take = i16x8.splat(<i16>weight);
  const half = i16x8.splat(64);
  const end = target + <usize>count;
  for (let o: usize = target, s: usize = over; o < end; o += 16, s += 16) {
    const a = v128.load(o);
    const b = v128.load(s);
    const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a), keep), i16x8.mul(i16x8.extend_low_i8x16_u(b), take));
    const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a), keep), i16x8.mul(i16x8.extend_high_i8x16_u(b), take));
    v128.store(o, i8x16.narrow_i16x8_u(i16x8.shr_u(i16x8.add(low, half), 7), i16x8.shr_u(i16x8.add(high, half), 7)));
  }
}

/** x / 255, rounded, for 0 <= x <= 65025. */
@inline
function by255(x: v128): v128 {
  const t = i16x8.add(x, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(t, i16x8.shr_u(t, 8)), 8);
}

/**
 * Draws a sprite (values multiplied by alpha) over a plane with the opacity `strength` / 255. `width` is a multiple of 8,
 * and the whole sprite is inside the plane.
 */
export function drawSprite(
  target: usize,
  stride: i32,
  values: usize,
  alphas: usize,
  width: i32,
  height: i32,
  strength: i32,
): void {
  const full = i16x8.splat(255);
  const fade = i16x8.splat(<i16>strength);
  for (let y = 0; y < height; y++) {
    const row: usize = target + <usize>(y * stride);
    const from: usize = <usize>(y * width);
    for (let x: usize = 0; x < <usize>width; x += 8) {
      const alpha = v128.load64_zero(alphas + from + x);
      if (!v128.any_true(alpha)) continue;
      const taken = by255(i16x8.mul(i16x8.extend_low_i8x16_u(alpha), fade));
      const added = by255(i16x8.mul(v128.load_ext<u8>(values + from + x), fade));
      const kept = by255(i16x8.mul(v128.load_ext<u8>(row + x), i16x8.sub(full, taken)));
      const sum = i16x8.add(kept, added);
      v128.store64_lane(row + x, i8x16.narrow_i16x8_u(sum, sum), 0);
    }
  }
}

/** A sprite sampled bilinearly (16.16 coordinates); 0 outside. */
@inline
function between(bytes: usize, width: i32, height: i32, u: i32, v: i32): i32 {
  const x = u >> 16;
  const y = v >> 16;
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 0;
  const fx = (u >> 8) & 255;
  const fy = (v >> 8) & 255;
  const at: usize = bytes + <usize>(y * width + x);
  const below: usize = at + <usize>width;
  const top = <i32>load<u8>(at) * (256 - fx) + <i32>load<u8>(at, 1) * fx;
  const bottom = <i32>load<u8>(below) * (256 - fx) + <i32>load<u8>(below, 1) * fx;
  return (top * (256 - fy) + bottom * fy + 32768) >> 16;
}

/**
 * The same for a sprite scaled about its centre, while a word pops in. `step` is source pixels per plane pixel in 16.16.
 * (left, top) is the position of the unscaled sprite.
 */
export function drawScaledSprite(
  target: usize,
  planeWidth: i32,
  planeHeight: i32,
  left: i32,
  top: i32,
  values: usize,
  alphas: usize,
  width: i32,
  height: i32,
  step: i32,
  strength: i32,
): void {
  const halfWidth = (<i64>width << 31) / step >> 16;
  const halfHeight = (<i64>height << 31) / step >> 16;
  const centreX = left + (width >> 1);
  const centreY = top + (height >> 1);
  const x0 = max(0, centreX - <i32>halfWidth);
  const x1 = min(planeWidth, centreX + <i32>halfWidth);
  const y0 = max(0, centreY - <i32>halfHeight);
  const y1 = min(planeHeight, centreY + <i32>halfHeight);
  for (let y = y0; y < y1; y++) {
    const v = (height << 15) + (y - centreY) * step;
    for (let x = x0; x < x1; x++) {
      const u = (width << 15) + (x - centreX) * step;
      const alpha = (between(alphas, width, height, u, v) * strength + 127) / 255;
      if (alpha == 0) continue;
      const value = (between(values, width, height, u, v) * strength + 127) / 255;
      const at: usize = target + <usize>(y * planeWidth + x);
      store<u8>(at, <u8>min(255, (<i32>load<u8>(at) * (255 - alpha) + 127) / 255 + value));
    }
  }
}
