import type { Reading } from "@curta/contract";
import type { Plane } from "./plane.ts";
import { makePlane, normalise, percentile, smooth } from "./plane.ts";
import type { Thumbnail } from "./thumbnail.ts";

/** Brightness step between thumbnail cells from which an edge can tell whether it is sharp. */
const LEAST_EDGE = 0.035;

/** How crisp each place is, 0 to 1, judged where there are edges at all and carried to the flat places between. */
export function crispness({ luma, detail }: Thumbnail): Plane {
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

/** Share of the picture that is in focus, and how far sharp and soft regions differ. */
export function focusOf(crisp: Plane): Reading["focus"] {
  const sharp = crisp.values.reduce((count, value) => count + (value > 0.45 ? 1 : 0), 0);
  const spread = percentile(crisp.values, 0.85) - percentile(crisp.values, 0.25);
  return { sharpShare: sharp / crisp.values.length, shallow: Math.min(1, Math.max(0, spread)) };
}
