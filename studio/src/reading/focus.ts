import type { Reading } from "@curta/contract";
import type { Plane } from "./plane.ts";
import { makePlane, normalise, percentile, smooth } from "./plane.ts";
import type { DetailedThumbnail } from "./thumbnail.ts";

/** Brightness step between thumbnail cells from which an edge can tell whether it is sharp. */
const LEAST_EDGE = 0.035;

/** How crisp each place is, 0 to 1, judged where there are edges at all and carried to the flat places between. */
export function crispness({ luma, detail }: DetailedThumbnail): Plane {
  const { width, height, values } = luma;
  const edge = makePlane(width, height);
  const crisp = makePlane(width, height);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const step =
        Math.abs(values[i + 1]! - values[i - 1]!) + Math.abs(values[i + width]! - values[i - width]!);
      const weight = Math.max(0, step - LEAST_EDGE);
      edge.values[i] = weight;
      crisp.values[i] = (weight * detail.values[i]!) / (step + 0.01);
    }
  }
  const radius = Math.max(2, Math.round(width / 28));
  const soft = smooth(edge, radius);
  const sum = smooth(crisp, radius);
  for (let i = 0; i < sum.values.length; i++) sum.values[i] = sum.values[i]! / (soft.values[i]! + 0.002);
  return normalise(sum);
}

/** An edge is soft if it holds less than this share of the fine detail that the middle edge has for its size. */
const SOFT = 0.35;
/** Share of soft edges from which parts are out of focus, and at which that is sure. Plain areas tell nothing. */
const SOFT_SHARE = { from: 0.08, to: 0.2 };

/** Share of the picture that is in focus, and how far sharp and soft regions differ. */
export function focusOf(thumbnail: DetailedThumbnail, crisp: Plane): Reading["focus"] {
  const sharp = crisp.values.reduce((count, value) => count + (value > 0.45 ? 1 : 0), 0);
  const spread = percentile(crisp.values, 0.85) - percentile(crisp.values, 0.25);
  const soft = (softShare(thumbnail) - SOFT_SHARE.from) / (SOFT_SHARE.to - SOFT_SHARE.from);
  return {
    sharpShare: sharp / crisp.values.length,
    shallow: Math.min(1, Math.max(0, spread)) * Math.min(1, Math.max(0, soft)),
  };
}

/** Share of the edges that are soft. */
function softShare({ luma, detail }: DetailedThumbnail): number {
  const { width, height, values } = luma;
  const ratios: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const step = Math.hypot(values[i + 1]! - values[i - 1]!, values[i + width]! - values[i - width]!);
      if (step > LEAST_EDGE) ratios.push(detail.values[i]! / step);
    }
  }
  if (ratios.length === 0) return 0;
  const limit = SOFT * percentile(Float32Array.from(ratios), 0.5);
  return ratios.filter((value) => value < limit).length / ratios.length;
}
