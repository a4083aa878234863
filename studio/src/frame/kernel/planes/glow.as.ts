import { mulQ15 } from "../samples/lanes.as";

// Adds light to a finished plane: `out = in * (1 - cover * glow) + colour * glow`, where the glow at (x, y) is
// columns[x] * rows[y] (a soft blob is the product of two bell curves). With the light's luma as `cover` this is the screen
// blend: light is added, and white stays white.

/**
 * `columns` and `rows` are Q15; `cover` is Q15; `colour` is in Q7 above `neutral` (16 or 128). `dither` holds 8
 * rows of 8 thresholds in Q7.
 */
export function addGlow(
  target: usize,
  width: i32,
  height: i32,
  columns: usize,
  rows: usize,
  cover: i32,
  colour: i32,
  neutral: i32,
  dither: usize,
): void {
  const one = i16x8.splat(32767);
  const covers = i16x8.splat(<i16>cover);
  const colours = i16x8.splat(<i16>colour);
  const level = i16x8.splat(<i16>neutral);
  for (let y = 0; y < height; y++) {
    const across = v128.load16_splat(rows + (<usize>y << 1));
    const thresholds = v128.load(dither + (<usize>(y & 7) << 4));
    const row: usize = target + <usize>(y * width);
    for (let x: usize = 0; x < <usize>width; x += 8) {
      const glow = mulQ15(v128.load(columns + (x << 1)), across);
      const kept = i16x8.sub(one, mulQ15(glow, covers));
      const before = i16x8.shl(i16x8.sub(v128.load_ext<u8>(row + x), level), 7);
      const after = i16x8.add_sat_s(mulQ15(before, kept), mulQ15(glow, colours));
      const whole = i16x8.add(i16x8.shr_s(i16x8.add_sat_s(after, thresholds), 7), level);
      v128.store64_lane(row + x, i8x16.narrow_i16x8_u(whole, whole), 0);
    }
  }
}
