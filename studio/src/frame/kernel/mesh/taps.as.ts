import { heavyTap, restWeight, wholeWeight } from "../samples/cubic.as";
import { swizzle } from "../samples/lanes.as";

// Filter weights for every position between samples, computed once for all views: with a mesh every pixel has another
// position, and a table is cheaper than computing weights. Positions are rounded to 1/64 of a sample.

const FRACTION_BITS: i32 = 6;
const FRACTIONS: i32 = 1 << FRACTION_BITS;
/** Every entry is one cache line. */
const ENTRY_BITS: i32 = 6;
/** Shift from 16.16 to 64ths. */
const FRACTION_SHIFT: i32 = 16 - FRACTION_BITS;
/** Half a 64th in 16.16, for rounding. */
export const HALF_FRACTION: i32 = 1 << (FRACTION_SHIFT - 1);

/** Distances of pixels are rounded to 1/128 source pixel; four pixels at up to 171/128 need eight samples. */
const STEPS_PER_PIXEL: i32 = 128;
export const MAX_STEP_128: i32 = 171;
const ACROSS_PICK: usize = 16;
const ACROSS_WEIGHTS: usize = 32;
const ACROSS_MORE_WEIGHTS: usize = 48;
const ACROSS_ONE: i32 = 16384;

/** Slopes of a line (rise over 8 columns) are rounded to 1/32 row; up to 3/4 all 8 columns use the same four rows. */
const RISES_PER_ROW: i32 = 32;
export const MAX_RISE: i32 = 24;
const RISES: i32 = 2 * MAX_RISE + 1;
const DOWN_ONE: i32 = 128;

@inline
function entryAt(taps: usize, row: i32, fraction: i32): usize {
  return taps + <usize>(((row << FRACTION_BITS) | fraction) << ENTRY_BITS);
}

/** Entries for four positions (16.16) in the given rows of the tables. */
@inline
function entriesAt(taps: usize, rows: v128, places: v128): v128 {
  const fractions = v128.and(i32x4.shr_u(places, FRACTION_SHIFT), i32x4.splat(FRACTIONS - 1));
  const indexes = v128.or(i32x4.shl(rows, FRACTION_BITS), fractions);
  return i32x4.add(i32x4.splat(<i32>taps), i32x4.shl(indexes, ENTRY_BITS));
}

/** Horizontal weights of four groups of four pixels, `steps` (128ths of a sample) apart, the first at `places` (16.16). */
@inline
export function across(taps: usize, steps: v128, places: v128): v128 {
  return entriesAt(taps, steps, places);
}

/** Horizontal weights of a single pixel. */
@inline
export function acrossOne(taps: usize, place: i32): usize {
  return entryAt(taps, 0, (place >> FRACTION_SHIFT) & (FRACTIONS - 1));
}

/** Vertical weights of four blocks of eight columns with the slopes `rises` (32nds of a row), centred at `places`. */
@inline
export function down(taps: usize, rises: v128, places: v128): v128 {
  return entriesAt(taps, i32x4.add(rises, i32x4.splat(MAX_STEP_128 + 1 + MAX_RISE)), places);
}

/** Vertical weights of a block without slope. */
@inline
export function downLevel(taps: usize, place: i32): usize {
  return entryAt(taps, MAX_STEP_128 + 1 + MAX_RISE, (place >> FRACTION_SHIFT) & (FRACTIONS - 1));
}

/** Fills the tables. */
export function fillTaps(taps: usize): void {
  for (let step = 0; step <= MAX_STEP_128; step++) {
    for (let f = 0; f < FRACTIONS; f++) fillAcross(entryAt(taps, step, f), step, f);
  }
  for (let rise = -MAX_RISE; rise <= MAX_RISE; rise++) {
    for (let f = 0; f < FRACTIONS; f++) fillDown(entryAt(taps, MAX_STEP_128 + 1 + MAX_RISE + rise, f), rise, f);
  }
}

/** Byte indexes (of eight 16-bit samples) and weights for four pixels: taps 0 and 1 as pairs, then 2 and 3. */
function fillAcross(entry: usize, step: i32, fraction: i32): void {
  for (let k = 0; k < 4; k++) {
    const position = <f64>fraction / FRACTIONS + <f64>(k * step) / STEPS_PER_PIXEL;
    const cell = <i32>position;
    const t = position - <f64>cell;
    const heavy = heavyTap(t);
    const rest = restWeight(heavy, t, ACROSS_ONE);
    for (let tap = 0; tap < 4; tap++) {
      const lane: usize = (<usize>(tap >> 1) << 4) + ((<usize>k) << 2) + ((<usize>(tap & 1)) << 1);
      const sample = <u8>((cell + tap) << 1);
      store<u8>(entry + lane, sample);
      store<u8>(entry + lane, sample + 1, 1);
      store<i16>(entry + lane, <i16>(tap == heavy ? rest : wholeWeight(tap, t, ACROSS_ONE)), ACROSS_WEIGHTS);
    }
  }
}

/** Weights of four rows for eight columns; a column slightly outside of the rows extrapolates. */
function fillDown(entry: usize, rise: i32, fraction: i32): void {
  for (let k = 0; k < 8; k++) {
    const t = <f64>fraction / FRACTIONS + ((<f64>k - 3.5) / 8) * (<f64>rise / RISES_PER_ROW);
    const heavy = heavyTap(t);
    const rest = restWeight(heavy, t, DOWN_ONE);
    for (let tap = 0; tap < 4; tap++) {
      const weight = tap == heavy ? rest : wholeWeight(tap, t, DOWN_ONE);
      store<i16>(entry + ((<usize>tap) << 4) + ((<usize>k) << 1), <i16>weight);
    }
  }
}

/** Filters eight columns of four rows, Q7. Taps are paired so that no sum overflows 16 bits. */
@inline
export function takeDown(rows: usize, stride: usize, entry: usize): v128 {
  const second: usize = rows + stride;
  const third: usize = second + stride;
  const fourth: usize = third + stride;
  const odd = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(rows), v128.load(entry)),
    i16x8.mul(v128.load_ext<u8>(third), v128.load(entry, 32)),
  );
  const even = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(second), v128.load(entry, 16)),
    i16x8.mul(v128.load_ext<u8>(fourth), v128.load(entry, 48)),
  );
  return i16x8.add_sat_s(odd, even);
}

/** Filters four pixels from eight samples of a line in Q7; the result is in Q21. */
@inline
export function takeAcross(samples: v128, entry: usize): v128 {
  return i32x4.add(
    i32x4.dot_i16x8_s(swizzle(samples, v128.load(entry)), v128.load(entry, ACROSS_WEIGHTS)),
    i32x4.dot_i16x8_s(swizzle(samples, v128.load(entry, ACROSS_PICK)), v128.load(entry, ACROSS_MORE_WEIGHTS)),
  );
}
