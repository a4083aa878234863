// Connected cells.

@inline
function reach(values: usize, seen: usize, queue: usize, end: i32, i: i32, least: f32): i32 {
  if (load<u8>(seen + i) != 0 || load<f32>(values + (<usize>i << 2)) < least) return end;
  store<u8>(seen + i, 1);
  store<i32>(queue + (<usize>end << 2), i);
  return end + 1;
}

/**
 * Finds the region of connected cells of at least `least` with the largest sum of excess over `0.8 * least`.
 * @param seen a zero byte per cell
 * @param queue buffer for an integer per cell; has the indexes of the region's cells afterwards
 * @returns lower half: position of the region's first cell in the queue; upper half: number of its cells
 */
export function heaviest(values: usize, width: i32, height: i32, least: f32, seen: usize, queue: usize): i64 {
  const count = width * height;
  let bestFrom = 0;
  let bestCount = 0;
  let most: f64 = 0;
  let end = 0;
  for (let start = 0; start < count; start++) {
    const from = end;
    end = reach(values, seen, queue, end, start, least);
    let weight: f64 = 0;
    for (let k = from; k < end; k++) {
      const i = load<i32>(queue + (<usize>k << 2));
      weight += <f64>load<f32>(values + (<usize>i << 2)) - <f64>least * 0.8;
      const x = i % width;
      if (x > 0) end = reach(values, seen, queue, end, i - 1, least);
      if (x < width - 1) end = reach(values, seen, queue, end, i + 1, least);
      if (i >= width) end = reach(values, seen, queue, end, i - width, least);
      if (i < count - width) end = reach(values, seen, queue, end, i + width, least);
    }
    if (weight > most) {
      most = weight;
      bestFrom = from;
      bestCount = end - from;
    }
  }
  return (<i64>bestCount << 32) | <i64>bestFrom;
}
