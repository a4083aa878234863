/** A repeatable stream of choices: the same seed and name give the same choices on every machine. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends inclusive. */
  readonly integer: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
}

/**
 * Streams of different names are independent: one more choice in one part of the film does not change the others.
 * The name and the seed are mixed by FNV-1a.
 */
export function createRandom(seed: number, name: string): Random {
  return randomFromText(`${name}:${Math.trunc(seed)}`);
}

/** A stream for a text that names both seed and purpose. */
export function randomFromText(text: string): Random {
  const next = shares(fnv1a(text));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (items) => pick(next, items),
    shuffle: (items) => shuffled(items, next),
  };
}

/**
 * Numbers from 0 inclusive to 1 exclusive. Mixes seed and purpose in another way than `createRandom`, so that prompts
 * and framings of earlier versions stay the same.
 */
export function randomOf(seed: number, purpose: string): () => number {
  let state = seed | 0;
  for (const letter of purpose) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  return shares(state);
}

/** One of the items. */
export function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/**
 * Whole numbers from 0 to 2^32 - 1: the generator mulberry32 (T. Ettinger, public domain; 32-bit state). It uses 32-bit
 * integer arithmetic only, so the numbers are the same on every machine. The score's kernel has the same one.
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Numbers from 0 inclusive to 1 exclusive, of a whole number and nothing else. */
export function shares(seed: number): () => number {
  const next = mulberry32(seed);
  return () => next() / 2 ** 32;
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
