import { createRandom } from "../../studio/src/random.ts";

/** `count` of the items at random, in the order in which they stood; all of them where there are no more. */
export function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const placed = items.map((item, place) => ({ item, place }));
  const drawn = createRandom(seed, "mutants").shuffle(placed).slice(0, count);
  return drawn.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
