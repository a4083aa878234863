// Connected parts of a matte.

/**
 * Takes away parts whose values are at least `least` and that are smaller than `share` of the largest, by lowering them
 * to `low`. Places are connected to their four neighbours. `seen` and `queue` hold width x height integers each.
 */
export function dropSmall(
  values: usize, width: i32, height: i32, least: f32, share: f32, low: f32, seen: usize, queue: usize,
): void {
  const count = width * height;
  memory.fill(seen, 0, <usize>count << 2);
  let largest = 0;
  for (let k = 0; k < count; k++) {
    if (load<i32>(seen + (<usize>k << 2)) == 0 && load<f32>(values + (<usize>k << 2)) >= least) {
      largest = max(largest, fill(values, width, height, k, least, 1, seen, queue));
    }
  }
  const enough = <i32>(<f32>largest * share);
  for (let k = 0; k < count; k++) {
    if (load<i32>(seen + (<usize>k << 2)) != 1) continue;
    const size = fill(values, width, height, k, least, 2, seen, queue);
    if (size >= enough) continue;
    for (let i = 0; i < size; i++) {
      const at = values + (<usize>load<i32>(queue + (<usize>i << 2)) << 2);
      store<f32>(at, min(low, load<f32>(at)));
    }
  }
}

/** Marks the part around a place, which is left in the queue. @returns its size */
function fill(
  values: usize, width: i32, height: i32, start: i32, bound: f32, mark: i32, seen: usize, queue: usize,
): i32 {
  let size = 1;
  store<i32>(queue, start);
  store<i32>(seen + (<usize>start << 2), mark);
  for (let i = 0; i < size; i++) {
    const place = load<i32>(queue + (<usize>i << 2));
    const x = place % width;
    for (let side = 0; side < 4; side++) {
      if ((side == 0 && x == 0) || (side == 1 && x == width - 1)) continue;
      const next = side == 0 ? place - 1 : side == 1 ? place + 1 : side == 2 ? place - width : place + width;
      if (next < 0 || next >= width * height || load<i32>(seen + (<usize>next << 2)) == mark) continue;
      const value = load<f32>(values + (<usize>next << 2));
      if (value < bound) continue;
      store<i32>(seen + (<usize>next << 2), mark);
      store<i32>(queue + (<usize>size << 2), next);
      size++;
    }
  }
  return size;
}
