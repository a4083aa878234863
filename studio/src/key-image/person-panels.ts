import type { Box, Reading } from "@curta/contract";
import type { Card, Panel } from "../direction/framing/cards/card.ts";
import { sureFaces, wholeFace } from "../direction/framing/faces/face-geometry.ts";

/** Two strips of a 9:16 picture, and the dark line between them, in shares of its height. */
const GAP = 0.004;
const HEIGHT = (1 - GAP) / 2;
/** Width to height of a strip. */
const ASPECT = 9 / 16 / HEIGHT;
/** Air around a head; and a panel shows a person to the chest, in heights of the head. */
const AIR = 1.25;
const BUST = 2.4;
/** Less of a photo's height has too few pixels. */
const LEAST_HEIGHT = 0.4;
/** Faces must be so much larger in panels than in the whole photo on a card. */
const LARGER = 1.3;

/**
 * A key image of two panels, one for each of two people whom no one view holds, from left to right. Null where there are not
 * two faces, where a panel would cut a head, or where the whole photo on its card shows the faces nearly as large.
 */
export function personPanels(reading: Reading, card: Card): Card | null {
  const [left, right, ...others] = sureFaces(reading).toSorted((a, b) => a.x - b.x);
  if (left === undefined || right === undefined || others.length > 0) return null;
  const parts = [partFor(left, right, reading), partFor(right, left, reading)];
  const [top, bottom] = parts;
  if (top === undefined || top === null || bottom === undefined || bottom === null) return null;
  const onCard = card[0].place.w / card[0].part.w;
  const isLarger = [top, bottom].every((part) => 1 / part.w >= LARGER * onCard);
  return isLarger ? [panel(top, 0), panel(bottom, 1 - HEIGHT)] : null;
}

function panel(part: Box, y: number): Panel {
  return { part, place: { x: 0, y, w: 1, h: HEIGHT } };
}

/** A part of a strip's shape that holds a head whole and shows none of the other; null where there is none. */
function partFor(face: Box, other: Box, { width, height }: Reading): Box | null {
  const [head, avoided] = [wholeFace(face), wholeFace(other)];
  const shape = (ASPECT * height) / width;
  const middle = head.x + head.w / 2;
  const [from, to] = avoided.x > head.x ? [0, avoided.x] : [avoided.x + avoided.w, 1];
  const h = Math.min(1, (to - from) / shape, Math.max(LEAST_HEIGHT, BUST * head.h));
  const w = h * shape;
  if (w < AIR * head.w || h < AIR * head.h) return null;
  const x = Math.min(to - w, Math.max(from, middle - w / 2));
  const y = Math.min(1 - h, Math.max(0, head.y + head.h / 2 - 0.45 * h));
  const isWhole = x <= head.x && y <= head.y && x + w >= head.x + head.w && y + h >= head.y + head.h;
  return isWhole ? { x, y, w, h } : null;
}
