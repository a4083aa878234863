// Converts the decoded picture to graded BT.709 planes.

/** Addresses of the colour tables and of the output planes. Curves have 256 numbers in Q6 (0 to 255 * 64). */
@unmanaged
export class PlaneGradeJob {
  redCurve: usize;
  greenCurve: usize;
  blueCurve: usize;
  /** Blue and red difference weights, Q14, saturation included. */
  blueDifference: i32;
  redDifference: i32;
  /** 8 x 8 thresholds, 0 to 63. */
  thresholds: usize;
  luma: usize;
  chromaU: usize;
  chromaV: usize;
  lumaStride: i32;
  chromaStride: i32;
  /** Buffer for what each value of each channel adds to luma, U and V, and for the thresholds as vectors. */
  shares: usize;
}

// Luma weights of BT.709 (0.2126, 0.7152, 0.0722) in Q14; in limited range (219 / 255) for the luma plane.
const KR: i32 = 3483;
const KG: i32 = 11718;
const KB: i32 = 1183;
const K_ONE: i32 = 16384;
const LIMITED_KR: i32 = 2991;
const LIMITED_KG: i32 = 10064;
const LIMITED_KB: i32 = 1016;
/** Graded values are Q6, weights Q14. */
const SHIFT: i32 = 20;
const ONE: i32 = 1 << SHIFT;
const SHARE_SHIFT: usize = 4;
const CHANNEL_BYTES: usize = 256 << SHARE_SHIFT;
const DITHER: usize = 3 * CHANNEL_BYTES;

/** Fills the table of one channel: what each of its values adds to luma, blue difference and red difference. */
function fillShares(shares: usize, curve: usize, light: i32, blue: i32, red: i32, job: PlaneGradeJob): void {
  for (let i: usize = 0; i < 256; i++) {
    const value = <i32>load<i16>(curve + (i << 1));
    const share: usize = shares + (i << SHARE_SHIFT);
    store<i32>(share, light * value);
    store<i32>(share, <i32>((<i64>(blue * value) * job.blueDifference) >> 14), 4);
    store<i32>(share, <i32>((<i64>(red * value) * job.redDifference) >> 14), 8);
  }
}

/** Computes the tables of a grade; call it before `gradeRows`. */
export function prepareGrade(job: PlaneGradeJob): void {
  fillShares(job.shares, job.redCurve, LIMITED_KR, -KR, K_ONE - KR, job);
  fillShares(job.shares + CHANNEL_BYTES, job.greenCurve, LIMITED_KG, -KG, -KG, job);
  fillShares(job.shares + 2 * CHANNEL_BYTES, job.blueCurve, LIMITED_KB, K_ONE - KB, -KB, job);
  for (let i: usize = 0; i < 64; i++) {
    const threshold = <i32>load<u8>(job.thresholds + i);
    store<i32>(job.shares + DITHER + (i << 2), (threshold * 2 + 1) * (ONE >> 7) + (16 << SHIFT));
  }
}

/** Luma, U and V of a pixel, Q20. */
@inline
function sharesOf(shares: usize, rgb: usize): v128 {
  const red = v128.load(shares + (<usize>load<u8>(rgb) << SHARE_SHIFT));
  const green = v128.load(shares + (<usize>load<u8>(rgb, 1) << SHARE_SHIFT), CHANNEL_BYTES);
  const blue = v128.load(shares + (<usize>load<u8>(rgb, 2) << SHARE_SHIFT), 2 * CHANNEL_BYTES);
  return i32x4.add(i32x4.add(red, green), blue);
}

/** Stores four numbers as bytes. */
@inline
function storeBytes(at: usize, numbers: v128): void {
  const halves = i16x8.narrow_i32x4_s(i32x4.shr_s(numbers, SHIFT), numbers);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(halves, halves), 0);
}

/** Grades four pixels; returns U and V of the left two and of the right two. */
@inline
function gradeFour(luma: usize, shares: usize, rgb: usize, dither: v128): v128 {
  const a = sharesOf(shares, rgb);
  const b = sharesOf(shares, rgb + 3);
  const c = sharesOf(shares, rgb + 6);
  const d = sharesOf(shares, rgb + 9);
  const lights = v128.shuffle<i64>(v128.shuffle<i32>(a, b, 0, 4, 0, 4), v128.shuffle<i32>(c, d, 0, 4, 0, 4), 0, 2);
  storeBytes(luma, i32x4.add(lights, dither));
  // U, V of the left pair, U, V of the right.
  return v128.shuffle<i32>(i32x4.add(a, b), i32x4.add(c, d), 1, 2, 5, 6);
}

/**
 * Grades `rows` (an even number) rows of interleaved RGB into the three planes, starting at picture row `top`.
 * Luma is dithered when it is rounded, so that gradients do not show bands. May write two samples past the end of a row.
 */
export function gradeRows(job: PlaneGradeJob, rgb: usize, width: i32, top: i32, rows: i32): void {
  const shares = job.shares;
  const stride: usize = <usize>width * 3;
  const half = i32x4.splat((128 << SHIFT) + (ONE >> 1));
  for (let y = 0; y < rows; y += 2) {
    const dither: usize = shares + DITHER + (<usize>((top + y) & 7) << 5);
    let at: usize = rgb + <usize>y * stride;
    let luma: usize = job.luma + <usize>((top + y) * job.lumaStride);
    let chroma: usize = <usize>(((top + y) >> 1) * job.chromaStride);
    for (let x = 0; x < width; x += 4) {
      const thresholds: usize = dither + (<usize>(x & 4) << 2);
      const upper = gradeFour(luma, shares, at, v128.load(thresholds));
      const lower = gradeFour(luma + <usize>job.lumaStride, shares, at + stride, v128.load(thresholds, 32));
      const four = i32x4.add(i32x4.shr_s(i32x4.add(upper, lower), 2), half);
      const words = i16x8.narrow_i32x4_s(i32x4.shr_s(four, SHIFT), four);
      const bytes = i8x16.narrow_i16x8_u(words, words);
      const pairs = i8x16.shuffle(bytes, bytes, 0, 2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      v128.store16_lane(job.chromaU + chroma, pairs, 0);
      v128.store16_lane(job.chromaV + chroma, pairs, 1);
      at += 12;
      luma += 4;
      chroma += 2;
    }
  }
}
