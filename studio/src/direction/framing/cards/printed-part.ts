import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, united } from "../../../geometry/area.ts";
import { coverOf } from "../../../geometry/cover.ts";
import { keptLines } from "../../../geometry/document.ts";
import { keptFace, sureFaces } from "../faces/face-geometry.ts";
import { peopleOf, thingsOf, unnamedThings } from "../objects.ts";

/** Widths to heights of instant film: upright to square. */
const NARROWEST = 0.75;
const WIDEST = 1;
/** Room between what the print is of and its border, in shares of the photo. */
const ROOM = 0.02;
const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

/**
 * The part of a photo that a print shows: a square, or an upright one, as instant film has it, about all people, things
 * and titles. What does not fit makes it wider or taller, at most to the whole photo; a photo in which nothing is known is shown whole.
 */
export function printedPart(reading: Reading): Box {
  const known = knownIn(reading);
  if (known.length === 0) return WHOLE;
  const titles = keptLines(reading).map((line) => areaOf(line));
  const { left, top, right, bottom } = united([...known, ...titles]);
  const aspect = reading.width / reading.height;
  const w = Math.min(1, Math.max(WIDEST / aspect, right - left + 2 * ROOM));
  const h = Math.min(1, Math.max(aspect / NARROWEST, bottom - top + 2 * ROOM));
  return { x: begin((left + right) / 2, w), y: begin((top + bottom) / 2, h), w, h };
}

function knownIn(reading: Reading): Area[] {
  const cover = coverOf(reading);
  const named = [...peopleOf(reading), ...thingsOf(reading)];
  const objects = named.length > 0 ? named : unnamedThings(reading);
  return [
    ...sureFaces(reading).map((face) => keptFace(face, cover)),
    ...objects.map(({ box }) => areaOf(box)),
  ];
}

/** Where a length about a middle begins, inside of the photo. */
function begin(middle: number, length: number): number {
  return Math.min(1 - length, Math.max(0, middle - length / 2));
}
