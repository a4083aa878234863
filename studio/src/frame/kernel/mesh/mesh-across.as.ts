import { Shade, shaded, TILE_COLUMN_MASK } from "../samples/shade.as";
import { across, acrossOne, HALF_FRACTION, MAX_STEP_128, takeAcross } from "./taps.as";

// Second pass of a mesh row: horizontal, one cell (8 pixels) at a time, in two groups of four.

/** 16.16 over a cell to 128ths per pixel. */
const STEP_SHIFT: i32 = 12;
/** A cell's plan, per group: address of its samples and address of its weights (0 if the cell is too wide). */
const PLAN_BYTES: usize = 16;

/** Plans four cells at a time from the positions at their starts. `line` is the address of column 0. */
@inline
export function planAcross(plans: usize, places: usize, cells: i32, taps: usize, line: usize): void {
  const end: usize = places + ((<usize>cells) << 2);
  const start = i32x4.splat(<i32>line - 2);
  for (let place = places; place < end; place += 16) {
    const u = v128.load(place);
    const run = i32x4.sub(v128.load(place, 4), u);
    const step = i32x4.shr_s(i32x4.add(run, i32x4.splat(1 << (STEP_SHIFT - 1))), STEP_SHIFT);
    const wide = i32x4.gt_u(step, i32x4.splat(MAX_STEP_128));
    // The rounding error of the step over four pixels is corrected in their middle.
    const lost = i32x4.sub(run, i32x4.shl(step, STEP_SHIFT));
    const given = i32x4.shr_s(i32x4.add(lost, i32x4.shl(lost, 1)), 4);
    const left = i32x4.add(i32x4.add(u, given), i32x4.splat(HALF_FRACTION));
    const right = i32x4.add(left, i32x4.shr_s(run, 1));
    const leftWeights = v128.andnot(across(taps, step, left), wide);
    const rightWeights = across(taps, step, right);
    const leftSamples = i32x4.add(start, i32x4.shl(i32x4.shr_s(left, 16), 1));
    const rightSamples = i32x4.add(start, i32x4.shl(i32x4.shr_s(right, 16), 1));
    const leftEven = v128.shuffle<i32>(leftSamples, leftWeights, 0, 4, 1, 5);
    const leftOdd = v128.shuffle<i32>(leftSamples, leftWeights, 2, 6, 3, 7);
    const rightEven = v128.shuffle<i32>(rightSamples, rightWeights, 0, 4, 1, 5);
    const rightOdd = v128.shuffle<i32>(rightSamples, rightWeights, 2, 6, 3, 7);
    v128.store(plans, v128.shuffle<i64>(leftEven, rightEven, 0, 2));
    v128.store(plans, v128.shuffle<i64>(leftEven, rightEven, 1, 3), 16);
    v128.store(plans, v128.shuffle<i64>(leftOdd, rightOdd, 0, 2), 32);
    v128.store(plans, v128.shuffle<i64>(leftOdd, rightOdd, 1, 3), 48);
    plans += 4 * PLAN_BYTES;
  }
}

/** Writes the shaded pixels of a row. */
@inline
export function filterAcross(
  out: usize,
  plans: usize,
  places: usize,
  cells: i32,
  taps: usize,
  line: usize,
  shade: Shade,
  noise: usize,
): void {
  const lift = i16x8.splat(<i16>shade.lift);
  let factors = shade.factors;
  let column: usize = 0;
  for (let cell = 0; cell < cells; cell++) {
    const weights: usize = load<u32>(plans, 4);
    const taken = weights ? takeCell(plans, weights) : takeWide(places + ((<usize>cell) << 2), taps, line);
    const eight = shaded(taken, factors, noise + column, lift);
    v128.store64_lane(out, i8x16.narrow_i16x8_u(eight, eight), 0);
    out += 8;
    plans += PLAN_BYTES;
    factors += 16;
    column = (column + 16) & TILE_COLUMN_MASK;
  }
}

/** Eight pixels, Q7. */
@inline
function takeCell(plan: usize, weights: usize): v128 {
  const left = takeAcross(v128.load(load<u32>(plan)), weights);
  const right = takeAcross(v128.load(load<u32>(plan, 8)), load<u32>(plan, 12));
  return i16x8.narrow_i32x4_s(i32x4.shr_s(left, 14), i32x4.shr_s(right, 14));
}

/** A cell whose pixels are too far apart to share samples: pixel by pixel, Q7. */
function takeWide(at: usize, taps: usize, line: usize): v128 {
  const u = load<i32>(at);
  const run = load<i32>(at, 4) - u;
  let pixels = i16x8.splat(0);
  for (let k = 7; k >= 0; k--) {
    const place = u + ((run * k) >> 3) + HALF_FRACTION;
    const samples = v128.load(line + <usize>(((place >> 16) - 1) << 1));
    const pixel = i32x4.extract_lane(takeAcross(samples, acrossOne(taps, place)), 0) >> 14;
    pixels = i8x16.shuffle(pixels, pixels, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    pixels = i16x8.replace_lane(pixels, 0, <i16>max(-32768, min(32767, pixel)));
  }
  return pixels;
}
