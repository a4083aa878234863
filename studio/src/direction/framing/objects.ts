import type { Box, Reading, Target, Which } from "@curta/contract";
import { isCornerPiece, largestWhole, withoutCutTwins } from "../../geometry/rim.ts";
import { isKind } from "../../nouns/nouns.ts";
import { doubtful, LEAST_POSSIBLE, nameable } from "../../nouns/seen.ts";
import { type FaceInRow, facesOf, sureFaces, wholeFace } from "./faces/face-geometry.ts";

/** Somebody or something with a box of its own. */
export interface SeenObject {
  readonly box: Box;
  /** A person's head: the face with its hair, or the top of a body whose face is not seen. Null for things, and where the photo cuts it off. */
  readonly head: Box | null;
  /** A person's face, where it is seen. */
  readonly face: FaceInRow | null;
  /** An animal has its head at one of its ends, and nobody knows at which. */
  readonly isAnimal: boolean;
}

type Seen = Reading["things"][number];

/** Objects whose name has a lower confidence are neither named nor searched for. */
const LEAST_CONFIDENCE = 0.55;
/** From this confidence on a thing may be the photo's main thing, though its name is too uncertain to be used. */
const LEAST_UNNAMED_CONFIDENCE = 0.42;

/** Who or what a target means in this picture; null where it means a place, or nothing that was seen. */
export function objectOf(target: Target, reading: Reading): SeenObject | null {
  if (target.kind === "person" || target.kind === "thing") {
    return chosen(objectsNamed(target, reading), target.which) ?? mainObject(reading);
  }
  return target.kind === "face" || target.kind === "subject" ? mainObject(reading) : null;
}

/** People from left to right. */
export function peopleOf(reading: Reading): SeenObject[] {
  return reading.people
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .map(({ x, y, w, h, face }) =>
      objectWith({ x, y, w, h }, face === null ? undefined : facesOf(reading)[face]),
    );
}

/** Things from left to right. */
export function thingsOf({ things }: Reading): SeenObject[] {
  return things.filter(isSure).map(thingObject);
}

/**
 * All that a name means, from left to right: people, or things by their own name: a car is none of the buses. Where too few have the
 * name, those of its kind count too; where none is sure, the one that is likely meant.
 */
export function objectsNamed(
  target: Extract<Target, { kind: "person" | "thing" }>,
  reading: Reading,
): SeenObject[] {
  if (target.kind === "person") return peopleOf(reading);
  const sure = nameable(reading).filter(isSure);
  const named = sure.filter((thing) => thing.label === target.label);
  const alike = sure.filter((thing) => isKind(thing.label, target.label));
  if (alike.length > 0) return (chosen(named, target.which) === null ? alike : named).map(thingObject);
  const likely = doubtful(target.label, reading);
  return likely === null ? [] : [thingObject(likely)];
}

/** A target of which no text says which one is meant: the main one. */
export function mainOf(target: Target, reading: Reading): Target {
  if ((target.kind !== "person" && target.kind !== "thing") || target.which !== 1) return target;
  return { ...target, which: (mainFirst(objectsNamed(target, reading))[0] ?? 0) + 1 };
}

/** Places of objects in their list, the main one's first: those with the largest faces, then the largest. */
export function mainFirst(objects: readonly SeenObject[]): number[] {
  const sizeOf = ({ box, head, face }: SeenObject): number =>
    face === null ? box.w * box.h : 1 + (head ?? box).w * (head ?? box).h;
  const sizes = objects.map(sizeOf);
  return [...sizes.keys()].toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0));
}

/** Things that surely exist, though their names may be wrong. */
export function unnamedThings({ things }: Reading): SeenObject[] {
  return things.filter((thing) => isSure(thing) || (exists(thing) && !isCornerPiece(thing))).map(thingObject);
}

function isSure({ confidence }: Seen): boolean {
  return confidence >= LEAST_CONFIDENCE;
}

function exists({ confidence }: Seen): boolean {
  return confidence >= LEAST_UNNAMED_CONFIDENCE;
}

/** Animals that there may be: too uncertain to be what a photo is of, and yet none that a frame's edge should halve. */
export function possibleAnimals({ things }: Reading): SeenObject[] {
  return things
    .filter(({ confidence }) => confidence >= LEAST_POSSIBLE)
    .map(thingObject)
    .filter(({ isAnimal }) => isAnimal);
}

function thingObject({ x, y, w, h, label }: Seen): SeenObject {
  return { box: { x, y, w, h }, head: null, face: null, isAnimal: isKind(label, "animal") };
}

/** The person with the largest face, else the largest person, else the largest thing. */
function mainObject(reading: Reading): SeenObject | null {
  const faces = sureFaces(reading);
  if (faces.length > 0 && reading.people.length === 0) return null;
  const people = peopleOf(reading);
  const seen = people.filter(({ face }) => face !== null);
  if (seen.length > 0) return largest(seen, ({ head, box }) => head ?? box);
  const things = withoutCutTwins(reading.things.filter(isSure)).map(thingObject);
  return largest(people, ({ box }) => box) ?? largest(things, ({ box }) => box) ?? mainUnnamed(reading);
}

function mainUnnamed(reading: Reading): SeenObject | null {
  const things = unnamedThings(reading);
  const main = largestWhole(things.map(({ box }) => box));
  return things.find(({ box }) => box === main) ?? null;
}

function objectWith(box: Box, face: FaceInRow | undefined): SeenObject {
  const head = face === undefined ? headAbove(box) : wholeFace(face);
  return { box, head, face: face ?? null, isAnimal: false };
}

/** A body that begins at the photo's edge, and has no face, has its head outside. */
const LEAST_ABOVE_HEAD = 0.02;

/** Estimates the head of a body without a visible face: the top sixth of a standing person, more of one whose legs are cut off. */
function headAbove({ x, y, w, h }: Box): Box | null {
  if (y < LEAST_ABOVE_HEAD) return null;
  return { x: x + 0.2 * w, y, w: 0.6 * w, h: 0.24 * h };
}

/** The one that is meant of several from left to right; null where they are fewer. */
export function chosen<Item>(objects: readonly Item[], which: Which): Item | null {
  const index = { left: 0, middle: Math.floor((objects.length - 1) / 2), right: objects.length - 1 };
  return objects[typeof which === "number" ? which - 1 : index[which]] ?? null;
}

function largest(objects: readonly SeenObject[], of: (object: SeenObject) => Box): SeenObject | null {
  const size = (object: SeenObject): number => of(object).w * of(object).h;
  return objects.reduce<SeenObject | null>(
    (best, object) => (best === null || size(object) > size(best) ? object : best),
    null,
  );
}
