import type { Sight } from "../seeing/see.ts";

type SeenThing = Sight["things"][number];

/** A class is named where it is surer than the second best by this much; else the family is. */
const AHEAD = 0.3;
/** From this confidence on there surely is something of the family. */
const SURE = 0.55;
/** Beasts that stand together are mostly of one kind, and the network often takes some of a herd for others. */
const HERDS = "hoofed";

/** What fills so much of a photo is something only where its name is this sure. */
const FILLED = 0.88;
const SURE_TEXTURE = 0.7;

/** Of these many a photo is taken so close that it is hard to tell which one it is. */
const SEEN_CLOSE = "pet";

/** Whether something fills the photo, and the network knows no more than its family: folds of cloth, or streaks of light. */
export function isTexture({ box, label, family, confidence }: SeenThing): boolean {
  const isUnsure = label === family && family !== SEEN_CLOSE && confidence < SURE_TEXTURE;
  return isUnsure && box.w * box.h >= FILLED;
}

/**
 * What each thing is called: its class, or its family where the network might have taken one member for another. One of a
 * herd is called by its class only if none of the others looks like something else.
 */
export function labelThings(things: readonly SeenThing[]): string[] {
  return things.map((thing) => {
    if (thing.family === null) return thing.label;
    return isAhead(thing) && !things.some((other) => speaksAgainst(other, thing))
      ? thing.label
      : thing.family;
  });
}

function isAhead({ confidence, runnerUp }: SeenThing): boolean {
  return confidence - runnerUp >= AHEAD;
}

/** Whether another one of the herd looks like something else, and is not surely that. */
function speaksAgainst(other: SeenThing, { label, family }: SeenThing): boolean {
  const isOfHerd = family === HERDS && other.family === HERDS && other.confidence >= SURE;
  return isOfHerd && other.label !== label && !isAhead(other);
}
