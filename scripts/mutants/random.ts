/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32, T. Ettinger 2017, public domain). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` of the items at random, in the order in which they stood; all of them where there are no more. */
export function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = seededRandom(seed);
  const drawn = items
    .map((item, place) => ({ item, place, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count);
  return drawn.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
