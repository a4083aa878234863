/** One number per cell, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function makePlane(width: number, height: number, at?: (x: number, y: number) => number): Plane {
  const values = new Float32Array(width * height);
  if (at) for (let i = 0; i < values.length; i++) values[i] = at(i % width, Math.floor(i / width));
  return { width, height, values };
}

export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  const { width, height, values } = plane;
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = change(values[i]!, i);
  return { width, height, values: out };
}

/** Mean over a square of side `2 * radius + 1`, cut off at the edges. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height, values } = plane;
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++) blurLine(values, rows, y * width, 1, width, radius);
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) blurLine(rows, out, x, width, height, radius);
  return { width, height, values: out };
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i * step] ?? 0;
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += from[start + (i + radius) * step] ?? 0;
    if (i - radius > 0) sum -= from[start + (i - radius - 1) * step] ?? 0;
    to[start + i * step] = sum / (Math.min(count - 1, i + radius) - Math.max(0, i - radius) + 1);
  }
}

/** Two box blurs: close to a Gaussian of the standard deviation `radius * 0.8`. */
export function smooth(plane: Plane, radius: number): Plane {
  return boxBlur(boxBlur(plane, radius), radius);
}

export function meanOf({ values }: Plane): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

/** Standard deviation. */
export function deviationOf(plane: Plane): number {
  const mean = meanOf(plane);
  return Math.sqrt(meanOf(mapPlane(plane, (value) => (value - mean) ** 2)));
}

/** Values that an order is taken from at most: a share of thousands needs no more. */
const MOST_SORTED = 8192;

/** The value below which `share` (0 to 1) of all values lie. */
export function percentile(values: Float32Array, share: number): number {
  return atShare(inOrder(values), share);
}

function inOrder(values: Float32Array): Float32Array {
  const step = Math.ceil(values.length / MOST_SORTED);
  const few = new Float32Array(Math.ceil(values.length / step));
  for (let i = 0; i < few.length; i++) few[i] = values[i * step]!;
  return few.toSorted();
}

function atShare(sorted: Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * Stretches values to 0..1 so that the lowest and highest 2 % are clipped. Values that differ by less than
 * `leastRange` altogether are stretched less: noise must not grow to be a signal.
 */
export function normalise(plane: Plane, leastRange = 1e-6): Plane {
  const sorted = inOrder(plane.values);
  const low = atShare(sorted, 0.02);
  const high = atShare(sorted, 0.98);
  const range = Math.max(leastRange, high - low);
  return mapPlane(plane, (value) => Math.min(1, Math.max(0, (value - low) / range)));
}

/** Bilinear resampling. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const sampleX = axisSamples(plane.width, width);
  const sampleY = axisSamples(plane.height, height);
  const { values } = plane;
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const top = (sampleY.first[y] ?? 0) * plane.width;
    const bottom = (sampleY.second[y] ?? 0) * plane.width;
    const fy = sampleY.fraction[y] ?? 0;
    for (let x = 0; x < width; x++, i++) {
      const left = sampleX.first[x] ?? 0;
      const right = sampleX.second[x] ?? 0;
      const fx = sampleX.fraction[x] ?? 0;
      const upper = (values[top + left] ?? 0) * (1 - fx) + (values[top + right] ?? 0) * fx;
      const lower = (values[bottom + left] ?? 0) * (1 - fx) + (values[bottom + right] ?? 0) * fx;
      out[i] = upper * (1 - fy) + lower * fy;
    }
  }
  return { width, height, values: out };
}

/** For each target cell along one axis: the two source cells it lies between, and how far towards the second. */
function axisSamples(source: number, target: number) {
  const first = new Int32Array(target);
  const second = new Int32Array(target);
  const fraction = new Float32Array(target);
  for (let i = 0; i < target; i++) {
    const at = Math.min(source - 1, Math.max(0, ((i + 0.5) * source) / target - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(source - 1, Math.floor(at) + 1);
    fraction[i] = at - Math.floor(at);
  }
  return { first, second, fraction };
}

/**
 * Guided filter (He, Sun, Tang 2010): smooths `input` but keeps the edges of `guide`.
 * @param epsilon variance of the guide below which a neighbourhood counts as flat
 */
export function guidedFilter(guide: Plane, input: Plane, radius: number, epsilon: number): Plane {
  const { slope, offset } = guidedCoefficients(guide, input, radius, epsilon);
  return mapPlane(guide, (value, i) => (slope.values[i] ?? 0) * value + (offset.values[i] ?? 0));
}

/** The filter's linear model per cell: output = slope x guide + offset. */
export function guidedCoefficients(guide: Plane, input: Plane, radius: number, epsilon: number) {
  const meanGuide = boxBlur(guide, radius);
  const meanInput = boxBlur(input, radius);
  const corrGuide = boxBlur(
    mapPlane(guide, (value) => value * value),
    radius,
  );
  const corrBoth = boxBlur(
    mapPlane(guide, (value, i) => value * (input.values[i] ?? 0)),
    radius,
  );
  const slope = mapPlane(meanGuide, (mean, i) => {
    const variance = (corrGuide.values[i] ?? 0) - mean * mean;
    return ((corrBoth.values[i] ?? 0) - mean * (meanInput.values[i] ?? 0)) / (variance + epsilon);
  });
  const offset = mapPlane(meanInput, (mean, i) => mean - (slope.values[i] ?? 0) * (meanGuide.values[i] ?? 0));
  return { slope: boxBlur(slope, radius), offset: boxBlur(offset, radius) };
}
