import type { Networks } from "../networks.ts";
import { grownBox } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { maskOf } from "../picture/mask.ts";
import type { SeenThing } from "../things/find-things.ts";
import { either, isArm, type SeenPerson } from "./find-people.ts";

/** Bodies of less confidence are not looked at again. */
const LEAST = 0.38;
/** What is looked at, in sizes of the body's box. */
const REACH = 1.25;
/**
 * Least share of the body's box that is people's pixels, and the most around it against that. Of the doubtful bodies that were
 * alone in 252 photos, two were somebody: 0.64 with 0.06 of that around it, and 0.45 with 0.11. A covered boat has 0.35, and a
 * mountain in a box of its size 0.4; folds, waves and knots of colour have less, or nearly as much around them (0.31 and more).
 */
const INSIDE = 0.44;
const AROUND = 0.2;
/**
 * Head and shoulders that the photo's lower rim cuts are not so much wider than tall: a plate of strawberries was, and had 0.74 of
 * people's pixels.
 */
const BUST = { wider: 1.5, rim: 0.01 } as const;

/**
 * Somebody whom the network of things doubts, in a picture of nobody else, and whom the network of people's pixels sees too:
 * from behind, lying, far away. Null where there is none.
 */
export function provePerson(
  networks: Networks,
  levels: Levels,
  bodies: readonly SeenThing[],
): SeenPerson | null {
  const aspect = levels.width / levels.height;
  for (const body of bodies.toSorted((one, other) => other.confidence - one.confidence)) {
    if (body.confidence < LEAST) return null;
    if (isArm(body, aspect) || isTooWide(body, aspect)) continue;
    const { inside, around } = peopleIn(networks, levels, body);
    if (inside < INSIDE || around > AROUND * inside) continue;
    return { box: body.box, face: null, confidence: either(body.confidence, inside) };
  }
  return null;
}

function isTooWide({ box: { y, w, h } }: SeenThing, aspect: number): boolean {
  return y + h > 1 - BUST.rim && w * aspect > BUST.wider * h;
}

/** Share of people's pixels within the box of a body, and around it. */
function peopleIn(networks: Networks, levels: Levels, { box }: SeenThing) {
  const { part, columns, rows, values } = maskOf(networks, levels, "people", grownBox(box, REACH));
  const sums = { inside: 0, around: 0 };
  const counts = { inside: 0, around: 0 };
  values.forEach((value, k) => {
    const x = part.x + (((k % columns) + 0.5) / columns) * part.w;
    const y = part.y + ((Math.floor(k / columns) + 0.5) / rows) * part.h;
    const isInside = x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
    const where = isInside ? "inside" : "around";
    sums[where] += value;
    counts[where] += 1;
  });
  return {
    inside: sums.inside / Math.max(1, counts.inside),
    around: sums.around / Math.max(1, counts.around),
  };
}
