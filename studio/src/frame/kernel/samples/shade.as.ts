import { mulQ15 } from "./lanes.as";

// Shading of every sample: multiply by vignette and gain, add the noise tile, round to a byte. Samples come without their
// neutral level (16 for luma, 128 for chroma), in Q7 or, on the axis path, in 126ths (the gain corrects that). The tile adds
// the neutral level, dither and grain, in Q6.

/** Noise rows are 256 wide and stored twice, so that reading can start at any column. */
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
  /** Gain; 16384 is one. */
  gain: i32;
  /** Added to every sample, Q6. */
  lift: i32;
  /** Address in the noise tile where this frame starts. */
  tile: usize;
  tileRow: i32;
  /** Buffer for one row of factors. */
  factors: usize;
  /** 16 or 128. */
  neutral: i32;
}

/** Bytes of a row of 16-bit numbers, rounded up to a multiple of 32. */
@inline
export function rowBytes(width: i32): usize {
  return (<usize>((width + 15) & ~15)) << 1;
}

/** Writes a row of vignette times gain: `factor * (1 - vignette * r^4)`, where r is 0 at the centre and 1 at a corner. */
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

/** Shades eight samples. The result is 16-bit; the caller narrows it to bytes. */
@inline
export function shaded(samples: v128, factors: usize, noise: usize, lift: v128): v128 {
  const lit = i16x8.add_sat_s(mulQ15(samples, v128.load(factors)), lift);
  return i16x8.shr_s(i16x8.add_sat_s(lit, v128.load(noise)), 6);
}
