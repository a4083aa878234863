// Grades the pixels of a picture, four at a time.

/** Parameters that are the same for all rows; written field by field by `grade.ts`. */
@unmanaged
export class GradeJob {
  /** Factors per channel minus one: white balance and warmth. */
  red: f32;
  green: f32;
  blue: f32;
  /** How much the balance is reduced for white, 0 to 1. */
  keptWhite: f32;
  clarity: f32;
  mostGain: f32;
  /** Change of saturation (negative is less), how much less of it vivid colours get, and its minimum. */
  boost: f32;
  calm: f32;
  least: f32;
  /** Fade: gain of the light, and level of black. */
  keep: f32;
  fade: f32;
  tintRed: f32;
  tintGreen: f32;
  tintBlue: f32;
  /** Half the range of the grain, in 8-bit levels. */
  grain: f32;
  /** Above `shoulder` highlights are compressed by `bend` times the squared distance; `white` is where they reach white. */
  shoulder: f32;
  white: f32;
  bend: f32;
  /** 256 numbers: what is added to each level of broad light. */
  lift: usize;
  /** One number per column: what the vignette adds to the `dark` of the row. */
  shade: usize;
}

const WHITE: f32 = 255;
/** Above this level the colour balance has less effect. */
const NEAR_WHITE: f32 = 160;
const HASH_X: i32 = 0x27d4eb2d;
const HASH_Y: i32 = 0x165667b1;
const HASH_MIX: i32 = 0x2c1b3c6d;
const HASH_RANGE: f32 = 2_147_483_648;

@inline
function splat(value: f32): v128 {
  return f32x4.splat(value);
}

/** Strength of the colour balance for a luma: less and less towards white. */
@inline
function coloured(luma: v128, kept: f32): v128 {
  const near = f32x4.pmax(f32x4.mul(f32x4.sub(luma, splat(NEAR_WHITE)), splat(1 / (WHITE - NEAR_WHITE))), splat(0));
  return f32x4.sub(splat(1), f32x4.mul(splat(kept), f32x4.mul(near, near)));
}

/** Applies the balance to a channel. */
@inline
function balanced(level: v128, factor: f32, share: v128): v128 {
  return f32x4.add(level, f32x4.mul(level, f32x4.mul(splat(factor), share)));
}

@inline
function lumaOf(red: v128, green: v128, blue: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(red, splat(0.2126)), f32x4.mul(green, splat(0.7152))),
    f32x4.mul(blue, splat(0.0722)),
  );
}

/** The power norm of the channels: luma for greys, close to the strongest channel for strong colours. */
@inline
function strengthOf(red: v128, green: v128, blue: v128): v128 {
  const r = f32x4.mul(red, red);
  const g = f32x4.mul(green, green);
  const b = f32x4.mul(blue, blue);
  const squares = f32x4.add(f32x4.add(r, g), b);
  const cubes = f32x4.add(f32x4.add(f32x4.mul(r, red), f32x4.mul(g, green)), f32x4.mul(b, blue));
  return f32x4.div(cubes, f32x4.add(squares, splat(1)));
}

/** Looks up the lift of four levels of broad light. */
@inline
function lifted(table: usize, broad: v128): v128 {
  const level = i32x4.trunc_sat_f32x4_s(f32x4.pmin(f32x4.pmax(broad, splat(0)), splat(WHITE)));
  let found = splat(load<f32>(table + (<usize>i32x4.extract_lane(level, 0) << 2)));
  found = v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(level, 1) << 2), found, 1);
  found = v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(level, 2) << 2), found, 2);
  return v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(level, 3) << 2), found, 3);
}

/** Grain from -0.5 to 0.5, a hash of the pixel position. */
@inline
function grainOf(columns: v128, y: i32): v128 {
  let hash = v128.xor(i32x4.mul(columns, i32x4.splat(HASH_X)), i32x4.splat(y * HASH_Y));
  hash = i32x4.mul(v128.xor(hash, i32x4.shr_u(hash, 15)), i32x4.splat(HASH_MIX));
  hash = v128.xor(hash, i32x4.shr_u(hash, 13));
  return f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(i32x4.shr_u(hash, 1)), splat(1 / HASH_RANGE)), splat(0.5));
}

/**
 * By what all channels are multiplied, so that the strongest one is linear up to the shoulder and then reaches white on a
 * parabola: compressed one by one, a bright orange would become yellow.
 */
@inline
function compression(red: v128, green: v128, blue: v128, job: GradeJob): v128 {
  const top = f32x4.pmax(f32x4.pmax(f32x4.pmax(red, green), blue), splat(1));
  const most = f32x4.pmin(top, splat(job.white));
  const past = f32x4.pmax(f32x4.sub(most, splat(job.shoulder)), splat(0));
  return f32x4.div(f32x4.sub(most, f32x4.mul(f32x4.mul(past, past), splat(job.bend))), top);
}

/** Grades the four pixels at `from`, writing them to `to`; reads 4 bytes and writes 4 bytes past them. */
@inline
function gradeFour(job: GradeJob, from: usize, to: usize, x: i32, y: i32, slope: v128, offset: v128, dark: v128): void {
  const bytes = v128.load(from);
  const none = i8x16.splat(0);
  const reds = f32x4.convert_i32x4_s(i8x16.shuffle(bytes, none, 0, 16, 16, 16, 3, 16, 16, 16, 6, 16, 16, 16, 9, 16, 16, 16));
  const greens = f32x4.convert_i32x4_s(i8x16.shuffle(bytes, none, 1, 16, 16, 16, 4, 16, 16, 16, 7, 16, 16, 16, 10, 16, 16, 16));
  const blues = f32x4.convert_i32x4_s(i8x16.shuffle(bytes, none, 2, 16, 16, 16, 5, 16, 16, 16, 8, 16, 16, 16, 11, 16, 16, 16));
  const share = coloured(lumaOf(reds, greens, blues), job.keptWhite);
  const red = balanced(reds, job.red, share);
  const green = balanced(greens, job.green, share);
  const blue = balanced(blues, job.blue, share);
  const luma = lumaOf(red, green, blue);
  const strength = strengthOf(red, green, blue);
  const broad = f32x4.add(f32x4.mul(slope, strength), offset);
  const light = f32x4.add(lifted(job.lift, broad), f32x4.mul(strength, splat(job.clarity)));
  const wanted = f32x4.div(light, f32x4.mul(f32x4.add(strength, splat(0.5)), dark));
  const gain = f32x4.pmin(f32x4.pmax(wanted, splat(0)), splat(job.mostGain));
  const range = f32x4.sub(f32x4.pmax(f32x4.pmax(red, green), blue), f32x4.pmin(f32x4.pmin(red, green), blue));
  const colour = f32x4.pmax(f32x4.sub(splat(job.boost), f32x4.mul(f32x4.mul(gain, splat(job.calm)), range)), splat(job.least));
  const kept = f32x4.mul(f32x4.mul(f32x4.add(colour, splat(1)), gain), splat(job.keep));
  const columns = i32x4.add(i32x4.splat(x), i32x4(0, 1, 2, 3));
  const ordered = v128.and(i32x4.add(i32x4.mul(columns, i32x4.splat(5)), i32x4.splat(y * 3)), i32x4.splat(7));
  const dither = f32x4.mul(f32x4.add(f32x4.convert_i32x4_s(ordered), splat(0.5)), splat(0.125));
  const grey = f32x4.mul(f32x4.mul(f32x4.mul(gain, luma), colour), splat(job.keep));
  let base = f32x4.add(f32x4.sub(splat(job.fade), grey), dither);
  if (job.grain != 0) base = f32x4.add(base, f32x4.mul(grainOf(columns, y), splat(job.grain)));
  const litRed = f32x4.mul(f32x4.add(base, f32x4.mul(kept, red)), splat(job.tintRed));
  const litGreen = f32x4.mul(f32x4.add(base, f32x4.mul(kept, green)), splat(job.tintGreen));
  const litBlue = f32x4.mul(f32x4.add(base, f32x4.mul(kept, blue)), splat(job.tintBlue));
  const pressed = compression(litRed, litGreen, litBlue, job);
  const newRed = i32x4.trunc_sat_f32x4_s(f32x4.mul(litRed, pressed));
  const newGreen = i32x4.trunc_sat_f32x4_s(f32x4.mul(litGreen, pressed));
  const newBlue = i32x4.trunc_sat_f32x4_s(f32x4.mul(litBlue, pressed));
  const packed = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(newRed, newGreen), i16x8.narrow_i32x4_s(newBlue, newBlue));
  v128.store(to, i8x16.shuffle(packed, packed, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, 12, 12, 12, 12));
}

/**
 * Grades one row of `width` (at least 4) pixels. Broad light is slope x luma + offset; both are interpolated
 * between an upper and a lower row (one number per column) at `way`, 0 to 1. May touch 4 bytes past the end of both rows.
 */
export function gradeRow(
  job: GradeJob,
  from: usize,
  to: usize,
  width: i32,
  y: i32,
  upperSlope: usize,
  lowerSlope: usize,
  upperOffset: usize,
  lowerOffset: usize,
  way: f32,
  dark: f32,
): void {
  for (let at = 0; at < width; at += 4) {
    // If the width is not a multiple of four, the last four pixels overlap the ones before.
    const x = at + 4 > width ? width - 4 : at;
    const column: usize = <usize>x << 2;
    const slopes = v128.load(upperSlope + column);
    const offsets = v128.load(upperOffset + column);
    const slope = f32x4.add(slopes, f32x4.mul(f32x4.sub(v128.load(lowerSlope + column), slopes), splat(way)));
    const offset = f32x4.add(offsets, f32x4.mul(f32x4.sub(v128.load(lowerOffset + column), offsets), splat(way)));
    const darkness = f32x4.add(splat(dark), v128.load(job.shade + column));
    gradeFour(job, from + <usize>x * 3, to + <usize>x * 3, x, y, slope, offset, darkness);
  }
}
