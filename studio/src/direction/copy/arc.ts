import type { Theme } from "./themes.ts";

/**
 * A little story that a film tells in its captions: the hook asks or promises, the tension holds, one thing turns, it
 * pays off, and the last line leads into the first again. Each is one or more ways of saying it; `{cor}` and the like
 * are the picture's own colours.
 */
export interface Arc {
  /** What the picture must be about; null where any picture will do. */
  readonly theme: Theme | null;
  readonly hook: Saying;
  /** In this order; short films leave the later ones out. */
  readonly tension: readonly Saying[];
  readonly turn: Saying;
  readonly payoff: Saying;
  readonly last: Saying;
}

/** Ways of saying the same, of which the seed picks one. */
export type Saying = readonly [string, ...string[]];

/** Writes an arc down: its parts in their order, the lines of tension parted by ";", ways of saying the same by "/". */
export function arc(theme: Theme | null, hook: string, tension: string, rest: readonly string[]): Arc {
  const [turn = "", payoff = "", last = ""] = rest;
  return {
    theme,
    hook: saying(hook),
    tension: tension.split(";").map(saying),
    turn: saying(turn),
    payoff: saying(payoff),
    last: saying(last),
  };
}

function saying(text: string): Saying {
  const [first = "", ...others] = text.split("/").map((way) => way.trim());
  return [first, ...others];
}
