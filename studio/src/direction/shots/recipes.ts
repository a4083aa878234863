import type { Effect, Move, ShotSize, Style, Transition } from "@curta/contract";
import type { Role } from "./form.ts";

// Hooks (and the returns that repeat them) move in depth of zoom only: sideways moves shift fine texture by parts of a
// pixel, and the step where the film loops shows in it.

/** What a shot is for; what the picture holds decides which target serves that. */
export type Purpose = "hero" | "detail" | "all" | "place";

/** One kind of shot that suits a part of the form. Moves and entries are choices for the seed. */
export interface Recipe {
  readonly purpose: Purpose;
  readonly size: ShotSize;
  readonly moves: readonly [Move, ...Move[]];
  readonly entry?: Transition;
  readonly effect?: Effect;
}

type RoleRecipes = Readonly<Record<Role, readonly [Recipe, ...Recipe[]]>>;

const VIRAL: RoleRecipes = {
  hook: [
    { purpose: "hero", size: "close-up", moves: ["punch-in"] },
    { purpose: "hero", size: "medium", moves: ["punch-in", "push-in"] },
  ],
  reveal: [
    { purpose: "all", size: "wide", moves: ["pull-out"] },
    { purpose: "hero", size: "medium", moves: ["orbit", "drift"] },
    { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right", "tilt-up"] },
    { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"], entry: "whip" },
    { purpose: "hero", size: "close-up", moves: ["push-in"] },
  ],
  drop: [
    { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "flash" },
    { purpose: "detail", size: "extreme-close-up", moves: ["punch-in", "push-in"] },
    { purpose: "all", size: "wide", moves: ["punch-in", "pull-out"], effect: "shake" },
    { purpose: "detail", size: "close-up", moves: ["punch-in", "drift"], entry: "zoom" },
  ],
  breath: [
    { purpose: "all", size: "wide", moves: ["dolly"], effect: "light-leak" },
    { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
  ],
  build: [
    { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
    { purpose: "detail", size: "extreme-close-up", moves: ["push-in", "drift"], effect: "fast" },
    { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "whip" },
    { purpose: "hero", size: "medium", moves: ["tilt-up", "tilt-down"] },
  ],
  return: [{ purpose: "hero", size: "close-up", moves: ["punch-in"] }],
};

const CINEMATIC: RoleRecipes = {
  hook: [
    { purpose: "hero", size: "close-up", moves: ["push-in"] },
    { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] },
  ],
  reveal: [
    { purpose: "all", size: "wide", moves: ["pull-out", "dolly"], entry: "dissolve" },
    { purpose: "hero", size: "medium", moves: ["orbit"] },
    { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"] },
    { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"] },
  ],
  drop: [
    { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
    { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"] },
    { purpose: "all", size: "wide", moves: ["push-in", "pull-out"], entry: "zoom" },
  ],
  breath: [
    { purpose: "all", size: "wide", moves: ["dolly", "drift"], effect: "slow", entry: "dissolve" },
    { purpose: "hero", size: "medium", moves: ["orbit", "drift"] },
  ],
  build: [
    { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
    { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
    { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
    { purpose: "hero", size: "medium", moves: ["tilt-down", "tilt-up"] },
  ],
  return: [{ purpose: "hero", size: "close-up", moves: ["push-in"] }],
};

const SOFT: RoleRecipes = {
  hook: [
    { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] },
    { purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"] },
  ],
  reveal: [
    { purpose: "all", size: "wide", moves: ["pull-out", "drift"], entry: "dissolve" },
    { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"], effect: "slow" },
    { purpose: "hero", size: "medium", moves: ["orbit", "drift"], entry: "dissolve" },
  ],
  drop: [
    { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
    { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "dissolve" },
    { purpose: "detail", size: "close-up", moves: ["drift", "pull-out"] },
  ],
  breath: [
    { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "slow" },
    { purpose: "detail", size: "medium", moves: ["drift", "hold"] },
  ],
  build: [
    { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
    { purpose: "detail", size: "close-up", moves: ["push-in", "drift"] },
    { purpose: "hero", size: "medium", moves: ["orbit", "push-in"], entry: "dissolve" },
  ],
  return: [{ purpose: "hero", size: "medium", moves: ["drift", "push-in"] }],
};

export const RECIPES: Readonly<Record<Style, RoleRecipes>> = {
  viral: VIRAL,
  cinematografico: CINEMATIC,
  suave: SOFT,
};
