import type { Box } from "@curta/contract";
import { withoutCutTwins } from "../../geometry/rim.ts";
import { around } from "../picture/boxes.ts";
import type { SeenPerson } from "../people/find-people.ts";
import type { SeenThing } from "../things/find-things.ts";

/** What a picture is of, as far as a matte goes: people, or a thing with a name. */
export interface Subject {
  readonly kind: "people" | "thing";
  readonly box: Box;
}

/** People are the subject if one is so large a share of the height. */
const LEAST_PERSON = 0.15;
/** People smaller than this share of the largest person count as background. */
const COMPANION = 0.4;
/** A thing is the subject from this confidence and size (share of the picture's area) on. */
const LEAST_THING = 0.55;
const LEAST_AREA = 0.02;
/**
 * A thing whose box takes more of the picture leaves too little ground to tell it from: of 18 mattes looked at, the six of such
 * things were torn, and the twelve others good or nearly so.
 */
const MOST_AREA = 0.68;
/** What carries other things or is worn is never a subject. */
const NEVER = new Set(["table", "clothing", "seat"]);

/** The people in front, else the surest large thing, else nothing. */
export function subjectOf(people: readonly SeenPerson[], things: readonly SeenThing[]): Subject | null {
  const tallest = Math.max(0, ...people.map(({ box }) => box.h));
  if (tallest >= LEAST_PERSON) {
    const front = people.filter(({ box }) => box.h >= COMPANION * tallest);
    return { kind: "people", box: front.map(({ box }) => box).reduce(around) };
  }
  const sure = things
    .filter(({ family, confidence }) => confidence >= LEAST_THING && !(family !== null && NEVER.has(family)))
    .map(({ box, label, confidence }) => ({ ...box, label, confidence }))
    .filter(({ w, h }) => w * h >= LEAST_AREA && w * h <= MOST_AREA);
  const [best] = withoutCutTwins(sure).toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined) return null;
  const { x, y, w, h } = best;
  return { kind: "thing", box: { x, y, w, h } };
}

function weightOf({ w, h, confidence }: Box & Pick<SeenThing, "confidence">): number {
  return confidence * Math.sqrt(w * h);
}
