import type { Box } from "@curta/contract";
import type { Engine } from "../network/engine.ts";
import type { Sheet } from "./sheet.ts";

/** For people: histogram bins of a channel, rounds, and how much colour changes the network's answer. */
const PERSON = { bins: 12, rounds: 2, weight: 0.35, radius: 4, smooth: 1e-3 } as const;
/** For things: no network finds their pixels, so colour gets more rounds and more bins. */
const THING = { bins: 16, rounds: 6, wide: 6, narrow: 3, smooth: 2e-3 } as const;
/** Parts below this share of the largest are dropped. */
const SMALL = { person: 0.12, thing: 0.1 } as const;

/** Lets colours and edges decide where the network for people was unsure. Values of the sheet, in place. */
export function refinePeople({ kernel }: Engine, sheet: Sheet): void {
  const { rgb, values, bins, seen, work, width, height } = sheet;
  const count = width * height;
  kernel.binColours(rgb, count, PERSON.bins, bins);
  for (let round = 0; round < PERSON.rounds; round++) {
    kernel.weighPerson(values, bins, count, PERSON.bins, PERSON.weight, work);
    kernel.guide(rgb, values, width, height, PERSON.radius, PERSON.smooth, work);
  }
  kernel.dropSmall(values, width, height, 0.3, SMALL.person, 0.02, seen, bins);
  kernel.steepen(values, count, 0.12, 0.9);
}

/**
 * Finds the pixels of a thing in its box: what lies in the middle of it and has colours that the ground around does not
 * have. `before` of the sheet holds what is believed at first.
 */
export function refineThing({ kernel, floats }: Engine, sheet: Sheet, box: Box): void {
  const { rgb, values, before, bins, seen, work, width, height, part } = sheet;
  const count = width * height;
  const left = Math.max(0, Math.round(((box.x - part.x) / part.w) * width));
  const top = Math.max(0, Math.round(((box.y - part.y) / part.h) * height));
  const right = Math.min(width, Math.round(((box.x + box.w - part.x) / part.w) * width));
  const bottom = Math.min(height, Math.round(((box.y + box.h - part.y) / part.h) * height));
  kernel.binColours(rgb, count, THING.bins, bins);
  floats(values, count).set(floats(before, count));
  for (let round = 0; round < THING.rounds; round++) {
    const first = round === 0;
    kernel.weighThing(values, before, bins, width, height, THING.bins, left, top, right, bottom, first, work);
    const radius = round < THING.rounds / 2 ? THING.wide : THING.narrow;
    kernel.guide(rgb, values, width, height, radius, THING.smooth, work);
  }
  kernel.dropSmall(values, width, height, 0.35, SMALL.thing, 0.02, seen, bins);
  kernel.fillHoles(values, width, height, 0.5, 0.05, 0.95, seen, bins);
  kernel.steepen(values, count, 0.2, 0.8);
}
