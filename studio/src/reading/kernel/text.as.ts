// Areas that look like text.

/** Cells per side of a block. */
const BLOCK: i32 = 8;

/**
 * Writes two planes, per block of 8 x 8 cells: how often luma changes by more than `least` along its rows (not counting a
 * change in the same direction as the one before), and the mean change of colour from cell to cell.
 */
export function strokes(luma: usize, a: usize, b: usize, width: i32, height: i32, least: f32, counts: usize, colours: usize): void {
  const across = width / BLOCK;
  const along = height / BLOCK;
  for (let by = 0, block: usize = 0; by < along; by++) {
    for (let bx = 0; bx < across; bx++, block += 4) {
      let count = 0;
      let colour: f32 = 0;
      for (let y = by * BLOCK; y < (by + 1) * BLOCK; y++) {
        let direction: f32 = 0;
        for (let x = max(1, bx * BLOCK), end = min(width - 1, (bx + 1) * BLOCK); x < end; x++) {
          const at = <usize>(y * width + x) << 2;
          const step = load<f32>(luma + at, 4) - load<f32>(luma + at - 4);
          const red = load<f32>(a + at) - load<f32>(a + at - 4);
          const yellow = load<f32>(b + at) - load<f32>(b + at - 4);
          colour += Mathf.sqrt(red * red + yellow * yellow);
          if (Mathf.abs(step) < least || step * direction > 0) continue;
          direction = step;
          count++;
        }
      }
      store<f32>(counts + block, <f32>count);
      store<f32>(colours + block, colour / <f32>(BLOCK * BLOCK));
    }
  }
}

const LEVELS: i32 = 64;

/**
 * Divides the luma of each of `blocks` into two tones with the largest difference (Otsu 1979). Writes share, mean and standard
 * deviation of the darker and of the lighter one to `out`: six numbers per block.
 * @param blocks column and row of each, two integers
 * @param bins buffer for 64 integers
 */
export function twoTones(luma: usize, width: i32, blocks: usize, count: i32, bins: usize, out: usize): void {
  for (let k = 0; k < count; k++) {
    const left = load<i32>(blocks + (<usize>k << 3)) * BLOCK;
    const top = load<i32>(blocks + (<usize>k << 3), 4) * BLOCK;
    memory.fill(bins, 0, LEVELS << 2);
    for (let y = top; y < top + BLOCK; y++) {
      for (let x = left; x < left + BLOCK; x++) {
        const level = min(LEVELS - 1, <i32>(load<f32>(luma + (<usize>(y * width + x) << 2)) * <f32>LEVELS));
        const bin = bins + (<usize>level << 2);
        store<i32>(bin, load<i32>(bin) + 1);
      }
    }
    const cut = farthestApart(bins);
    describe(bins, 0, cut, out + <usize>k * 24);
    describe(bins, cut, LEVELS, out + <usize>k * 24 + 12);
  }
}

/** The first level of the lighter of two tones. */
function farthestApart(bins: usize): i32 {
  const total: f64 = BLOCK * BLOCK;
  let sum: f64 = 0;
  for (let i = 0; i < LEVELS; i++) sum += <f64>i * <f64>load<i32>(bins + (<usize>i << 2));
  let below: f64 = 0;
  let sumBelow: f64 = 0;
  let farthest: f64 = -1;
  let cut = 0;
  for (let i = 0; i < LEVELS - 1; i++) {
    const here = <f64>load<i32>(bins + (<usize>i << 2));
    below += here;
    sumBelow += <f64>i * here;
    if (below == 0 || below == total) continue;
    const gap = sumBelow / below - (sum - sumBelow) / (total - below);
    const apart = below * (total - below) * gap * gap;
    if (apart <= farthest) continue;
    farthest = apart;
    cut = i + 1;
  }
  return cut;
}

function describe(bins: usize, from: i32, to: i32, out: usize): void {
  let cells: f64 = 0;
  let sum: f64 = 0;
  let squares: f64 = 0;
  for (let i = from; i < to; i++) {
    const here = <f64>load<i32>(bins + (<usize>i << 2));
    const light = (<f64>i + 0.5) / <f64>LEVELS;
    cells += here;
    sum += here * light;
    squares += here * light * light;
  }
  const mean = cells == 0 ? 0 : sum / cells;
  store<f32>(out, <f32>(cells / <f64>(BLOCK * BLOCK)));
  store<f32>(out, <f32>mean, 4);
  store<f32>(out, cells == 0 ? 0 : <f32>Math.sqrt(max<f64>(0, squares / cells - mean * mean)), 8);
}
