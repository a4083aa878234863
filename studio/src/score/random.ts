/** Uniform numbers in [0, 1) and what composing needs of them. Every draw moves the generator on. */
export interface Random {
  readonly next: () => number;
  /** Whole number, `from` and `to` inclusive. */
  readonly integer: (from: number, to: number) => number;
  readonly range: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/**
 * A generator of its own for every purpose: drawing once more for the drums does not change the melody.
 * Mulberry32 (T. Ettinger) seeded by FNV-1a over seed and purpose; 32-bit integer arithmetic only, so the
 * numbers are the same on every machine.
 */
export function randomFor(seed: number, purpose: string): Random {
  let state = hash(`${seed}/${purpose}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
