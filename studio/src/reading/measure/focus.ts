import type { Reading } from "@curta/contract";
import { type Matte, subjectAt } from "../../geometry/matte.ts";
import type { Plane } from "../plane.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import { normalise, percentile, smooth } from "../plane.ts";
import type { EdgeSharpness } from "./edge-sharpness.ts";
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

/** A cell of a matte is the subject from this share on, and ground up to that one. */
const SUBJECT = { least: 0.8, ground: 0.08 } as const;
/** Blocks with edges that the subject and its ground must have each. */
const LEAST_BLOCKS = 12;
/** The sharper quarter of edges says how sharp all around them may be. */
const SHARPER = 0.75;
/**
 * So sharp is the ground against the subject where it surely is out of focus, and where it is not. Of 27 photos with a matte,
 * looked at, the 12 up to 0.62 have blurred grounds, those to 0.73 most, and above that a wall behind somebody is as sharp as
 * they are.
 */
const BLURRED = { surely: 0.55, not: 0.8 } as const;

/**
 * Share of the picture that is in focus, and how surely what is behind the subject is not: 0 where no matte tells the two apart.
 */
export function focusOf(crisp: Plane, edges: EdgeSharpness, matte: Matte | null): Reading["focus"] {
  const sharp = countWhere(crisp.values, (value) => value > 0.45);
  const ground = matte === null ? null : groundSharpness(edges, matte);
  const shallow = ground === null ? 0 : (BLURRED.not - ground) / (BLURRED.not - BLURRED.surely);
  return { sharpShare: sharp / crisp.values.length, shallow: Math.min(1, Math.max(0, shallow)) };
}

/** How sharp the ground's edges are against the subject's; null where either has too few. */
function groundSharpness({ blocks }: EdgeSharpness, matte: Matte): number | null {
  const { width, height, values } = blocks;
  const shares = values.map((_, k) =>
    subjectAt(matte, ((k % width) + 0.25) / width, (Math.floor(k / width) + 0.25) / height),
  );
  const hasEdge = (k: number) => (values[k] ?? 0) >= 0;
  const subject = values.filter((_, k) => hasEdge(k) && (shares[k] ?? 0) >= SUBJECT.least);
  const ground = values.filter((_, k) => hasEdge(k) && (shares[k] ?? 0) <= SUBJECT.ground);
  if (Math.min(subject.length, ground.length) < LEAST_BLOCKS) return null;
  return percentile(ground, SHARPER) / Math.max(1e-6, percentile(subject, SHARPER));
}

function countWhere(values: Float32Array, counts: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (counts(values[i]!)) count++;
  return count;
}
