/** Numbers in rows. */
interface Rows {
  readonly width: number;
  readonly height: number;
  readonly values: ArrayLike<number>;
}

/**
 * A summed-area table: tells the sum of all values within whole columns and rows, `right` and `bottom` not included, in the
 * same time for any size.
 */
export function summedArea({
  width,
  height,
  values,
}: Rows): (left: number, top: number, right: number, bottom: number) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  return (left, top, right, bottom) => at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
