import { BLOCK_SHIFT } from "./heights.as";
import { down, downLevel, HALF_FRACTION, MAX_RISE, takeDown } from "./taps.as";

// First pass of a mesh row: vertical. Within eight columns the row is treated as a straight line.

/** 16.16 over a block to 32nds. */
const RISE_SHIFT: i32 = 11;
/** A block's plan: address of its first row and address of its weights (0 if it is too steep). */
const WEIGHTS: usize = 4;
const PLAN_SHIFT: usize = 3;

/** Plans four blocks at a time from the heights at their starts. `source` is the address of column 0 of the first. */
@inline
export function planDown(plans: usize, heights: usize, blocks: i32, taps: usize, source: usize, stride: i32): void {
  let firsts = i32x4.add(i32x4.splat(<i32>source - stride), i32x4(0, 8, 16, 24));
  const end: usize = heights + ((<usize>blocks) << 2);
  for (let height = heights; height < end; height += 16) {
    const v = v128.load(height);
    const rise = i32x4.sub(v128.load(height, 4), v);
    const rounded = i32x4.shr_s(i32x4.add(rise, i32x4.splat(1 << (RISE_SHIFT - 1))), RISE_SHIFT);
    // The middle of 8 columns is 3.5 columns further.
    const toMiddle = i32x4.shr_s(i32x4.sub(i32x4.shl(rise, 3), rise), 4);
    const place = i32x4.add(i32x4.add(v, toMiddle), i32x4.splat(HALF_FRACTION));
    const rows = i32x4.add(firsts, i32x4.mul(i32x4.shr_s(place, 16), i32x4.splat(stride)));
    const steep = i32x4.gt_s(i32x4.abs(rounded), i32x4.splat(MAX_RISE));
    const weights = v128.andnot(down(taps, rounded, place), steep);
    v128.store(plans, v128.shuffle<i32>(rows, weights, 0, 4, 1, 5));
    v128.store(plans, v128.shuffle<i32>(rows, weights, 2, 6, 3, 7), 16);
    firsts = i32x4.add(firsts, i32x4.splat(32));
    plans += 32;
  }
}

/** Writes the line of a row minus the neutral level, Q7. */
@inline
export function filterDown(
  line: usize,
  plans: usize,
  heights: usize,
  blocks: i32,
  taps: usize,
  source: usize,
  stride: i32,
  neutral: v128,
): void {
  for (let block = 0; block < blocks; block++) {
    const plan: usize = plans + ((<usize>block) << PLAN_SHIFT);
    const weights: usize = load<u32>(plan, WEIGHTS);
    const samples = weights
      ? takeDown(load<u32>(plan), <usize>stride, weights)
      : takeSteep(heights + ((<usize>block) << 2), taps, source + <usize>(block << BLOCK_SHIFT), stride);
    v128.store(line + (<usize>(block << BLOCK_SHIFT) << 1), i16x8.sub(samples, neutral));
  }
}

/** A block that is too steep to share four rows: column by column. */
function takeSteep(height: usize, taps: usize, source: usize, stride: i32): v128 {
  const v = load<i32>(height);
  const rise = load<i32>(height, 4) - v;
  let line = i16x8.splat(0);
  let lane = i16x8(-1, 0, 0, 0, 0, 0, 0, 0);
  for (let k = 0; k < 8; k++) {
    const place = v + ((rise * k) >> BLOCK_SHIFT) + HALF_FRACTION;
    const rows: usize = source + <usize>(((place >> 16) - 1) * stride);
    line = v128.bitselect(takeDown(rows, <usize>stride, downLevel(taps, place)), line, lane);
    lane = i8x16.shuffle(lane, lane, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
  }
  return line;
}
