import type { Reading, StoryShot } from "@curta/contract";
import { chooseView } from "./choose-view.ts";
import type { Slot } from "./cut-lengths.ts";
import type { Random } from "../../random.ts";
import type { Recipe, Template } from "../templates/template.ts";

type Planned = Omit<StoryShot, "caption">;

/** Below this confidence nothing moves in depth: no parallax is better than torn edges. */
export const LEAST_DEPTH_CONFIDENCE = 0.45;
/** Whips and zooms of a film whose template says nothing else. */
const LOUD_TRANSITIONS = 3;

/** Fills every slot with a shot; the last repeats the hook's framing, so that the film can close its loop. */
export function chooseShots(
  slots: readonly Slot[],
  reading: Reading,
  template: Template,
  random: Random,
): Planned[] {
  const mostLoud = template.loudTransitions ?? LOUD_TRANSITIONS;
  const flat = reading.depth.confidence < LEAST_DEPTH_CONFIDENCE;
  const shots: Planned[] = [];
  let loud = 0;
  for (const [position, slot] of slots.entries()) {
    const hook = shots[0];
    if (hook !== undefined && position === slots.length - 1) {
      shots.push({ ...hook, beats: slot.beats });
      continue;
    }
    const shot = chooseShot(recipeFor(slot, template, random, shots), slot, {
      reading,
      flat,
      random,
      before: shots,
      after: position === slots.length - 2 ? hook : undefined,
    });
    const calm = shot.transition === "cut" || shot.transition === "dissolve" || loud < mostLoud;
    if (!calm || position === 0) shot.transition = "cut";
    else if (shot.transition === "whip" || shot.transition === "zoom") loud += 1;
    shots.push(shot);
  }
  return shots;
}

/** In the recipes' order, begun where the seed says, and never a third shot of one size. */
function recipeFor(slot: Slot, template: Template, random: Random, before: readonly Planned[]): Recipe {
  const recipes = template.recipes[slot.role];
  const start =
    slot.role === "reveal" || slot.index > 0 ? slot.index : Math.floor(random.next() * recipes.length);
  const sizes = before.slice(-2).map(({ size }) => size);
  const ordered = recipes.map((_, offset) => recipes[(start + offset) % recipes.length] ?? recipes[0]);
  return ordered.find(({ size }) => size !== sizes[0] || size !== sizes[1]) ?? recipes[0];
}

interface Surroundings {
  readonly reading: Reading;
  /** The reading is unsure of depth. */
  readonly flat: boolean;
  readonly random: Random;
  readonly before: readonly Planned[];
  /** The shot that follows, where it is known already. */
  readonly after: Planned | undefined;
}

function chooseShot(
  recipe: Recipe,
  slot: Slot,
  { reading, flat, random, before, after }: Surroundings,
): { -readonly [Key in keyof Planned]: Planned[Key] } {
  const last = before.at(-1);
  const moves = flat
    ? recipe.moves.map((move) => (move === "orbit" || move === "dolly" ? "drift" : move))
    : recipe.moves;
  const fresh = moves.filter((move) => move !== last?.move);
  return {
    beats: slot.beats,
    ...chooseView(recipe, { reading, random, before, after }),
    move: random.pick([fresh[0] ?? alternative(moves[0] ?? "drift"), ...fresh.slice(1)]),
    transition: recipe.entry !== undefined && random.chance(0.8) ? recipe.entry : "cut",
    effects: recipe.effect !== undefined && random.chance(0.8) ? [recipe.effect] : [],
  };
}

function alternative(move: Planned["move"]): Planned["move"] {
  return move === "drift" ? "push-in" : "drift";
}
