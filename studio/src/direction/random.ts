/** A repeatable stream of choices: the same seed and name give the same choices on every machine. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
}

/**
 * Streams of different names are independent, so that one more choice in one part of the direction does
 * not change the others. Generator: mulberry32 (32-bit state, public domain); name and seed are mixed by
 * FNV-1a.
 */
export function createRandom(seed: number, name: string): Random {
  let state = hash(`${name}:${Math.trunc(seed)}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle: (items) => shuffled(items, next),
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
