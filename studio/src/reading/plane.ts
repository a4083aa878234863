import { withKernelMemory } from "./kernel/kernel.ts";

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
  return blurred(plane, radius, 1);
}

function blurred({ width, height, values }: Plane, radius: number, times: number): Plane {
  return withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const at = copyIn(values);
    const rows = alloc(values.byteLength);
    const sums = alloc(8 * width);
    for (let k = 0; k < times; k++) kernel.blur(at, at, rows, sums, width, height, radius);
    return { width, height, values: readFloats(at, values.length) };
  });
}

/** Two box blurs: close to a Gaussian of the standard deviation `radius * 0.8`. */
export function smooth(plane: Plane, radius: number): Plane {
  return blurred(plane, radius, 2);
}

export function meanOf({ values }: Plane): number {
  return withKernelMemory(({ kernel, copyIn }) => kernel.mean(copyIn(values), values.length));
}

/** Standard deviation. */
export function deviationOf({ values }: Plane): number {
  return withKernelMemory(({ kernel, copyIn }) => kernel.deviation(copyIn(values), values.length));
}

/** Largest number of values that are sorted: a percentile does not need more. */
const MOST_SORTED = 8192;

/** A plane's cells in the square around a place of the picture; `size` is its width in widths of the picture. */
export function cellsAround(
  { width, height, values }: Plane,
  x: number,
  y: number,
  size: number,
): Float32Array {
  const radius = (size * width) / 2;
  const [left, right] = [Math.round(x * width - radius), Math.round(x * width + radius)];
  const [top, bottom] = [Math.round(y * height - radius), Math.round(y * height + radius)];
  const cells: number[] = [];
  for (let j = Math.max(0, top); j < Math.min(height, bottom); j++)
    cells.push(
      ...values.subarray(j * width + Math.max(0, left), j * width + Math.min(width, Math.max(0, right))),
    );
  return Float32Array.from(cells);
}

/** The value below which `share` (0 to 1) of all values lie. */
export function percentile(values: Float32Array, share: number): number {
  return atShare(inOrder(values), share);
}

function inOrder(values: Float32Array): Float32Array {
  const step = Math.ceil(values.length / MOST_SORTED);
  const few = Math.ceil(values.length / step);
  return withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const to = alloc(4 * few);
    kernel.every(copyIn(values), values.length, step, to);
    return readFloats(to, few).toSorted();
  });
}

function atShare(sorted: Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * Stretches values to 0..1; the lowest and highest 2 % are clipped. If values differ by less than `leastRange`, they
 * are stretched less, so that noise is not amplified.
 */
export function normalise(plane: Plane, leastRange = 1e-6): Plane {
  const sorted = inOrder(plane.values);
  const low = atShare(sorted, 0.02);
  const high = atShare(sorted, 0.98);
  const range = Math.max(leastRange, high - low);
  const { width, height, values } = plane;
  return withKernelMemory(({ kernel, copyIn, readFloats }) => {
    const at = copyIn(values);
    kernel.stretch(at, values.length, low, range);
    return { width, height, values: readFloats(at, values.length) };
  });
}

/** Bilinear resampling. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  return withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const to = alloc(4 * width * height);
    kernel.resize(copyIn(plane.values), plane.width, plane.height, to, width, height, alloc(8 * width));
    return { width, height, values: readFloats(to, width * height) };
  });
}

/** The natural logarithm of each value plus `floor`. */
export function logarithms({ width, height, values }: Plane, floor: number): Plane {
  return withKernelMemory(({ kernel, copyIn, readFloats }) => {
    const at = copyIn(values);
    kernel.takeLogarithms(at, values.length, floor);
    return { width, height, values: readFloats(at, values.length) };
  });
}

function product({ width, height, values }: Plane, other: Plane): Plane {
  return withKernelMemory(({ kernel, copyIn, readFloats }) => {
    const at = copyIn(values);
    kernel.products(at, copyIn(other.values), at, values.length);
    return { width, height, values: readFloats(at, values.length) };
  });
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
  const corrGuide = boxBlur(product(guide, guide), radius);
  const corrBoth = guide === input ? corrGuide : boxBlur(product(guide, input), radius);
  const slope = mapPlane(meanGuide, (mean, i) => {
    const variance = (corrGuide.values[i] ?? 0) - mean * mean;
    return ((corrBoth.values[i] ?? 0) - mean * (meanInput.values[i] ?? 0)) / (variance + epsilon);
  });
  const offset = mapPlane(meanInput, (mean, i) => mean - (slope.values[i] ?? 0) * (meanGuide.values[i] ?? 0));
  return { slope: boxBlur(slope, radius), offset: boxBlur(offset, radius) };
}
