import type { Box } from "@curta/contract";
import type { Plane } from "./plane.ts";
import { meanOf, percentile } from "./plane.ts";

export interface Found extends Box {
  readonly confidence: number;
}

/** Share of a region's weight that its box may leave out on each side: tails, shadows, stray cells. */
const TRIM = 0.012;

/** The region that stands out most, as a box. Null where nothing stands out from the rest. */
export function findSubject(saliency: Plane): Found | null {
  return findRegion(saliency, Math.max(0.42, meanOf(saliency) + 0.12, percentile(saliency.values, 0.72)));
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
