import type { Effect, Move, Reading, ShotSize, Target } from "@curta/contract";
import type { Course } from "../../parse/prose/whole-film/film-in-prose.ts";
import { frameTarget } from "../../framing/framing.ts";
import { DESIGNS } from "../../shots/designs.ts";
import { viewAt } from "../near-and-far.ts";
import type { Placed } from "./place-shots.ts";

const MOVES: Readonly<Record<Course, Move>> = { closer: "push-in", farther: "pull-out" };
/** Each design of the frame shows views of its own. */
const OWN_VIEWS: ReadonlySet<Effect> = new Set(DESIGNS);
/** Percent of the largest view from which a shot counts as wide; from which as medium. */
const SIZES: readonly (readonly [share: number, size: ShotSize])[] = [
  [75, "wide"],
  [50, "medium"],
  [0, "close-up"],
];

/**
 * A film in which each shot is closer to the target than the one before, in equal steps, from all that the frame can show to an
 * extreme close-up; or the other way round.
 */
export function withCourse(
  placed: readonly Placed[],
  course: Course | null,
  target: Target,
  reading: Reading,
): readonly Placed[] {
  if (course === null) return placed;
  const { x, y, zoom } = frameTarget(target, "extreme-close-up", reading).framing;
  return placed.map((each, index) => {
    const done = index / Math.max(1, placed.length - 1);
    const near = course === "closer" ? done : 1 - done;
    const view = viewAt({ x, y }, zoom ** -near);
    const { until: _, ...shot } = each.shot;
    return {
      ...each,
      isSaid: true,
      shot: {
        ...shot,
        size: sizeOf(view),
        target: view,
        move: MOVES[course],
        effects: shot.effects.filter((effect) => !OWN_VIEWS.has(effect)),
      },
    };
  });
}

function sizeOf({ share }: { readonly share: number }): ShotSize {
  return SIZES.find(([least]) => share >= least)?.[1] ?? "close-up";
}
