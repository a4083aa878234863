import type { Box, Reading } from "@curta/contract";
import { areaOf, share } from "../../geometry/area.ts";

/** An object belongs to a part of the picture if at least this share of it lies inside. */
const MOSTLY = 0.6;

/**
 * What a part of a picture holds, in shares of that part: for films that keep inside the key image.
 * @param part in shares of the picture
 */
export function readingWithin(reading: Reading, part: Box): Reading {
  const shown = <Item extends Box>(items: readonly Item[]): Item[] =>
    items
      .filter((item) => share(areaOf(part), areaOf(item)) >= MOSTLY)
      .map((item) => ({ ...item, ...boxWithin(item, part) }));
  const keptFaces = reading.faces.map((face) => share(areaOf(part), areaOf(face)) >= MOSTLY);
  const faceAt = (index: number): number | null =>
    keptFaces[index] === true ? keptFaces.slice(0, index).filter(Boolean).length : null;
  const points = reading.points
    .map((point) => ({
      ...point,
      x: (point.x - part.x) / part.w,
      y: (point.y - part.y) / part.h,
      size: Math.min(1, point.size / part.w),
    }))
    .filter(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1);
  const middle = { x: 0.5, y: 0.5, size: 0.5, kind: "detail", confidence: 0.1, color: null } as const;
  return {
    ...reading,
    width: Math.max(1, Math.round(reading.width * part.w)),
    height: Math.max(1, Math.round(reading.height * part.h)),
    points: points.length > 0 ? points : [middle],
    faces: shown(reading.faces).map(withoutLandmarks),
    people: shown(reading.people).map((person) => ({
      ...person,
      face: person.face === null ? null : faceAt(person.face),
    })),
    things: shown(reading.things),
    writing: shown(reading.writing),
    subject: reading.subject === null ? null : (shown([reading.subject])[0] ?? null),
    horizon: null,
    quiet: shown(reading.quiet),
    view: null,
    // These cells were measured over the whole picture and do not describe a part of it.
    depth: { ...reading.depth, confidence: 0 },
    ...(reading.matte === undefined ? {} : { matte: { ...reading.matte, ...placedIn(reading.matte, part) } }),
  };
}

function withoutLandmarks({ x, y, w, h, confidence }: Reading["faces"][number]): Reading["faces"][number] {
  return { x, y, w, h, confidence };
}

/** A box in shares of a part, also where it reaches beyond. */
function placedIn({ x, y, w, h }: Box, part: Box): Box {
  return { x: (x - part.x) / part.w, y: (y - part.y) / part.h, w: w / part.w, h: h / part.h };
}

/** A box in shares of a part, cut at its edges. */
function boxWithin({ x, y, w, h }: Box, part: Box): Box {
  const [left, top] = [clamp((x - part.x) / part.w), clamp((y - part.y) / part.h)];
  return {
    x: left,
    y: top,
    w: clamp((x + w - part.x) / part.w) - left,
    h: clamp((y + h - part.y) / part.h) - top,
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
