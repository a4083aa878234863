import type { Effect, Move, ShotSize, Style, Transition } from "@curta/contract";
import type { Role } from "./form.ts";

// Hooks (and the returns that repeat them) move in depth of zoom only: sideways moves shift fine texture by parts of a
// pixel, and the step where the film loops shows in it.

/** What a shot is for; which target that is, is decided by what the picture holds. */
export type Look = "hero" | "detail" | "all" | "place";

/** One kind of shot that suits a part of the form. Moves and entries are choices for the seed. */
export interface Recipe {
  readonly look: Look;
  readonly size: ShotSize;
  readonly moves: readonly [Move, ...Move[]];
  readonly entry?: Transition;
  readonly effect?: Effect;
}

type RoleRecipes = Readonly<Record<Role, readonly [Recipe, ...Recipe[]]>>;

const VIRAL: RoleRecipes = {
  hook: [
    { look: "hero", size: "close-up", moves: ["punch-in"] },
    { look: "hero", size: "medium", moves: ["punch-in", "push-in"] },
  ],
  reveal: [
    { look: "all", size: "wide", moves: ["pull-out"] },
    { look: "hero", size: "medium", moves: ["orbit", "drift"] },
    { look: "detail", size: "close-up", moves: ["pan-left", "pan-right", "tilt-up"] },
    { look: "detail", size: "extreme-close-up", moves: ["drift", "push-in"], entry: "whip" },
    { look: "hero", size: "close-up", moves: ["push-in"] },
  ],
  drop: [
    { look: "hero", size: "close-up", moves: ["punch-in"], effect: "flash" },
    { look: "detail", size: "extreme-close-up", moves: ["punch-in", "push-in"] },
    { look: "all", size: "wide", moves: ["punch-in", "pull-out"], effect: "shake" },
    { look: "detail", size: "close-up", moves: ["punch-in", "drift"], entry: "zoom" },
  ],
  breath: [
    { look: "all", size: "wide", moves: ["dolly"], effect: "light-leak" },
    { look: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
  ],
  build: [
    { look: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
    { look: "detail", size: "extreme-close-up", moves: ["push-in", "drift"], effect: "fast" },
    { look: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "whip" },
    { look: "hero", size: "medium", moves: ["tilt-up", "tilt-down"] },
  ],
  return: [{ look: "hero", size: "close-up", moves: ["punch-in"] }],
};

const CINEMATIC: RoleRecipes = {
  hook: [
    { look: "hero", size: "close-up", moves: ["push-in"] },
    { look: "hero", size: "medium", moves: ["push-in", "pull-out"] },
  ],
  reveal: [
    { look: "all", size: "wide", moves: ["pull-out", "dolly"], entry: "dissolve" },
    { look: "hero", size: "medium", moves: ["orbit"] },
    { look: "detail", size: "close-up", moves: ["drift", "tilt-up"] },
    { look: "place", size: "medium", moves: ["pan-left", "pan-right"] },
  ],
  drop: [
    { look: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
    { look: "detail", size: "extreme-close-up", moves: ["drift", "push-in"] },
    { look: "all", size: "wide", moves: ["push-in", "pull-out"], entry: "zoom" },
  ],
  breath: [
    { look: "all", size: "wide", moves: ["dolly", "drift"], effect: "slow", entry: "dissolve" },
    { look: "hero", size: "medium", moves: ["orbit", "drift"] },
  ],
  build: [
    { look: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
    { look: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
    { look: "detail", size: "extreme-close-up", moves: ["push-in"] },
    { look: "hero", size: "medium", moves: ["tilt-down", "tilt-up"] },
  ],
  return: [{ look: "hero", size: "close-up", moves: ["push-in"] }],
};

const SOFT: RoleRecipes = {
  hook: [
    { look: "hero", size: "medium", moves: ["push-in", "pull-out"] },
    { look: "hero", size: "close-up", moves: ["push-in", "pull-out"] },
  ],
  reveal: [
    { look: "all", size: "wide", moves: ["pull-out", "drift"], entry: "dissolve" },
    { look: "detail", size: "close-up", moves: ["drift", "tilt-up"], effect: "slow" },
    { look: "hero", size: "medium", moves: ["orbit", "drift"], entry: "dissolve" },
  ],
  drop: [
    { look: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
    { look: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "dissolve" },
    { look: "detail", size: "close-up", moves: ["drift", "pull-out"] },
  ],
  breath: [
    { look: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "slow" },
    { look: "detail", size: "medium", moves: ["drift", "hold"] },
  ],
  build: [
    { look: "place", size: "medium", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
    { look: "detail", size: "close-up", moves: ["push-in", "drift"] },
    { look: "hero", size: "medium", moves: ["orbit", "push-in"], entry: "dissolve" },
  ],
  return: [{ look: "hero", size: "medium", moves: ["drift", "push-in"] }],
};

export const RECIPES: Readonly<Record<Style, RoleRecipes>> = {
  viral: VIRAL,
  cinematografico: CINEMATIC,
  suave: SOFT,
};
