import { mulQ15 } from "../samples/lanes.as";

// Converts a finished frame for display: I420 (BT.709, limited range) to RGBA.
//   R = 1.1644 (Y - 16) + 1.7927 (V - 128)
//   G = 1.1644 (Y - 16) - 0.2132 (U - 128) - 0.5329 (V - 128)
//   B = 1.1644 (Y - 16) + 2.1124 (U - 128)
// Samples are in Q7 and factors are quarters in Q15, so sums are in Q5.

const LUMA: i16 = 9539;
const RED_OF_V: i16 = 14686;
const GREEN_OF_U: i16 = -1747;
const GREEN_OF_V: i16 = -4366;
const BLUE_OF_U: i16 = 17305;

/** Chroma of eight pixels: a pixel between two samples gets their mean. Q7, minus 128. */
@inline
function chroma(at: usize): v128 {
  const own = v128.load32_zero(at);
  const next = v128.load32_zero(at + 1);
  const both = i8x16.shuffle(own, i8x16.avgr_u(own, next), 0, 16, 1, 17, 2, 18, 3, 19, 0, 0, 0, 0, 0, 0, 0, 0);
  return i16x8.shl(i16x8.sub(i16x8.extend_low_i8x16_u(both), i16x8.splat(128)), 7);
}

@inline
function toBytes(value: v128): v128 {
  const whole = i16x8.shr_s(i16x8.add(value, i16x8.splat(16)), 5);
  return i8x16.narrow_i16x8_u(whole, whole);
}

/** Writes `width * height` RGBA pixels; width is a multiple of 8, height even. */
export function toRgba(target: usize, frame: usize, width: i32, height: i32): void {
  const size: usize = <usize>(width * height);
  const full = i8x16.splat(-1);
  for (let y = 0; y < height; y++) {
    const luma: usize = frame + <usize>(y * width);
    const chromaU: usize = frame + size + <usize>((y >> 1) * (width >> 1));
    const chromaV: usize = chromaU + (size >> 2);
    let out: usize = target + (<usize>(y * width) << 2);
    for (let x: usize = 0; x < <usize>width; x += 8) {
      const level = i16x8.shl(i16x8.sub(v128.load_ext<u8>(luma + x), i16x8.splat(16)), 7);
      const light = mulQ15(level, i16x8.splat(LUMA));
      const u = chroma(chromaU + (x >> 1));
      const v = chroma(chromaV + (x >> 1));
      const red = toBytes(i16x8.add(light, mulQ15(v, i16x8.splat(RED_OF_V))));
      const greens = i16x8.add(mulQ15(u, i16x8.splat(GREEN_OF_U)), mulQ15(v, i16x8.splat(GREEN_OF_V)));
      const green = toBytes(i16x8.add(light, greens));
      const blue = toBytes(i16x8.add(light, mulQ15(u, i16x8.splat(BLUE_OF_U))));
      const redGreen = i8x16.shuffle(red, green, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const blueAlpha = i8x16.shuffle(blue, full, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      v128.store(out, v128.shuffle<i16>(redGreen, blueAlpha, 0, 8, 1, 9, 2, 10, 3, 11));
      v128.store(out, v128.shuffle<i16>(redGreen, blueAlpha, 4, 12, 5, 13, 6, 14, 7, 15), 16);
      out += 32;
    }
  }
}
