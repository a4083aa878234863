import type { Box, LeftOut, Reading, Storyboard } from "@curta/contract";
import { type Area, areaOf, boxOf, common, grown, share } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { emptyParts } from "../../geometry/empty-parts.ts";
import { isKind } from "../../nouns/nouns.ts";
import { fromLeft, seenPeople } from "../../nouns/seen.ts";
import { chosen, peopleOf } from "./objects.ts";
import { readingWithin } from "./reading-within.ts";

/** A face's box ends at brows, cheeks and chin; hair and ears reach this much further, in its own sizes. */
const AROUND_FACE = 0.35;
/** Boxes of people and things end a little inside their outlines. */
const RIM = 0.04;
/** The 9:16 view of a part has at least this width in pixels: a third of the film's. */
const LEAST_VIEW_PX = 360;
const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

type Bounds = Pick<Storyboard, "insideKeyImage" | "leftOut">;

/**
 * The part of the picture that a film is cut from; null where that is all of it. Where too little of the key image would be left, it is cut
 * from outside too.
 */
export function filmPart({ insideKeyImage, leftOut = [] }: Bounds, reading: Reading): Box | null {
  const view = insideKeyImage === true ? reading.view : null;
  if (view !== null && areasLeftOut(areaOf(view), leftOut, reading).length === 0) return view;
  return partWithout(leftOut, reading, view ?? ALL) ?? partWithout(leftOut, reading) ?? view;
}

const known = new WeakMap<Reading, Map<string, Reading>>();

/** What a film sees: the reading of its part, in shares of that. The same object each time, as framings are kept for readings. */
export function filmReading(bounds: Bounds, reading: Reading): Reading {
  const part = filmPart(bounds, reading);
  if (part === null) return reading;
  const parts = known.get(reading) ?? new Map<string, Reading>();
  known.set(reading, parts);
  const key = JSON.stringify(part);
  const within = parts.get(key) ?? readingWithin(reading, part);
  parts.set(key, within);
  return within;
}

/**
 * The part of a picture that does not show some of what it holds: of all rectangles beside that, the one with the widest 9:16
 * view and the most people and things. Null where nothing of it was seen, or too little is left.
 * @param within the part that it must lie in
 */
export function partWithout(leftOut: readonly LeftOut[], reading: Reading, within: Box = ALL): Box | null {
  const bounds = areaOf(within);
  const hidden = areasLeftOut(bounds, leftOut, reading);
  if (hidden.length === 0) return null;
  const parts = emptyParts(hidden, bounds).filter((part) => viewWidth(part, reading) >= LEAST_VIEW_PX);
  const best = parts.toSorted((one, other) => worth(other, reading) - worth(one, reading))[0];
  return best === undefined ? null : boxOf(best);
}

function areasLeftOut(bounds: Area, leftOut: readonly LeftOut[], reading: Reading): Area[] {
  return leftOut.flatMap((each) => boxesOf(each, reading)).filter((area) => common(area, bounds) !== null);
}

/** Where in a picture there is what a film is to leave out, with what belongs to it. */
export function boxesOf(leftOut: LeftOut, reading: Reading): Area[] {
  if (leftOut.kind === "face") return headsOf(reading);
  const isPerson = leftOut.kind === "person";
  // One that is not told from others stands for all of them, the doubtful too.
  if (leftOut.which !== 1) {
    const seen = isPerson ? seenPeople(reading) : thingsOf(leftOut.label, reading);
    const one = chosen(seen, leftOut.which);
    return one === null ? [] : [withRim(one)];
  }
  if (!isPerson) return thingsOf(leftOut.label, reading).map(withRim);
  return [...reading.people.map(withRim), ...headsOf(reading)];
}

/** Heads, from the front or not: a face that turns away is rarely found, and may still be known. */
function headsOf(reading: Reading): Area[] {
  const faces = reading.faces.map((face) => grown(areaOf(face), AROUND_FACE));
  const heads = peopleOf(reading).flatMap(({ head }) => (head === null ? [] : [areaOf(head)]));
  return [...faces, ...heads];
}

/** Things of a name and its kind, from left to right. */
function thingsOf(name: string, { things }: Reading): Box[] {
  return fromLeft(things.filter(({ label }) => isKind(label, name)));
}

function withRim(box: Box): Area {
  return grown(areaOf(box), RIM);
}

/** The width of a part's largest view, and more for everybody and everything that it shows. */
function worth(part: Area, reading: Reading): number {
  const shown = [...reading.people, ...reading.things].map((box) => share(part, areaOf(box)));
  return viewWidth(part, reading) * (1 + shown.reduce((sum, each) => sum + each, 0));
}

/** Width of the largest 9:16 view of a part, in pixels of the picture. */
function viewWidth({ left, top, right, bottom }: Area, reading: Reading): number {
  const [width, height] = [(right - left) * reading.width, (bottom - top) * reading.height];
  return width * coverOf({ width, height }).width;
}
