// Planes: one number per cell, row by row.

/** Running mean of a line of `count` cells next to each other, over `2 * radius + 1` of them, fewer at the ends. */
function blurLine(from: usize, to: usize, count: i32, radius: i32): void {
  let sum: f64 = 0;
  for (let i = 0, first = min(radius, count); i < first; i++) sum += <f64>load<f32>(from + (<usize>i << 2));
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += <f64>load<f32>(from + (<usize>(i + radius) << 2));
    if (i - radius > 0) sum -= <f64>load<f32>(from + (<usize>(i - radius - 1) << 2));
    const cells = min(count - 1, i + radius) - max(0, i - radius) + 1;
    store<f32>(to + (<usize>i << 2), <f32>(sum / <f64>cells));
  }
}

/** Adds `sign` times a row to running sums of 64 bits. */
@inline
function addTo(sums: usize, row: usize, width: i32, sign: f64): void {
  for (let x = 0; x < width; x++) {
    const at = sums + (<usize>x << 3);
    store<f64>(at, load<f64>(at) + sign * <f64>load<f32>(row + (<usize>x << 2)));
  }
}

/**
 * Mean over squares of side `2 * radius + 1`, smaller at the edges. `from` and `to` may be the same.
 * @param rows buffer for a plane; `sums`: for a row of 64-bit floats
 */
export function blur(from: usize, to: usize, rows: usize, sums: usize, width: i32, height: i32, radius: i32): void {
  const stride = <usize>width << 2;
  for (let y = 0; y < height; y++) blurLine(from + <usize>y * stride, rows + <usize>y * stride, width, radius);
  memory.fill(sums, 0, <usize>width << 3);
  for (let y = 0, first = min(radius, height); y < first; y++) addTo(sums, rows + <usize>y * stride, width, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addTo(sums, rows + <usize>(y + radius) * stride, width, 1);
    if (y - radius > 0) addTo(sums, rows + <usize>(y - radius - 1) * stride, width, -1);
    const share = 1 / <f64>(min(height - 1, y + radius) - max(0, y - radius) + 1);
    const row = to + <usize>y * stride;
    for (let x = 0; x < width; x++)
      store<f32>(row + (<usize>x << 2), <f32>(load<f64>(sums + (<usize>x << 3)) * share));
  }
}

/** Position of target cell `i` of `target` among `source` cells. */
@inline
function positionOf(i: i32, source: i32, target: i32): f64 {
  return min(<f64>(source - 1), max(0.0, ((<f64>i + 0.5) * <f64>source) / <f64>target - 0.5));
}

/** Bilinear resampling. `columns` is a buffer for two numbers per target column. */
export function resize(
  from: usize,
  fromWidth: i32,
  fromHeight: i32,
  to: usize,
  width: i32,
  height: i32,
  columns: usize,
): void {
  for (let x = 0; x < width; x++) {
    const at = positionOf(x, fromWidth, width);
    const left = <i32>at;
    store<i32>(columns + (<usize>x << 3), left << 2);
    store<f32>(columns + (<usize>x << 3), <f32>(at - <f64>left), 4);
  }
  for (let y = 0; y < height; y++) {
    const at = positionOf(y, fromHeight, height);
    const top = <i32>at;
    const way = <f32>(at - <f64>top);
    const upper = from + ((<usize>top * fromWidth) << 2);
    const lower = from + ((<usize>min(fromHeight - 1, top + 1) * fromWidth) << 2);
    const row = to + ((<usize>y * width) << 2);
    const last = (fromWidth - 1) << 2;
    for (let x = 0; x < width; x++) {
      const left = load<i32>(columns + (<usize>x << 3));
      const right = min(last, left + 4);
      const across = load<f32>(columns + (<usize>x << 3), 4);
      const above = load<f32>(upper + left) * (1 - across) + load<f32>(upper + right) * across;
      const below = load<f32>(lower + left) * (1 - across) + load<f32>(lower + right) * across;
      store<f32>(row + (<usize>x << 2), above * (1 - way) + below * way);
    }
  }
}

/** In place: `low` becomes 0, `low + range` becomes 1; clamped. */
export function stretch(values: usize, count: i32, low: f32, range: f32): void {
  for (let i = 0; i < count; i++) {
    const at = values + (<usize>i << 2);
    store<f32>(at, min<f32>(1, max<f32>(0, (load<f32>(at) - low) / range)));
  }
}

export function mean(values: usize, count: i32): f64 {
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) sum += <f64>load<f32>(values + (<usize>i << 2));
  return sum / <f64>count;
}

/** Standard deviation. */
export function deviation(values: usize, count: i32): f64 {
  const middle = mean(values, count);
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) {
    const off = <f64>load<f32>(values + (<usize>i << 2)) - middle;
    sum += off * off;
  }
  return Math.sqrt(sum / <f64>count);
}

/** In place: the natural logarithm of each value plus `floor`. */
export function takeLogarithms(values: usize, count: i32, floor: f32): void {
  for (let i = 0; i < count; i++) {
    const at = values + (<usize>i << 2);
    store<f32>(at, Mathf.log(floor + load<f32>(at)));
  }
}

/** Multiplies two planes cell by cell. */
export function products(one: usize, other: usize, to: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    store<f32>(to + at, load<f32>(one + at) * load<f32>(other + at));
  }
}

/** Copies every `step`th of `count` values. */
export function every(values: usize, count: i32, step: i32, to: usize): void {
  for (let i = 0, out = to; i < count; i += step, out += 4) store<f32>(out, load<f32>(values + (<usize>i << 2)));
}

/** Whether no cell within `radius` is higher than the one in the middle. */
function isHighest(values: usize, width: i32, height: i32, x: i32, y: i32, radius: i32): bool {
  const here = load<f32>(values + (<usize>(y * width + x) << 2));
  const bottom = min(height - 1, y + radius);
  const right = min(width - 1, x + radius);
  for (let j = max(0, y - radius); j <= bottom; j++) {
    for (let i = max(0, x - radius); i <= right; i++) {
      if (load<f32>(values + (<usize>(j * width + i) << 2)) > here) return false;
    }
  }
  return true;
}

/** Writes the indexes of local maxima of at least `least`, at most `most` of them; returns how many. */
export function peaks(values: usize, width: i32, height: i32, least: f32, radius: i32, to: usize, most: i32): i32 {
  let found = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (load<f32>(values + (<usize>i << 2)) < least) continue;
      if (found == most || !isHighest(values, width, height, x, y, radius)) continue;
      store<i32>(to + (<usize>found << 2), i);
      found++;
    }
  }
  return found;
}
