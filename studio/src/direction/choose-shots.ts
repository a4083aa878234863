import type { Reading, ShotSize, StoryShot, Style, Target } from "@curta/contract";
import type { Slot } from "./cut-lengths.ts";
import { frameTarget, respectOf } from "./framing.ts";
import type { Random } from "./random.ts";
import { RECIPES, type Recipe } from "./recipes.ts";
import { difference } from "./shot-difference.ts";
import { share, viewOf } from "./whole-face.ts";
import { createTargets, type Targets } from "./targets.ts";

type Planned = Omit<StoryShot, "caption">;

/** Below this confidence nothing moves in depth: no parallax is better than torn edges. */
export const LEAST_DEPTH_CONFIDENCE = 0.45;
const LOUD_TRANSITIONS_AT_MOST = 3;
/** The whole picture is seen from afar. */
const SIZES_OF_ALL: readonly ShotSize[] = ["wide", "medium"];
const SIZES_OF_PARTS: readonly ShotSize[] = ["medium", "close-up", "extreme-close-up", "wide"];
/** So many points count as things that no edge should cut; larger ones are areas. */
const STRONGEST = 2;
const LARGE = 0.45;
const LOOKS = ["detail", "hero", "place", "all"] as const;

/** Fills every slot with a shot; the last repeats the hook's framing, so that the film can close its loop. */
export function chooseShots(
  slots: readonly Slot[],
  reading: Reading,
  style: Style,
  random: Random,
): Planned[] {
  const targets = createTargets(reading, random);
  const flat = reading.depth.confidence < LEAST_DEPTH_CONFIDENCE;
  const shots: Planned[] = [];
  let loud = 0;
  for (const [position, slot] of slots.entries()) {
    const hook = shots[0];
    if (hook !== undefined && position === slots.length - 1) {
      shots.push({ ...hook, beats: slot.beats });
      continue;
    }
    const shot = chooseShot(recipeFor(slot, style, random, shots), slot, {
      targets,
      reading,
      flat,
      random,
      before: shots,
      after: position === slots.length - 2 ? hook : undefined,
    });
    const calm =
      shot.transition === "cut" || shot.transition === "dissolve" || loud < LOUD_TRANSITIONS_AT_MOST;
    if (!calm || position === 0) shot.transition = "cut";
    else if (shot.transition === "whip" || shot.transition === "zoom") loud += 1;
    shots.push(shot);
  }
  return shots;
}

/** In the recipes' order, begun where the seed says, and never a third shot of one size. */
function recipeFor(slot: Slot, style: Style, random: Random, before: readonly Planned[]): Recipe {
  const recipes = RECIPES[style][slot.role];
  const start =
    slot.role === "reveal" || slot.index > 0 ? slot.index : Math.floor(random.next() * recipes.length);
  const sizes = before.slice(-2).map(({ size }) => size);
  const ordered = recipes.map((_, offset) => recipes[(start + offset) % recipes.length] ?? recipes[0]);
  return ordered.find(({ size }) => size !== sizes[0] || size !== sizes[1]) ?? recipes[0];
}

interface Surroundings {
  readonly targets: Targets;
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
  { targets, reading, flat, random, before, after }: Surroundings,
): { -readonly [Key in keyof Planned]: Planned[Key] } {
  const last = before.at(-1);
  const moves = flat
    ? recipe.moves.map((move) => (move === "orbit" || move === "dolly" ? "drift" : move))
    : recipe.moves;
  const fresh = moves.filter((move) => move !== last?.move);
  return {
    beats: slot.beats,
    ...chooseView(recipe, { targets, reading, before, after }),
    move: random.pick([fresh[0] ?? alternative(moves[0] ?? "drift"), ...fresh.slice(1)]),
    transition: recipe.entry !== undefined && random.chance(0.8) ? recipe.entry : "cut",
    effects: recipe.effect !== undefined && random.chance(0.8) ? [recipe.effect] : [],
  };
}

interface View {
  readonly size: ShotSize;
  readonly target: Target;
}

/**
 * The recipe's size and target where neighbours differ from them; else another size, or the next thing that the
 * picture offers; at worst what differs most. Never a third shot of one size in a row, and none that cuts a face or
 * misses what it is about.
 */
function chooseView(
  { size, look }: Recipe,
  { targets, reading, before, after }: Pick<Surroundings, "targets" | "reading" | "before" | "after">,
): View {
  const [last, earlier] = before.toReversed();
  const rows = [earlier, after].filter((shot) => shot !== undefined && shot.size === last?.size);
  let best: View & { readonly worth: number } = { size, target: { kind: "all" }, worth: -1 };
  for (const each of [look, look, look, ...LOOKS.filter((other) => other !== look)]) {
    const target = targets.next(each, last?.target ?? null);
    const sizes = (target.kind === "all" ? SIZES_OF_ALL : SIZES_OF_PARTS).filter((other) =>
      rows.every((shot) => shot?.size !== other),
    );
    for (const view of viewsOf(target, sizes.includes(size) ? [size, ...sizes] : sizes)) {
      const apart = isSeenWhole(view, reading) ? leastDifference(view, [last, after], reading) : 0;
      const clean = !cutsThroughPoint(view, reading);
      if (apart >= 1 && clean) return view;
      // One that differs but cuts a thing at the frame's edge is still better than one that does not differ.
      const worth = clean ? apart : Math.min(apart, 0.99);
      if (worth > best.worth) best = { ...view, worth };
    }
  }
  return { size: best.size, target: best.target };
}

function viewsOf(target: Target, sizes: readonly ShotSize[]): View[] {
  return [...new Set(sizes)].map((size) => ({ size, target }));
}

/** Whether a view can be framed without harm, and still shows the place that it is about. */
function isSeenWhole({ target, size }: View, reading: Reading): boolean {
  const { framing, harm } = frameTarget(target, size, reading);
  const { aim } = respectOf(target, reading);
  const off = Math.max(Math.abs(aim.x - framing.x), Math.abs(aim.y - framing.y)) * framing.zoom;
  return harm === 0 && off < 0.5;
}

/** Whether one of the strongest points lies across the frame's edge: an eye, a cup. */
function cutsThroughPoint({ target, size }: View, reading: Reading): boolean {
  const view = viewOf(frameTarget(target, size, reading).framing);
  return reading.points.slice(0, STRONGEST).some((point, index) => {
    if (point.size > LARGE || (target.kind === "point" && target.index === index + 1)) return false;
    const [across, down] = [point.size / 2, (point.size * reading.width) / reading.height / 2];
    const { x, y } = point;
    const seen = share(view, { left: x - across, top: y - down, right: x + across, bottom: y + down });
    return seen > 0.2 && seen < 0.8;
  });
}

function leastDifference(view: View, others: readonly (View | undefined)[], reading: Reading): number {
  return Math.min(...others.map((shot) => (shot ? difference(view, shot, reading) : Infinity)));
}

function alternative(move: Planned["move"]): Planned["move"] {
  return move === "drift" ? "push-in" : "drift";
}
