import type { Reading } from "@curta/contract";
import type { Plane } from "../plane.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import { normalise, percentile, smooth } from "../plane.ts";
import type { DetailedThumbnail } from "../thumbnail.ts";

/** Smallest brightness step between cells at which sharpness can be measured. */
const LEAST_EDGE = 0.035;

/** Sharpness of each cell, 0 to 1, measured at edges and spread to flat areas between them. */
export function crispness({ luma, detail }: DetailedThumbnail): Plane {
  const { width, height, values } = luma;
  const [edge, crisp] = withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const edges = alloc(values.byteLength);
    const crisps = alloc(values.byteLength);
    kernel.weighEdges(copyIn(values), copyIn(detail.values), edges, crisps, width, height, LEAST_EDGE);
    const planes = [readFloats(edges, values.length), readFloats(crisps, values.length)] as const;
    return planes.map((plane): Plane => ({ width, height, values: plane }));
  });
  const radius = Math.max(2, Math.round(width / 28));
  const soft = smooth(edge!, radius);
  const sum = smooth(crisp!, radius);
  for (let i = 0; i < sum.values.length; i++) sum.values[i] = sum.values[i]! / (soft.values[i]! + 0.002);
  return normalise(sum);
}

/** An edge is soft if it has less than this share of the fine detail of a median edge of its height. */
const SOFT = 0.35;
/**
 * Share of soft edges from which parts count as out of focus, and at which that is certain. Flat areas do not count.
 */
const SOFT_SHARE = { from: 0.08, to: 0.2 };

/** Share of the picture that is in focus, and how far sharp and soft regions differ. */
export function focusOf(thumbnail: DetailedThumbnail, crisp: Plane): Reading["focus"] {
  const sharp = countWhere(crisp.values, (value) => value > 0.45);
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
  const ratios = withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const to = alloc(values.byteLength);
    const found = kernel.edgeDetail(copyIn(values), copyIn(detail.values), to, width, height, LEAST_EDGE);
    return readFloats(to, found);
  });
  if (ratios.length === 0) return 0;
  const limit = SOFT * percentile(ratios, 0.5);
  return countWhere(ratios, (value) => value < limit) / ratios.length;
}

function countWhere(values: Float32Array, counts: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (counts(values[i]!)) count++;
  return count;
}
