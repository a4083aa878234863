import type { Move, ShotSize, StoryShot, Target } from "@curta/contract";
import type { MovesOfFilm } from "../parse/prose/film-in-prose.ts";
import type { Placed } from "./place-shots.ts";

const ZOOMS: ReadonlySet<Move> = new Set(["push-in", "pull-out", "punch-in", "dolly"]);
/** In the place of zooms, in turn. */
const UNZOOMED: readonly Move[] = ["drift", "pan-right", "drift", "pan-left"];
/** From how near a thing is shown that all shots keep in view, in turn. */
const DISTANCES: readonly ShotSize[] = ["close-up", "medium", "extreme-close-up"];

/** A film's shots with no other moves than its text allows. */
export function withMovesOfFilm(
  shots: readonly StoryShot[],
  moves: MovesOfFilm | null,
): readonly StoryShot[] {
  if (moves === null) return shots;
  return shots.map((shot, index): StoryShot => {
    const sideways = index % 2 === 0 ? "pan-right" : "pan-left";
    const unzoomed = ZOOMS.has(shot.move) ? (UNZOOMED[index % UNZOOMED.length] ?? "drift") : shot.move;
    return {
      ...shot,
      move: moves === "sideways" ? sideways : unzoomed,
      transition: shot.transition === "zoom" ? "cut" : shot.transition,
    };
  });
}

/** A film in which every shot shows what its text keeps in view, from near and far in turn. */
export function withKeptView(placed: readonly Placed[], target: Target | null): readonly Placed[] {
  if (target === null) return placed;
  const isClosed = placed[0]?.isSaid === true;
  return placed.map((each, index) => {
    // The last shot is the first again where that is said.
    if (each.isSaid || (isClosed && index === placed.length - 1)) return each;
    const size = DISTANCES[index % DISTANCES.length] ?? "close-up";
    const { until: _, ...shot } = each.shot;
    return { ...each, isSaid: true, shot: { ...shot, size, target } };
  });
}
