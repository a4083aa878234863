import type { Engine } from "../network/engine.ts";
import type { Sheet } from "./sheet.ts";

/** For people: histogram bins of a channel, rounds, and how much colour changes the network's answer. */
const PERSON = { bins: 12, rounds: 2, weight: 0.35, radius: 4, smooth: 1e-3 } as const;
/** Parts below this share of the largest are dropped. */
const SMALL = 0.12;

/** Lets colours and edges decide where the network for people was unsure. Values of the sheet, in place. */
export function refinePeople({ kernel }: Engine, sheet: Sheet): void {
  const { rgb, values, bins, seen, work, width, height } = sheet;
  const count = width * height;
  kernel.binColours(rgb, count, PERSON.bins, bins);
  for (let round = 0; round < PERSON.rounds; round++) {
    kernel.weighPerson(values, bins, count, PERSON.bins, PERSON.weight, work);
    kernel.guide(rgb, values, width, height, PERSON.radius, PERSON.smooth, work);
  }
  kernel.dropSmall(values, width, height, 0.3, SMALL, 0.02, seen, bins);
  kernel.steepen(values, count, 0.12, 0.9);
}
