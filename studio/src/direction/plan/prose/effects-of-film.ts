import type { Effect, Reading, StoryShot } from "@curta/contract";
import { canBeSeen } from "../../shots/choose-effects.ts";
import { isDesign } from "../../shots/designs.ts";

/** Ways to open a film: they are for its first shot. */
export const OPENINGS: readonly Effect[] = [
  "from-black",
  "letters-first",
  "from-detail",
  "whip-in",
  "rewind",
  "panels-closing",
];
/** Of the shots in which an effect can be seen, one of so many has it. */
const ONE_OF = 3;

/**
 * Shots of a film with the effects that its text asks for without saying where ("com efeito glitch"): slowness in all of
 * them, a way to open in the first, any other effect in every third in which it can be seen.
 */
export function withEffectsOfFilm(
  shots: readonly StoryShot[],
  wished: readonly Effect[],
  reading: Reading,
): readonly StoryShot[] {
  const given = new Map<number, readonly Effect[]>();
  for (const [turn, effect] of wished.entries()) {
    for (const index of placesFor(effect, shots, reading).filter(isInTurn(effect, turn))) {
      const others = given.get(index) ?? [];
      const isAlone = isDesign(effect) || others.some((other) => isDesign(other));
      if (others.length === 0 || !isAlone) given.set(index, [...others, effect]);
    }
  }
  return shots.map((shot, index) => ({ ...shot, effects: [...(given.get(index) ?? shot.effects)] }));
}

/** The shots in which an effect can be seen. */
function placesFor(effect: Effect, shots: readonly StoryShot[], reading: Reading): number[] {
  if (OPENINGS.includes(effect)) return [0];
  return [...shots.keys()].filter((index) => {
    const shot = shots[index];
    if (shot === undefined || (effect === "words-behind" && shot.caption === null)) return false;
    // The last shot keeps the rules of the first.
    return canBeSeen(effect, shot, {
      reading,
      before: index === shots.length - 1 ? [] : shots.slice(0, index),
    });
  });
}

/** Several effects take turns, so that each has shots of its own. */
function isInTurn(
  effect: Effect,
  turn: number,
): (index: number, place: number, all: readonly number[]) => boolean {
  if (effect === "slow") return () => true;
  return (_, place, all) => place % ONE_OF === turn % Math.min(ONE_OF, all.length);
}
