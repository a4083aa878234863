import type { Box } from "@curta/contract";
import type { Plane } from "./plane.ts";
import { meanOf, percentile } from "./plane.ts";
import type { DetailedThumbnail } from "./thumbnail.ts";

export interface Found extends Box {
  readonly confidence: number;
}

/** Share of a region's weight that its box may leave out on each side: tails, shadows, stray cells. */
const TRIM = 0.012;

/** Difference in colour (OKLab, hue twice) and in logarithm of detail from which a thing differs from its ground. */
const DIFFERENCE = { from: 0.02, to: 0.05, detail: 0.12 };

/**
 * The region that stands out most, as a box. Null where nothing stands out from the rest: saliency is relative
 * and finds something in even texture too, but there what lies inside the box is of the same kind as outside.
 */
export function findSubject(thumbnail: DetailedThumbnail, saliency: Plane): Found | null {
  const threshold = Math.max(0.42, meanOf(saliency) + 0.12, percentile(saliency.values, 0.72));
  const found = findRegion(saliency, threshold);
  if (!found) return null;
  const { from, to } = DIFFERENCE;
  const differs = Math.min(1, (difference(thumbnail, found) - from) / (to - from));
  return differs <= 0 ? null : { ...found, confidence: found.confidence * differs };
}

/** How far what lies inside a box differs on average from what lies outside. */
function difference({ lightness, a, b, detail }: DetailedThumbnail, box: Box): number {
  const [light, red, yellow] = [lightness, a, b].map((plane) => insideMinusOutside(plane, box, (v) => v));
  const fine = insideMinusOutside(detail, box, (value) => Math.log(0.004 + value));
  return Math.hypot(light ?? 0, 2 * (red ?? 0), 2 * (yellow ?? 0), DIFFERENCE.detail * fine);
}

function insideMinusOutside(plane: Plane, box: Box, scale: (value: number) => number): number {
  const { width, height, values } = plane;
  const left = Math.floor(box.x * width);
  const right = Math.ceil((box.x + box.w) * width);
  const top = Math.floor(box.y * height);
  const bottom = Math.ceil((box.y + box.h) * height);
  let inside = 0;
  let all = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const value = scale(values[i]!);
      all += value;
      if (x >= left && x < right && y >= top && y < bottom) inside += value;
    }
  }
  const cells = (right - left) * (bottom - top);
  return inside / Math.max(1, cells) - (all - inside) / Math.max(1, values.length - cells);
}

/** The part of the subject that stands out most. */
export function findCore(saliency: Plane): Found | null {
  return findRegion(saliency, Math.max(0.6, meanOf(saliency) + 0.25, percentile(saliency.values, 0.9)));
}

function findRegion(saliency: Plane, threshold: number): Found | null {
  const { values, width, height } = saliency;
  const mean = meanOf(saliency);
  const region = heaviestRegion(saliency, threshold);
  if (!region) return null;
  const box = trimmedBox(saliency, region);
  const inside = region.reduce((sum, i) => sum + (values[i] ?? 0), 0) / region.length;
  const outside =
    (mean * values.length - inside * region.length) / Math.max(1, values.length - region.length);
  const filling = region.length / (box.w * width * box.h * height);
  const touches = (box.x < 0.01 ? 1 : 0) + (box.x + box.w > 0.99 ? 1 : 0);
  const standsOut = Math.min(1, Math.max(0, (inside - outside - 0.2) / 0.45));
  const compact = Math.min(1, filling / 0.55) * (box.w > 0.9 ? 0.4 : 1) * (1 - 0.3 * touches);
  return { ...box, confidence: standsOut * compact };
}

/** Connected cells above the threshold, those whose excess adds up to most. */
function heaviestRegion({ values, width, height }: Plane, threshold: number): number[] | null {
  const seen = new Uint8Array(values.length);
  let best: number[] | null = null;
  let most = 0;
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || (values[start] ?? 0) < threshold) continue;
    const region = [start];
    seen[start] = 1;
    let weight = 0;
    for (let k = 0; k < region.length; k++) {
      const i = region[k] ?? 0;
      weight += (values[i] ?? 0) - threshold * 0.8;
      const x = i % width;
      const neighbours = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
      for (const j of neighbours) {
        if (j < 0 || j >= width * height || seen[j] || (values[j] ?? 0) < threshold) continue;
        seen[j] = 1;
        region.push(j);
      }
    }
    if (weight > most) {
      most = weight;
      best = region;
    }
  }
  return best;
}

function trimmedBox({ values, width, height }: Plane, region: readonly number[]): Box {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (const i of region) {
    columns[i % width]! += values[i] ?? 0;
    rows[Math.floor(i / width)]! += values[i] ?? 0;
  }
  const [left, right] = trimmedRange(columns);
  const [top, bottom] = trimmedRange(rows);
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}

/** From inclusive to exclusive, without the outermost `TRIM` of the weight on each side. */
function trimmedRange(weights: Float32Array): [number, number] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  let to = weights.length;
  for (let sum = weights[0] ?? 0; sum < total * TRIM; sum += weights[from] ?? 0) from++;
  for (let sum = weights[to - 1] ?? 0; sum < total * TRIM; sum += weights[to - 1] ?? 0) to--;
  return [from, to];
}
