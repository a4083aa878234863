import type { Box, Reading, Target } from "@curta/contract";
import type { Area } from "../../geometry/area.ts";

/** A rectangle to look at, in shares of the picture; `x`, `y` its centre. */
export interface TargetPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the picture that have names. */
const FIXED: ReadonlyMap<Target["kind"], TargetPlace> = new Map([
  ["center", { x: 0.5, y: 0.5, width: 0.6, height: 0.6 }],
  ["top", { x: 0.5, y: 0.2, width: 1, height: 0.5 }],
  ["bottom", { x: 0.5, y: 0.8, width: 1, height: 0.5 }],
  ["left", { x: 0.2, y: 0.5, width: 0.5, height: 1 }],
  ["right", { x: 0.8, y: 0.5, width: 0.5, height: 1 }],
] as const);

/** Where a target lies that has no box of its own. Falls back from face to subject to the strongest point. */
export function placeOf(target: Target, reading: Reading): TargetPlace {
  if (target.kind === "view") {
    const side = target.share / 100;
    return { x: target.x / 100, y: target.y / 100, width: side, height: side };
  }
  if (target.kind === "point") return pointPlace(target.index, reading);
  if (target.kind === "all" || target.kind === "whole" || target.kind === "polaroid")
    return wholePlace(reading);
  const fixed = FIXED.get(target.kind);
  if (fixed !== undefined) return fixed;
  const face = target.kind === "face" ? reading.faces[0] : undefined;
  const box = face ?? reading.subject;
  return box === null ? pointPlace(1, reading) : centred(box);
}

/** All of the picture, about the part that the key image shows. */
function wholePlace({ view }: Reading): TargetPlace {
  const { x, y } = view === null ? { x: 0.5, y: 0.5 } : centred(view);
  return { x, y, width: 1, height: 1 };
}

/** What a point of interest takes of the picture: as high as wide in pixels. */
export function pointArea(
  { x, y, size }: Reading["points"][number],
  { width, height }: Pick<Reading, "width" | "height">,
): Area {
  const [across, down] = [size / 2, (size * width) / height / 2];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function pointPlace(index: number, reading: Reading): TargetPlace {
  const point = reading.points[(index - 1) % reading.points.length];
  if (point === undefined) return wholePlace(reading);
  const height = (point.size * reading.width) / reading.height;
  return { x: point.x, y: point.y, width: point.size, height };
}

/** A box by its centre. */
export function centred(box: Box): TargetPlace {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, width: box.w, height: box.h };
}
