// Converts the decoded picture to graded BT.709 planes.

/** Addresses of the tables of a grade and of the output planes. Numbers are 32-bit floats in 8-bit levels of the planes. */
@unmanaged
export class PlaneGradeJob {
  /** Per value of a pixel's largest channel: the factor of all its channels, so that its hue stays. */
  gains: usize;
  /** Per value of a pixel's largest channel: what is added to luma. */
  lifts: usize;
  /** Per level of luma: what is added to U and V, saturation, and saturation of skin. */
  tints: usize;
  /** Per V + 128 and U + 128: how surely that is the colour of skin, 0 to 255. */
  skin: usize;
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

// Luma weights of BT.709.
const KR: f32 = 0.2126;
const KG: f32 = 0.7152;
const KB: f32 = 0.0722;
/** Limited range of luma, and of U and V over the span of B - Y and R - Y. */
const LUMA_RANGE: f32 = 219 / 255;
const BLUE_RANGE: f32 = 224 / 255 / (2 * (1 - 0.0722));
const RED_RANGE: f32 = 224 / 255 / (2 * (1 - 0.2126));
const BLACK: f32 = 16;
const SHARE_SHIFT: usize = 4;
const TINT_SHIFT: usize = 4;
const CHANNEL_BYTES: usize = 256 << SHARE_SHIFT;
const DITHER: usize = 3 * CHANNEL_BYTES;

/** Fills the table of one channel: what each of its values adds to luma, U and V. */
function fillShares(shares: usize, light: f32, blue: f32, red: f32): void {
  for (let i: usize = 0; i < 256; i++) {
    const value = <f32>i;
    const share: usize = shares + (i << SHARE_SHIFT);
    store<f32>(share, light * value * LUMA_RANGE);
    store<f32>(share, blue * value * BLUE_RANGE, 4);
    store<f32>(share, red * value * RED_RANGE, 8);
    store<f32>(share, 0, 12);
  }
}

/** Computes the tables that all grades share; call it before `gradeRows`. */
export function prepareGrade(job: PlaneGradeJob): void {
  fillShares(job.shares, KR, -KR, 1 - KR);
  fillShares(job.shares + CHANNEL_BYTES, KG, -KG, -KG);
  fillShares(job.shares + 2 * CHANNEL_BYTES, KB, 1 - KB, -KB);
  for (let i: usize = 0; i < 64; i++) {
    const threshold = <f32>load<u8>(job.thresholds + i);
    store<f32>(job.shares + DITHER + (i << 2), (threshold * 2 + 1) / 128 + BLACK);
  }
}

/** Luma, U and V of a pixel with the grade's tones. */
@inline
function tonedPixel(job: PlaneGradeJob, rgb: usize): v128 {
  const r = <u32>load<u8>(rgb);
  const g = <u32>load<u8>(rgb, 1);
  const b = <u32>load<u8>(rgb, 2);
  const red = v128.load(job.shares + (<usize>r << SHARE_SHIFT));
  const green = v128.load(job.shares + (<usize>g << SHARE_SHIFT), CHANNEL_BYTES);
  const blue = v128.load(job.shares + (<usize>b << SHARE_SHIFT), 2 * CHANNEL_BYTES);
  const upper = r > g ? r : g;
  const most: usize = <usize>(upper > b ? upper : b) << 2;
  const sum = f32x4.add(f32x4.add(red, green), blue);
  return f32x4.add(f32x4.mul(sum, v128.load32_splat(job.gains + most)), v128.load32_zero(job.lifts + most));
}

/** Stores four numbers as bytes. */
@inline
function storeBytes(at: usize, numbers: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(numbers);
  const halves = i16x8.narrow_i32x4_s(whole, whole);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(halves, halves), 0);
}

/** The mean luma, U and V of the 2 x 2 pixels of a chroma sample, times four. */
@inline
function addFour(a: v128, b: v128, c: v128, d: v128): v128 {
  return f32x4.add(f32x4.add(a, b), f32x4.add(c, d));
}

/** Stores U and V of four pixels, whose luma, U and V are given as their sums. */
@inline
function storeChroma(job: PlaneGradeJob, at: usize, sums: v128): void {
  const mean = f32x4.mul(sums, f32x4.splat(0.25));
  const whole = i32x4.trunc_sat_f32x4_s(mean);
  const level = i32x4.extract_lane(whole, 0);
  const halves = i16x8.narrow_i32x4_s(whole, whole);
  const near = i8x16.narrow_i16x8_s(halves, halves);
  const column = <i32>i8x16.extract_lane_s(near, 1) + 128;
  const row = <i32>i8x16.extract_lane_s(near, 2) + 128;
  const skin: f32 = <f32>load<u8>(job.skin + <usize>((row << 8) + column)) * (1 / <f32>255);
  const tint = job.tints + (<usize>min(255, max(0, level)) << TINT_SHIFT);
  const usual = load<f32>(tint, 8);
  const saturation = usual + (load<f32>(tint, 12) - usual) * skin;
  const other: f32 = 1 - skin;
  const u = f32x4.extract_lane(mean, 1) * saturation + load<f32>(tint) * other;
  const v = f32x4.extract_lane(mean, 2) * saturation + load<f32>(tint, 4) * other;
  store<u8>(job.chromaU + at, <u8>min<i32>(255, max<i32>(0, <i32>(u + 128.5))));
  store<u8>(job.chromaV + at, <u8>min<i32>(255, max<i32>(0, <i32>(v + 128.5))));
}

/** Four pixels' luma of their luma, U and V. */
@inline
function lightsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<i64>(v128.shuffle<i32>(a, b, 0, 4, 0, 4), v128.shuffle<i32>(c, d, 0, 4, 0, 4), 0, 2);
}

/**
 * Grades `rows` (an even number) rows of interleaved RGB into the three planes, starting at picture row `top`.
 * Luma is dithered when it is rounded, so that gradients do not show bands. May write two samples past the end of a row.
 */
export function gradeRows(job: PlaneGradeJob, rgb: usize, width: i32, top: i32, rows: i32): void {
  const stride: usize = <usize>width * 3;
  for (let y = 0; y < rows; y += 2) {
    const dither: usize = job.shares + DITHER + (<usize>((top + y) & 7) << 5);
    let at: usize = rgb + <usize>y * stride;
    let luma: usize = job.luma + <usize>((top + y) * job.lumaStride);
    let chroma: usize = <usize>(((top + y) >> 1) * job.chromaStride);
    for (let x = 0; x < width; x += 4) {
      const thresholds: usize = dither + (<usize>(x & 4) << 2);
      const a = tonedPixel(job, at);
      const b = tonedPixel(job, at + 3);
      const c = tonedPixel(job, at + 6);
      const d = tonedPixel(job, at + 9);
      const below: usize = at + stride;
      const e = tonedPixel(job, below);
      const f = tonedPixel(job, below + 3);
      const g = tonedPixel(job, below + 6);
      const h = tonedPixel(job, below + 9);
      storeBytes(luma, f32x4.add(lightsOf(a, b, c, d), v128.load(thresholds)));
      storeBytes(luma + <usize>job.lumaStride, f32x4.add(lightsOf(e, f, g, h), v128.load(thresholds, 32)));
      storeChroma(job, chroma, addFour(a, b, e, f));
      storeChroma(job, chroma + 1, addFour(c, d, g, h));
      at += 12;
      luma += 4;
      chroma += 2;
    }
  }
}
