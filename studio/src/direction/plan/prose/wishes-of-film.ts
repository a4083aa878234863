import type { Move, Reading, StoryShot, Target, Transition } from "@curta/contract";
import type { DirectedProse } from "../../parse/prose/directed-prose.ts";
import { onlyWanted } from "../../words/speech/unwanted.ts";
import type { MovesOfFilm } from "../../parse/prose/whole-film/film-in-prose.ts";
import type { WishedShot } from "../../parse/prose/shots/wished-shot.ts";
import { nearAndFar } from "../near-and-far.ts";
import type { Placed } from "./place-shots.ts";

const ZOOMS: ReadonlySet<Move> = new Set(["push-in", "pull-out", "punch-in", "dolly"]);
/** So many of one name are shown one by one. */
const MOST_EACH = 8;
/** In the place of zooms, in turn. */
const UNZOOMED: readonly Move[] = ["drift", "pan-right", "drift", "pan-left"];

type Wishes = Pick<DirectedProse, "moves" | "isWithoutEffects" | "unwanted">;

/** A film's shots with no other moves, effects and transitions than its text allows. */
export function asAllowed(shots: readonly StoryShot[], wishes: Wishes): StoryShot[] {
  const { moves, isWithoutEffects, unwanted } = wishes;
  return onlyWanted(shots, unwanted).map(({ until, ...shot }, index) => {
    const isPlain =
      isWithoutEffects ||
      (moves !== null && shot.transition === "zoom") ||
      unwanted.transitions.has(shot.transition);
    return {
      ...shot,
      ...(until === undefined || moves === "still" ? {} : { until }),
      move: allowedMove(shot.move, index, moves),
      transition: isPlain ? "cut" : shot.transition,
      effects: isWithoutEffects ? [] : shot.effects,
    };
  });
}

/** Shots with no moves that a text excludes, but for those that it asks for: "cortes rápidos, sem zoom". */
export function withAllowedMoves(
  placed: readonly Placed[],
  { moves, shots }: Pick<DirectedProse, "moves" | "shots">,
): readonly Placed[] {
  const asked = new Set(shots.map(({ move }) => move));
  return placed.map((each, index) => {
    const { shot } = each;
    return asked.has(shot.move)
      ? each
      : { ...each, shot: { ...shot, move: allowedMove(shot.move, index, moves) } };
  });
}

/** A film whose shots are all joined in one way, but for those that its text joins in their own. */
export function withJoin(placed: readonly Placed[], join: Transition | null): readonly Placed[] {
  if (join === null) return placed;
  return placed.map((each, index) => {
    const isOwn = each.isSaid && each.shot.transition !== "cut";
    return index === 0 || isOwn ? each : { ...each, shot: { ...each.shot, transition: join } };
  });
}

function allowedMove(move: Move, index: number, moves: MovesOfFilm | null): Move {
  if (moves === "still") return "hold";
  if (moves === "sideways") return index % 2 === 0 ? "pan-right" : "pan-left";
  if (moves === "gentle") return move === "punch-in" ? "push-in" : move;
  return moves === "unzoomed" && ZOOMS.has(move) ? (UNZOOMED[index % UNZOOMED.length] ?? "drift") : move;
}

/** A text's shots, in which one of each thing of a name ("cada copo") is as many as the photo has of them. */
export function withEach(prose: DirectedProse, reading: Reading): DirectedProse {
  let added = 0;
  const shifts = [0];
  const shots = prose.shots.flatMap((shot) => {
    const each = shot.each === true ? eachOf(shot, reading) : [shot];
    added += each.length - 1;
    shifts.push(added);
    return each;
  });
  const captions = prose.captions.map((caption) => ({
    ...caption,
    after: caption.after + (shifts[Math.max(0, caption.after - 1)] ?? 0),
  }));
  if (added === 0) return prose;
  // "cada copo por um segundo" says how often the film cuts, and not how long it is.
  const seconds = prose.shots.find(({ each }) => each === true)?.length;
  return { ...prose, shots, captions, cuts: seconds === undefined ? prose.cuts : { seconds } };
}

function eachOf(shot: WishedShot, { people, things }: Reading): WishedShot[] {
  const { target: named, length: _, ...view } = shot;
  const isFace = named?.kind === "face";
  const target: Target | undefined = isFace ? { kind: "person", which: 1 } : named;
  if (target?.kind !== "person" && target?.kind !== "thing") return [shot];
  const seen =
    target.kind === "person" ? people.length : things.filter(({ label }) => label === target.label).length;
  return Array.from({ length: Math.min(MOST_EACH, Math.max(1, seen)) }, (__, index) => ({
    ...(isFace ? { size: "close-up" } : {}),
    ...view,
    target: { ...target, which: index + 1 },
  }));
}

/** A film in which every shot shows what its text keeps in view, from near and far in turn. */
export function withKeptView(
  placed: readonly Placed[],
  target: Target | null,
  reading: Reading,
): readonly Placed[] {
  if (target === null) return placed;
  const isClosed = placed[0]?.isSaid === true;
  const views = nearAndFar(target, reading);
  return placed.map((each, index) => {
    // The last shot is the first again where that is said.
    if (each.isSaid || (isClosed && index === placed.length - 1)) return each;
    const { until: _, ...shot } = each.shot;
    return { ...each, isSaid: true, shot: { ...shot, ...views[index % views.length] } };
  });
}
