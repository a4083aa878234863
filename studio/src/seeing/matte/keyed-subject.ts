import type { Matte } from "../../geometry/matte.ts";
import type { SeenPerson } from "../people/find-people.ts";
import { likeness } from "../picture/boxes.ts";
import type { SeenThing } from "../things/find-things.ts";
import type { Keyed } from "./keyed-matte.ts";
import type { Silhouette } from "./silhouette.ts";
import { subjectOf } from "./subject.ts";

/** A thing is all that stands before plain ground if their boxes are so much alike (intersection over union). */
const MOST_OF_IT = 0.5;
/** Two boxes are one, but for rounding. */
const SAME_BOX = 0.999;
/** Somebody without a face is so much like all that stands there, or as sure as this. */
const LEAST_OF_IT = 0.3;
const SURE_PERSON = 0.75;

/** Without doubtful people who have no face and are a small part of what stands before plain ground: a cushion of a sofa. */
export function peopleBeforeGround(
  people: readonly SeenPerson[],
  keyed: Keyed | null,
): readonly SeenPerson[] {
  if (keyed === null) return people;
  return people.filter(
    ({ box, face, confidence }) =>
      face !== null || confidence >= SURE_PERSON || likeness(box, keyed.box) >= LEAST_OF_IT,
  );
}

/**
 * All that stands before plain ground. It is no silhouette where it is a thing with a name, which then reaches as far as it
 * does: a network's box leaves out the bell of an alarm clock, and the second of two telephones.
 */
export function keyedSubject(
  { matte, box }: Keyed,
  things: readonly SeenThing[],
): {
  readonly matte: Matte;
  readonly silhouette: Silhouette | null;
  readonly things: readonly SeenThing[];
} {
  const seen = subjectOf([], things)?.box;
  if (seen === undefined || likeness(seen, box) < MOST_OF_IT)
    return { matte, silhouette: { box, confidence: 1 }, things };
  const within = things.map((thing) => (likeness(thing.box, seen) > SAME_BOX ? { ...thing, box } : thing));
  return { matte, silhouette: null, things: within };
}
