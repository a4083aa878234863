import type { Box, Reading } from "@curta/contract";
import { coverOf } from "../../../geometry/cover.ts";
import { peopleOf, type SeenObject, thingsOf, unnamedThings } from "../../framing/objects.ts";
import { MOST_OBJECTS } from "./view-targets.ts";

/** Objects smaller than this share of the picture's height are not looked for one by one. */
const LEAST_HEIGHT = 0.04;

/** People and things that a film should show whole, people first, the largest of both first. */
export function objectsOf(reading: Reading): SeenObject[] {
  return [...largestFirst(peopleOf(reading)), ...largestFirst(thingsOf(reading))].slice(0, MOST_OBJECTS);
}

/**
 * The only person or thing of a photo; where nothing has a sure name, one without. Null where there are several, or none, or
 * where it has no name and fits no view: then only the card would show it.
 */
export function loneThing(reading: Reading): SeenObject | null {
  const named = objectsOf(reading);
  const all = named.length > 0 ? named : unnamedThings(reading).filter(({ box }) => fits(box, reading));
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Whether the photo's largest view has room for a box. */
function fits({ w, h }: Box, reading: Reading): boolean {
  const { width, height } = coverOf(reading);
  return w <= width && h <= height;
}

function largestFirst(objects: readonly SeenObject[]): SeenObject[] {
  return objects.filter(({ box }) => box.h >= LEAST_HEIGHT).toSorted((a, b) => boxSize(b) - boxSize(a));
}

/** Its share of the picture. */
export function boxSize({ box }: SeenObject): number {
  return box.w * box.h;
}
