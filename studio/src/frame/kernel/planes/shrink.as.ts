// Makes each smaller level of the picture from the one before.

/** Weight of a sample at `distance` output pixels: Catmull-Rom, scaled to the output pixels. */
@inline
function cubic(distance: f64): f64 {
  const d = Math.abs(distance);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  if (d < 2) return ((-0.5 * d + 2.5) * d - 4) * d + 2;
  return 0;
}

/** Taps that the cubic needs at a step of less than two source pixels: 2 * 2 * step. */
const TAPS: i32 = 8;
const TAP_ONE: f64 = 16384;
/** A table entry: eight 16-bit weights, and the first sample. */
const ENTRY_BYTES: usize = 24;
const ENTRY_FIRST: usize = 16;

/** Fills a table: TAPS weights (Q14, adding up to one) and a first sample per output sample. The edges repeat. */
function planShrink(table: usize, count: i32, size: i32): void {
  const step = <f64>size / <f64>count;
  // Four entries are used at a time: the last group may read a few more.
  for (let i = 0; i < count + 3; i++) {
    const entry: usize = table + <usize>i * ENTRY_BYTES;
    const centre = Math.min(<f64>(size - 1), (<f64>i + 0.5) * step - 0.5);
    const first = max(0, min(size - TAPS, <i32>Math.floor(centre) - 3));
    let total: f64 = 0;
    for (let t = 0; t < TAPS; t++) total += cubic((<f64>(first + t) - centre) / step);
    let left = <i32>TAP_ONE;
    for (let t = 0; t < TAPS; t++) {
      const weight = <i32>Math.floor((cubic((<f64>(first + t) - centre) / step) / total) * TAP_ONE + 0.5);
      store<i16>(entry + (<usize>t << 1), <i16>weight);
      left -= weight;
    }
    const middle: usize = entry + (<usize>(<i32>Math.floor(centre + 0.5) - first) << 1);
    store<i16>(middle, <i16>(<i32>load<i16>(middle) + left));
    store<i32>(entry, first, ENTRY_FIRST);
  }
}

/**
 * Makes a plane smaller, by a factor under two in each direction. `buffer` is for the tables of both directions and one line
 * of `width` 16-bit numbers. Planes are at least TAPS wide and high. May write three samples past the end of a row.
 */
export function shrinkPlane(
  source: usize,
  width: i32,
  height: i32,
  stride: i32,
  target: usize,
  toWidth: i32,
  toHeight: i32,
  toStride: i32,
  buffer: usize,
): void {
  const columns = buffer;
  const rows: usize = columns + <usize>(toWidth + 3) * ENTRY_BYTES;
  const line: usize = rows + <usize>(toHeight + 3) * ENTRY_BYTES;
  planShrink(columns, toWidth, width);
  planShrink(rows, toHeight, height);
  for (let y = 0; y < toHeight; y++) {
    const row: usize = rows + <usize>y * ENTRY_BYTES;
    shrinkRows(line, source + <usize>(load<i32>(row, ENTRY_FIRST) * stride), <usize>stride, row, width);
    shrinkColumns(target + <usize>(y * toStride), line, columns, toWidth);
  }
}

/** Filters rows vertically into one line, Q6. */
@inline
function shrinkRows(line: usize, top: usize, stride: usize, weights: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 8) {
    let left = i32x4.splat(128);
    let right = i32x4.splat(128);
    let row: usize = top + x;
    for (let pair: usize = 0; pair < 16; pair += 4) {
      const weight = v128.load32_splat(weights + pair);
      const a = v128.load64_zero(row);
      const b = v128.load64_zero(row + stride);
      const both = i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      left = i32x4.add(left, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(both), weight));
      right = i32x4.add(right, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(both), weight));
      row += 2 * stride;
    }
    v128.store(line + (x << 1), i16x8.narrow_i32x4_s(i32x4.shr_s(left, 8), i32x4.shr_s(right, 8)));
  }
}

/** Eight samples of a line times their weights, as four partial sums. */
@inline
function weighted(line: usize, entry: usize): v128 {
  return i32x4.dot_i16x8_s(v128.load(line + (<usize>load<i32>(entry, ENTRY_FIRST) << 1)), v128.load(entry));
}

/** Sums of neighbours: two of `a`, two of `b`. */
@inline
function pairSums(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

@inline
function shrinkColumns(out: usize, line: usize, columns: usize, width: i32): void {
  let entry = columns;
  for (let x: usize = 0; x < <usize>width; x += 4) {
    const left = pairSums(weighted(line, entry), weighted(line, entry + ENTRY_BYTES));
    const right = pairSums(weighted(line, entry + 2 * ENTRY_BYTES), weighted(line, entry + 3 * ENTRY_BYTES));
    const sums = i32x4.shr_s(i32x4.add(pairSums(left, right), i32x4.splat(1 << 19)), 20);
    const words = i16x8.narrow_i32x4_s(sums, sums);
    v128.store32_lane(out + x, i8x16.narrow_i16x8_u(words, words), 0);
    entry += 4 * ENTRY_BYTES;
  }
}
