import type { Box } from "@curta/contract";
import type { Plane } from "../plane.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import { logarithms, meanOf, percentile } from "../plane.ts";
import type { DetailedThumbnail } from "../thumbnail.ts";

export interface Found extends Box {
  readonly confidence: number;
}

/** Share of a region's weight that its box may leave out on each side: tails, shadows, single cells. */
const TRIM = 0.012;

/**
 * Differences in colour (OKLab, hue counts twice) and in the logarithm of detail from which a thing differs from its
 * background.
 */
const DIFFERENCE = { from: 0.02, to: 0.05, detail: 0.12 };

/**
 * The most salient region, as a box. Null if it does not differ from the rest: saliency is relative and finds a
 * region even in uniform texture, but there the inside of the box is like the outside.
 */
export function findSubject(thumbnail: DetailedThumbnail, saliency: Plane): Found | null {
  const threshold = Math.max(0.42, meanOf(saliency) + 0.12, percentile(saliency.values, 0.72));
  const found = findRegion(saliency, threshold);
  if (!found) return null;
  const { from, to } = DIFFERENCE;
  const differs = Math.min(1, (difference(thumbnail, found) - from) / (to - from));
  return differs <= 0 ? null : { ...found, confidence: found.confidence * differs };
}

/** How much the inside of a box differs from its outside, on average. */
function difference({ lightness, a, b, detail }: DetailedThumbnail, box: Box): number {
  const [light, red, yellow] = [lightness, a, b].map((plane) => insideMinusOutside(plane, box));
  const fine = insideMinusOutside(logarithms(detail, 0.004), box);
  return Math.hypot(light ?? 0, 2 * (red ?? 0), 2 * (yellow ?? 0), DIFFERENCE.detail * fine);
}

function insideMinusOutside(plane: Plane, box: Box): number {
  const { width, height, values } = plane;
  const left = Math.floor(box.x * width);
  const right = Math.ceil((box.x + box.w) * width);
  const top = Math.floor(box.y * height);
  const bottom = Math.ceil((box.y + box.h) * height);
  let inside = 0;
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) inside += values[i]!;
  const cells = (right - left) * (bottom - top);
  const all = meanOf(plane) * values.length;
  return inside / Math.max(1, cells) - (all - inside) / Math.max(1, values.length - cells);
}

/**
 * The box of the connected cells above a threshold with the largest sum.
 * @param trim share of their weight that the box may leave out on each side
 */
function findRegion(saliency: Plane, threshold: number, trim = TRIM): Found | null {
  const { values, width, height } = saliency;
  const mean = meanOf(saliency);
  const region = heaviestRegion(saliency, threshold);
  if (region.length === 0) return null;
  const box = trimmedBox(saliency, region, trim);
  let sum = 0;
  for (let k = 0; k < region.length; k++) sum += values[region[k]!]!;
  const inside = sum / region.length;
  const outside =
    (mean * values.length - inside * region.length) / Math.max(1, values.length - region.length);
  const filling = region.length / (box.w * width * box.h * height);
  const touches = (box.x < 0.01 ? 1 : 0) + (box.x + box.w > 0.99 ? 1 : 0);
  const standsOut = Math.min(1, Math.max(0, (inside - outside - 0.2) / 0.45));
  const compact = Math.min(1, filling / 0.55) * (box.w > 0.9 ? 0.4 : 1) * (1 - 0.3 * touches);
  return { ...box, confidence: standsOut * compact };
}

/** The region of connected cells above the threshold whose excess over it has the largest sum. */
function heaviestRegion({ values, width, height }: Plane, threshold: number): Int32Array {
  return withKernelMemory(({ kernel, copyIn, alloc, readIntegers }) => {
    const queue = alloc(4 * values.length);
    const found = kernel.heaviest(copyIn(values), width, height, threshold, alloc(values.length), queue);
    return readIntegers(queue + 4 * Number(found & 0xffff_ffffn), Number(found >> 32n));
  });
}

function trimmedBox({ values, width, height }: Plane, region: Int32Array, trim: number): Box {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let k = 0; k < region.length; k++) {
    const i = region[k]!;
    columns[i % width]! += values[i]!;
    rows[(i / width) | 0]! += values[i]!;
  }
  const [left, right] = trimmedRange(columns, trim);
  const [top, bottom] = trimmedRange(rows, trim);
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}

/** From (inclusive) and to (exclusive), without the outermost share `trim` of the weight on each side. */
function trimmedRange(weights: Float32Array, trim: number): [number, number] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  let to = weights.length;
  for (let sum = weights[0] ?? 0; sum < total * trim; sum += weights[from] ?? 0) from++;
  for (let sum = weights[to - 1] ?? 0; sum < total * trim; sum += weights[to - 1] ?? 0) to--;
  return [from, to];
}
