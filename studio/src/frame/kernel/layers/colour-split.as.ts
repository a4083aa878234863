import { mulQ15 } from "../samples/lanes.as";

// Red moves to one side and blue to the other, as through a bad lens. Frames hold luma and differences of colour (BT.709,
// limited range): R = Y + 1.5396 V and B = Y + 1.8142 U in luma's levels, so a moved channel changes all three planes.

const Q15: f64 = 32768;
const RED_REST: i16 = <i16>(0.5396 * Q15);
const BLUE_REST: i16 = <i16>(0.8142 * Q15);
const RED_LUMA: i16 = <i16>(0.2126 * Q15);
const BLUE_LUMA: i16 = <i16>(0.0722 * Q15);
const TO_V: i16 = <i16>(Q15 / 1.5396);
const TO_U: i16 = <i16>(Q15 / 1.8142);

/** Copies a row with its ends repeated `pad` times; returns the address of its first sample. */
@inline
function padded(buffer: usize, row: usize, width: i32, pad: i32): usize {
  const start: usize = buffer + <usize>pad;
  memory.fill(buffer, load<u8>(row), <usize>pad);
  memory.copy(start, row, <usize>width);
  memory.fill(start + <usize>width, load<u8>(row + <usize>(width - 1)), <usize>pad + 32);
  return start;
}

/** x times (1 + rest). */
@inline
function times(x: v128, rest: i16): v128 {
  return i16x8.add(x, mulQ15(x, i16x8.splat(rest)));
}

/**
 * Moves red right and blue left by `shift` columns of chroma (two of luma each), in place. `buffer` is for three padded
 * rows of luma and four of chroma; `width` is that of luma.
 */
export function splitColours(
  luma: usize,
  chromaU: usize,
  chromaV: usize,
  width: i32,
  height: i32,
  shift: i32,
  buffer: usize,
): void {
  const half = width >> 1;
  const pad = 2 * abs(shift);
  const lumaRoom: usize = <usize>(width + 2 * pad + 64);
  const chromaRoom: usize = <usize>(half + 2 * pad + 64);
  for (let j = 0; j < height >> 1; j++) {
    const u = padded(buffer + 2 * lumaRoom, chromaU + <usize>(j * half), half, pad);
    const v = padded(buffer + 2 * lumaRoom + chromaRoom, chromaV + <usize>(j * half), half, pad);
    for (let line = 0; line < 2; line++) {
      const row: usize = luma + <usize>((2 * j + line) * width);
      const y = padded(buffer + (line == 0 ? 0 : lumaRoom), row, width, pad);
      moveLuma(row, y, u, v, width, shift);
    }
    moveChroma(chromaU + <usize>(j * half), chromaV + <usize>(j * half), luma + <usize>(2 * j * width), buffer + <usize>pad, u, v, half, shift);
  }
}

/** Eight chroma samples, each for two columns of luma: the first or the last eight columns. */
@inline
function doubled(chroma: usize, last: bool): v128 {
  const c = v128.load64_zero(chroma);
  const twice = last
    ? i8x16.shuffle(c, c, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7)
    : i8x16.shuffle(c, c, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  return v128.and(twice, i16x8.splat(255));
}

@inline
function eight(row: usize): v128 {
  return v128.load_ext<u8>(row);
}

@inline
function movedLuma(y: usize, u: usize, v: usize, shift: i32, last: bool): v128 {
  const here = eight(y);
  const red = i16x8.sub(eight(y - <usize>(2 * shift)), here);
  const blue = i16x8.sub(eight(y + <usize>(2 * shift)), here);
  const redColour = i16x8.sub(doubled(v - <usize>shift, last), doubled(v, last));
  const blueColour = i16x8.sub(doubled(u + <usize>shift, last), doubled(u, last));
  const more = i16x8.add(
    mulQ15(i16x8.add(red, times(redColour, RED_REST)), i16x8.splat(RED_LUMA)),
    mulQ15(i16x8.add(blue, times(blueColour, BLUE_REST)), i16x8.splat(BLUE_LUMA)),
  );
  return i16x8.add(here, more);
}

@inline
function moveLuma(row: usize, y: usize, u: usize, v: usize, width: i32, shift: i32): void {
  for (let x = 0; x < width; x += 16) {
    const at: usize = y + <usize>x;
    const c: usize = <usize>(x >> 1);
    const left = movedLuma(at, u + c, v + c, shift, false);
    const right = movedLuma(at + 8, u + c, v + c, shift, true);
    const pixels = i8x16.narrow_i16x8_u(left, right);
    if (x + 16 <= width) v128.store(row + <usize>x, pixels);
    else v128.store64_lane(row + <usize>x, pixels, 0);
  }
}

/** The luma samples at which chroma lies: every second of sixteen. */
@inline
function everySecond(row: usize): v128 {
  return v128.and(v128.load(row), i16x8.splat(255));
}

@inline
function moveChroma(rowU: usize, rowV: usize, moved: usize, y: usize, u: usize, v: usize, half: i32, shift: i32): void {
  for (let x = 0; x < half; x += 8) {
    const at: usize = y + <usize>(2 * x);
    const now = everySecond(moved + <usize>(2 * x));
    const red = i16x8.sub(everySecond(at - <usize>(2 * shift)), now);
    const blue = i16x8.sub(everySecond(at + <usize>(2 * shift)), now);
    const newV = i16x8.add(eight(v + <usize>(x - shift)), mulQ15(red, i16x8.splat(TO_V)));
    const newU = i16x8.add(eight(u + <usize>(x + shift)), mulQ15(blue, i16x8.splat(TO_U)));
    storeSome(rowV + <usize>x, newV, half - x);
    storeSome(rowU + <usize>x, newU, half - x);
  }
}

/** Chroma rows of a narrow frame may end after four samples. */
@inline
function storeSome(row: usize, samples: v128, left: i32): void {
  const bytes = i8x16.narrow_i16x8_u(samples, samples);
  if (left >= 8) v128.store64_lane(row, bytes, 0);
  else v128.store32_lane(row, bytes, 0);
}
