// Saliency.

/** Extends the path from the neighbour `from` to cell `i` if that has a lower barrier; all addresses in bytes. */
@inline
function relax(values: usize, distance: usize, highest: usize, lowest: usize, i: usize, from: usize): void {
  const value = load<f32>(values + i);
  const high = max(load<f32>(highest + from), value);
  const low = min(load<f32>(lowest + from), value);
  if (high - low >= load<f32>(distance + i)) return;
  store<f32>(distance + i, high - low);
  store<f32>(highest + i, high);
  store<f32>(lowest + i, low);
}

/**
 * Adds `weight` times each cell's minimum barrier distance (Zhang et al. 2015) to the left, right and upper border, and to the
 * lower one if `withBottom`, to `sum`. Two passes forwards and backwards.
 * @param work buffer for three planes
 */
export function addBarrier(values: usize, sum: usize, work: usize, width: i32, height: i32, withBottom: bool, weight: f32): void {
  const count = width * height;
  const bytes = <usize>count << 2;
  const stride = <usize>width << 2;
  const distance = work;
  const highest = work + bytes;
  const lowest = highest + bytes;
  for (let i = 0; i < count; i++) store<f32>(distance + (<usize>i << 2), f32.MAX_VALUE);
  memory.copy(highest, values, bytes);
  memory.copy(lowest, values, bytes);
  memory.fill(distance, 0, stride);
  if (withBottom) memory.fill(distance + bytes - stride, 0, stride);
  for (let y = 0; y < height; y++) {
    store<f32>(distance + <usize>y * stride, 0);
    store<f32>(distance + <usize>y * stride + stride - 4, 0);
  }
  for (let round = 0; round < 2; round++) {
    for (let y = 1; y < height; y++) {
      const end = <usize>(y + 1) * stride;
      for (let i = <usize>y * stride + 4; i < end; i += 4) {
        relax(values, distance, highest, lowest, i, i - 4);
        relax(values, distance, highest, lowest, i, i - stride);
      }
    }
    for (let y = height - 2; y >= 0; y--) {
      const first = <isize>(<usize>y * stride);
      for (let i = <isize>(<usize>(y + 1) * stride) - 8; i >= first; i -= 4) {
        relax(values, distance, highest, lowest, i, i + 4);
        relax(values, distance, highest, lowest, i, i + stride);
      }
    }
  }
  for (let i: usize = 0; i < bytes; i += 4)
    store<f32>(sum + i, load<f32>(sum + i) + weight * load<f32>(distance + i));
}

/** Distance of each cell's colour from a mean colour; hue counts more than lightness. */
export function rarity(lightness: usize, a: usize, b: usize, to: usize, count: i32, meanLight: f32, meanA: f32, meanB: f32): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const light: f32 = 0.6 * (load<f32>(lightness + at) - meanLight);
    const red: f32 = 2 * (load<f32>(a + at) - meanA);
    const yellow: f32 = 2 * (load<f32>(b + at) - meanB);
    store<f32>(to + at, Mathf.sqrt(light * light + red * red + yellow * yellow));
  }
}

/**
 * The weighted sum of four planes that are one after another in memory, reduced away from the centre.
 * @param weights four numbers
 * @param across, along a number per column and per row: their product is how close the cell is to the centre
 */
export function mixCues(
  planes: usize,
  weights: usize,
  across: usize,
  along: usize,
  to: usize,
  width: i32,
  height: i32,
  pull: f32,
): void {
  const bytes = (<usize>width * height) << 2;
  const first = load<f32>(weights);
  const second = load<f32>(weights, 4);
  const third = load<f32>(weights, 8);
  const fourth = load<f32>(weights, 12);
  for (let y = 0, i: usize = 0; y < height; y++) {
    const near = pull * load<f32>(along + (<usize>y << 2));
    for (let x = 0; x < width; x++, i += 4) {
      const at = planes + i;
      const cues =
        first * load<f32>(at) +
        second * load<f32>(at + bytes) +
        third * load<f32>(at + 2 * bytes) +
        fourth * load<f32>(at + 3 * bytes);
      store<f32>(to + i, cues * (1 - pull + near * load<f32>(across + (<usize>x << 2))));
    }
  }
}
