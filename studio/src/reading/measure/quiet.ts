import type { Box } from "@curta/contract";
import type { Plane } from "../plane.ts";
import { mapPlane, normalise, resizePlane } from "../plane.ts";

const COLUMNS = 12;
const ROWS = 24;
/** Sizes of areas that are tried, in cells: from a wide band to a corner. */
const SIZES = [
  [12, 4],
  [12, 3],
  [10, 5],
  [8, 4],
  [6, 6],
  [6, 3],
] as const;
const MOST_AREAS = 3;
/** An area is calm if its mean unrest (detail and saliency) is below this. */
const CALM = 0.3;

/** Calm areas for text, the calmest first, not overlapping: areas with little detail and low saliency. */
export function quietAreas(detail: Plane, saliency: Plane): Box[] {
  const busy = normalise(mapPlane(detail, (value) => Math.log(0.004 + value)));
  const unrest = resizePlane(
    mapPlane(busy, (value, i) => 0.55 * value + 0.45 * (saliency.values[i] ?? 0)),
    COLUMNS,
    ROWS,
  );
  const candidates: { x: number; y: number; w: number; h: number; mean: number }[] = [];
  for (const [w, h] of SIZES) {
    for (let y = 0; y + h <= ROWS; y++) {
      for (let x = 0; x + w <= COLUMNS; x++) {
        const mean = meanIn(unrest, x, y, w, h);
        if (mean < CALM) candidates.push({ x, y, w, h, mean: mean - 0.0012 * w * h });
      }
    }
  }
  const kept: typeof candidates = [];
  for (const area of candidates.toSorted((one, other) => one.mean - other.mean)) {
    if (kept.length === MOST_AREAS) break;
    const apart = kept.every(
      (other) =>
        area.x >= other.x + other.w ||
        other.x >= area.x + area.w ||
        area.y >= other.y + other.h ||
        other.y >= area.y + area.h,
    );
    if (apart) kept.push(area);
  }
  return kept.map(({ x, y, w, h }) => ({ x: x / COLUMNS, y: y / ROWS, w: w / COLUMNS, h: h / ROWS }));
}

function meanIn({ width, values }: Plane, x0: number, y0: number, w: number, h: number): number {
  let sum = 0;
  for (let y = y0; y < y0 + h; y++) for (let x = x0; x < x0 + w; x++) sum += values[y * width + x] ?? 0;
  return sum / (w * h);
}
