import type { Box } from "@curta/contract";
import type { Observation } from "../reading/observe.ts";
import { isWithin } from "../reading/observe.ts";
import type { Plane } from "../reading/plane.ts";
import { logarithms, mapPlane, meanOf } from "../reading/plane.ts";
import { findRegion } from "../reading/find/subject.ts";
import { splitOf } from "./split.ts";

/** What a photo is of, from end to end: head, tail and handle too. */
export interface Thing extends Box {
  /** How far the photo is of this one thing, which ends in it: 0 for textures and landscapes, to 1. */
  readonly oneness: number;
  /** Edges of the photo that cut it. */
  readonly cutEdges: number;
}

/** A thing reaches as far as the eye is drawn by this share of what parts the striking from the rest. */
const REACH = 0.7;
/** Share of a thing's weight that its box may leave out on each side: nearly nothing, beaks are thin. */
const TRIM = 0.002;
/** A thing is wider than what stands out of it, up to this: the rest would be something else. */
const WIDER = { reached: 1.7, sharp: 1.4 };
/** Separability from which what stands out is one with clear ends, and the range to fully so; measured on 83 photos. */
const SEPARABLE = { from: 0.7, range: 0.24 };
/** Difference in logarithm of detail to both sides, likewise: a landscape goes on beside what stands out in it. */
const UNLIKE_SIDES = { from: 0.25, range: 0.7 };
const DETAIL_FLOOR = 0.004;
/** A band beside the subject narrower than this, in shares of the photo, tells nothing. */
const LEAST_BAND = 0.03;
/** What comes so near to an edge, in shares of the photo, is cut by it. */
const AT_EDGE = 0.005;

/** Finds the ends of what stands out. Null where nothing does. */
export function thingOf({ subject, saliency, coarse }: Observation): Thing | null {
  if (!subject) return null;
  const detail = logarithms(coarse.detail, DETAIL_FLOOR);
  const striking = splitOf(saliency.values);
  const box = endsOf(subject, saliency, striking.at, detail);
  if (!box) return null;
  const oneness =
    (striking.separability - SEPARABLE.from) / SEPARABLE.range +
    (sideDifference(detail, subject) - UNLIKE_SIDES.from) / UNLIKE_SIDES.range;
  return { ...box, cutEdges: cutEdges(box), oneness: Math.min(1, Math.max(0, oneness)) };
}

/** With the sharp parts that hang together with what stands out, unless sharpness is everywhere. */
function endsOf(subject: Box, saliency: Plane, striking: number, detail: Plane): Box | null {
  const reached = findRegion(saliency, REACH * striking, TRIM);
  if (!reached || reached.w > WIDER.reached * subject.w || !isWithin(subject, reached)) return null;
  const least = Math.log(DETAIL_FLOOR);
  const sharp = splitOf(detail.values).at - least;
  const either = mapPlane(saliency, (value, i) =>
    Math.max(value / striking, (detail.values[i]! - least) / sharp),
  );
  const sharpened = findRegion(either, 1, TRIM);
  if (!sharpened || sharpened.w > 0.95 || sharpened.w > WIDER.sharp * reached.w) return reached;
  return unionOf(reached, sharpened);
}

/** The smallest box around two. */
export function unionOf(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const w = Math.max(one.x + one.w, other.x + other.w) - x;
  return { x, y, w, h: Math.max(one.y + one.h, other.y + other.h) - y };
}

function cutEdges({ x, y, w, h }: Box): number {
  return [x, y, 1 - x - w, 1 - y - h].filter((gap) => gap < AT_EDGE).length;
}

/** How far the detail in a box differs from that beside it: on the side where it differs less, half if there is but one. */
function sideDifference(detail: Plane, box: Box): number {
  const right = box.x + box.w;
  const inside = meanWithin(detail, box, box.x, right);
  const left = box.x >= LEAST_BAND ? Math.abs(inside - meanWithin(detail, box, 0, box.x)) : 0;
  const other = 1 - right >= LEAST_BAND ? Math.abs(inside - meanWithin(detail, box, right, 1)) : 0;
  return left > 0 && other > 0 ? Math.min(left, other) : (left + other) / 2;
}

/** Mean over the rows of a box from one column to another, in shares. */
function meanWithin({ width, height, values }: Plane, { y, h }: Box, from: number, to: number): number {
  const left = Math.floor(from * width);
  const right = Math.max(left + 1, Math.floor(to * width));
  const top = Math.floor(y * height);
  const rows = Math.max(1, Math.floor((y + h) * height) - top);
  const part = new Float32Array(rows * (right - left));
  for (let row = 0; row < rows; row++)
    part.set(values.subarray((top + row) * width + left, (top + row) * width + right), row * (right - left));
  return meanOf({ width: right - left, height: rows, values: part });
}
