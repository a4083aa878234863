// Compares windows of a plane with the pattern of a face.

/** Side of the window in cells: rows of 16, of which 14 are used, so that four vectors hold one. */
const VECTORS: usize = 4;

@inline
function sumOf(lanes: v128): f32 {
  return f32x4.extract_lane(lanes, 0) + f32x4.extract_lane(lanes, 1) + f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3);
}

/**
 * Normalised cross-correlation of the window at `at` with a pattern, after removing a linear gradient; 0 if there is no
 * contrast. A pattern has 16 numbers for each row and four columns: mask, face, horizontal and vertical gradient.
 */
@inline
function likeness(at: usize, stride: usize, pattern: usize, rows: i32, cells: f32): f32 {
  let sums = f32x4.splat(0);
  let squares = f32x4.splat(0);
  let alongFace = f32x4.splat(0);
  let alongSide = f32x4.splat(0);
  let alongDown = f32x4.splat(0);
  for (let y = 0, p = pattern, row = at; y < rows; y++, row += stride) {
    for (let k: usize = 0; k < VECTORS; k++, p += 64) {
      const values = v128.load(row + (k << 4));
      const counted = f32x4.mul(values, v128.load(p));
      sums = f32x4.add(sums, counted);
      squares = f32x4.add(squares, f32x4.mul(counted, values));
      alongFace = f32x4.add(alongFace, f32x4.mul(values, v128.load(p, 16)));
      alongSide = f32x4.add(alongSide, f32x4.mul(values, v128.load(p, 32)));
      alongDown = f32x4.add(alongDown, f32x4.mul(values, v128.load(p, 48)));
    }
  }
  const sum = sumOf(sums);
  const side = sumOf(alongSide);
  const down = sumOf(alongDown);
  const variance = sumOf(squares) - (sum * sum) / cells - side * side - down * down;
  return variance < 0.002 * cells ? 0 : sumOf(alongFace) / Mathf.sqrt(variance);
}

/**
 * Compares every second window whose three skin spots are skin on average, and all neighbours of good matches.
 * @param spots offsets of the spots in a window, three integers in bytes
 * @param cells number of cells in the pattern's mask
 * @param promise likeness above which a window's neighbours are compared; `least`: above which a match is returned
 * @param out output for `most` matches of three numbers: column, row, likeness
 * @returns how many were found
 */
export function scan(
  luma: usize,
  skin: usize,
  width: i32,
  height: i32,
  windowWidth: i32,
  windowHeight: i32,
  spots: usize,
  leastSkin: f32,
  pattern: usize,
  cells: f32,
  promise: f32,
  least: f32,
  out: usize,
  most: i32,
): i32 {
  const stride = <usize>width << 2;
  const first = load<i32>(spots);
  const second = load<i32>(spots, 4);
  const third = load<i32>(spots, 8);
  let found = 0;
  for (let y = 1; y + windowHeight < height; y += 2) {
    for (let x = 1; x + windowWidth < width; x += 2) {
      const offset = <usize>y * stride + (<usize>x << 2);
      const at = skin + offset;
      if (load<f32>(at + first) + load<f32>(at + second) + load<f32>(at + third) < 3 * leastSkin) continue;
      if (likeness(luma + offset, stride, pattern, windowHeight, cells) <= promise) continue;
      let best = least;
      let bestX = 0;
      let bestY = 0;
      for (let v = y - 1; v <= y + 1; v++) {
        for (let u = x - 1; u <= x + 1; u++) {
          const here = likeness(luma + <usize>v * stride + (<usize>u << 2), stride, pattern, windowHeight, cells);
          if (here <= best) continue;
          best = here;
          bestX = u;
          bestY = v;
        }
      }
      if (best <= least || found == most) continue;
      const to = out + <usize>found * 12;
      store<f32>(to, <f32>bestX);
      store<f32>(to, <f32>bestY, 4);
      store<f32>(to, best, 8);
      found++;
    }
  }
  return found;
}

/** Writes mean, standard deviation and least value of the cells of a box, corners in cells, to `out`. */
export function statistics(values: usize, width: i32, left: i32, top: i32, right: i32, bottom: i32, out: usize): void {
  let sum: f64 = 0;
  let squares: f64 = 0;
  let least: f32 = f32.MAX_VALUE;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = load<f32>(values + (<usize>(y * width + x) << 2));
      sum += <f64>value;
      squares += <f64>value * <f64>value;
      least = min(least, value);
    }
  }
  const count = <f64>max(1, (right - left) * (bottom - top));
  const mean = sum / count;
  store<f32>(out, <f32>mean);
  store<f32>(out, <f32>Math.sqrt(max<f64>(0, squares / count - mean * mean)), 4);
  store<f32>(out, least, 8);
}

/**
 * How likely each cell's colour is skin, 0 to 1. The hue of skin is between red and yellow, never strongly saturated; pale
 * skin in cool light is close to grey.
 */
export function fillSkinTone(lightness: usize, a: usize, b: usize, to: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    if (load<f32>(lightness + at) < 0.25) {
      store<f32>(to + at, 0);
      continue;
    }
    const red = load<f32>(a + at);
    const yellow = load<f32>(b + at);
    const chroma = Mathf.sqrt(red * red + yellow * yellow);
    const vivid = max<f32>(0, chroma - 0.1) / 0.04;
    const hue = Mathf.atan2(yellow, red) * (180 / <f32>Math.PI);
    const off = max<f32>(0, Mathf.abs(hue - 48) - 28) / 25;
    const grey = min<f32>(1, chroma / 0.02);
    store<f32>(to + at, Mathf.exp(-vivid * vivid) * (0.62 * (1 - grey) + grey * Mathf.exp(-off * off)));
  }
}
