import { mulQ15 } from "./lanes.as";

// What every sample goes through after it was taken from the picture: times vignette and gain, plus the
// noise tile, down to a byte. Samples arrive without their neutral level (16 for luma, 128 for chroma), in Q7 or,
// on the axis path, in units whose factor makes up for it; the tile brings that level back, together with dither
// and grain, in Q6.

/** Noise rows are 256 wide and stored twice in a row, so that any start below 256 can be read on. */
export const TILE_ROW_BYTES: usize = 1024;
const TILE_ROWS_MASK: i32 = 255;
export const TILE_COLUMN_MASK: usize = 511;
/** The vignette changes so slowly that four rows use the same factors. */
const VIGNETTE_ROWS_MASK: i32 = 3;

@unmanaged
export class Shade {
  /** Squared distances from the middle, per column and per row: Q15 of the half diagonal squared. */
  columnSquares: usize;
  rowSquares: usize;
  /** Darkening in the corners, Q15. */
  vignette: i32;
  /** Factor for everything, 16384 is one. */
  gain: i32;
  /** Added to everything, Q6. */
  lift: i32;
  /** Where in the noise tile this frame starts. */
  tile: usize;
  tileRow: i32;
  /** Room for one row of factors. */
  factors: usize;
  /** 16 or 128. */
  neutral: i32;
}

/** Bytes of a row of 16-bit numbers, a whole number of 32-byte steps. */
@inline
export function rowBytes(width: i32): usize {
  return (<usize>((width + 15) & ~15)) << 1;
}

/** One row of vignette times gain: `factor * (1 - vignette * r^4)`, r from the middle to a corner being 0 to 1. */
@inline
export function prepareFactors(shade: Shade, width: i32, y: i32, isFirst: bool, factor: i32): void {
  if (!isFirst && (y & VIGNETTE_ROWS_MASK) != 0) return;
  const one = i16x8.splat(32767);
  const vignette = i16x8.splat(<i16>shade.vignette);
  const gain = i16x8.splat(<i16>factor);
  const rowSquare = v128.load16_splat(shade.rowSquares + ((<usize>y) << 1));
  const bytes = rowBytes(width);
  for (let o: usize = 0; o < bytes; o += 16) {
    const square = i16x8.add_sat_s(v128.load(shade.columnSquares + o), rowSquare);
    const kept = i16x8.sub(one, mulQ15(vignette, mulQ15(square, square)));
    v128.store(shade.factors + o, mulQ15(kept, gain));
  }
}

@inline
export function noiseRow(shade: Shade, y: i32): usize {
  return shade.tile + (<usize>((y + shade.tileRow) & TILE_ROWS_MASK)) * TILE_ROW_BYTES;
}

/** Eight samples to eight 16-bit numbers that only have to be narrowed to bytes. */
@inline
export function shaded(samples: v128, factors: usize, noise: usize, lift: v128): v128 {
  const lit = i16x8.add_sat_s(mulQ15(samples, v128.load(factors)), lift);
  return i16x8.shr_s(i16x8.add_sat_s(lit, v128.load(noise)), 6);
}
