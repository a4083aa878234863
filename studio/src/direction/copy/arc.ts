import type { Theme } from "./themes.ts";

/**
 * The captions of a film as a short story: hook, tension, turn, pay-off, and a last line that leads back to the hook.
 * Each part is worded in one or more ways; `{cor}` and `{outra}` stand for the picture's colours.
 */
export interface Arc {
  /** The theme that the picture must have; null if the story suits every picture. */
  readonly theme: Theme | null;
  readonly hook: Saying;
  /** In this order; short films use fewer of them. */
  readonly tension: readonly Saying[];
  readonly turn: Saying;
  readonly payoff: Saying;
  readonly last: Saying;
}

/** Wordings of one part; the seed picks one. */
export type Saying = readonly [string, ...string[]];

/**
 * Makes an arc from text: `tension` holds lines separated by ";", and every line wordings separated by "/". `rest`:
 * turn, pay-off, last line.
 */
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
