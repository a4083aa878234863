import type { Reading, StoryShot, Style } from "@curta/contract";
import type { Area } from "../../geometry/area.ts";
import { viewOf } from "../framing/view.ts";
import { EASE_CURVES, framingAt } from "./camera.ts";
import { arrive, leave, type Join } from "./joins.ts";
import { closeLoop, takeFrames } from "./loop.ts";
import { openFilm, openingOf } from "./openings.ts";
import { travelOf } from "./travel.ts";
import type { CardName } from "../framing/cards/card.ts";
import { stageOfView } from "../framing/framing.ts";
import { type Stage, stageOf } from "../framing/stage.ts";
import { type Path, pathOf } from "./moves.ts";
import { createRandom, type Random } from "../../random.ts";
import type { CameraKey, Entry } from "../timeline.ts";
import type { Span } from "./span.ts";
import { STYLE_SETTINGS } from "../style-settings.ts";

export interface PlannedCamera {
  readonly source?: CardName;
  readonly camera: readonly CameraKey[];
  readonly entry: Entry;
}

/**
 * The take that return and hook share zooms by at least 0.2 % a frame, so that the film moves from its first frame on:
 * 6 % a second, where a pace of 1 is 3 %, and pushes and pulls go 1.6 times as far. Pans move by more than that anyway.
 */
const TAKE_PACE: Partial<Readonly<Record<StoryShot["move"], number>>> = {
  "push-in": 1.27,
  "pull-out": 1.27,
  "punch-in": 2.03,
  dolly: 2.03,
};
const USUAL_TAKE_PACE = 0.8;
/**
 * Cards and photos that are sharp nearly everywhere have so much fine detail that a slower zoom is already visible, while a
 * fast zoom would make the loop visible.
 */
const FINE_TAKE = 0.7;
const DETAILED = 0.55;
/**
 * A film begins with a surge: after its first step, which closes the loop, the camera gains this many frames on its steady
 * path within this many frames. Films that begin with a punch have none.
 */
const SURGE_AHEAD = 18;
const SURGE_FRAMES = 16;
/** Where faces leave a take little room, it still surges by this much (as zoom, or in frames), if half of it is enough. */
const LEAST_SURGE = 0.024;
const MOST_AHEAD = 0.5;
/**
 * The camera reverses in shots longer than this, so that something changes at least every 3 s. Frames that a transition into the
 * next shot overlaps do not count: otherwise a tilt up of two seconds would come down again.
 */
const LONGEST_LEG_FRAMES = 90;
/** The take that return and hook share is seen in two parts. */
const LONGEST_TAKE_FRAMES = 160;

/** Camera paths of all shots, joined at the cuts that the camera passes through, and the last one to the first. */
export function planCamera(
  spans: readonly Span[],
  style: Style,
  reading: Reading,
  seed: number,
): PlannedCamera[] {
  const stages = spans.map(({ shot }) => stageOfView(shot, reading));
  const dissolves = spans.map((span, index) => dissolveFrames(span, index, style));
  const ways = spans.map((span, index) => {
    const before = index === 0 ? takeFrames(spans) : 0;
    const cut = lengthOf(span);
    const extent = { from: -before, cut, to: cut + (dissolves[index + 1] ?? 0) };
    return wayOf(span.shot, extent, style, reading, shotRandom(span.shot, seed));
  });
  closeLoop(spans, ways);
  openFilm(openingOf(spans, reading), spans, ways);
  const joins = spans.map(({ shot }, index): Join => (index === 0 ? "cut" : shot.transition));
  return ways.map((way, index) => {
    const length = lengthOf(spans[index]);
    const { cover } = stages[index] ?? stageOf({ kind: "all" }, reading);
    const arrived = arrive(way, joins[index] ?? "cut", sideOf(spans[index], seed), cover);
    const side = sideOf(spans[index + 1], seed);
    const camera = leave(arrived, joins[index + 1] ?? "cut", { length, side, cover });
    const frames = dissolves[index] ?? 0;
    const past = lengthOf(spans[index - 1]);
    const from = (ways[index - 1] ?? []).map((key) => ({ ...key, at: key.at - past }));
    return {
      ...sourceOf(stages[index]),
      camera,
      entry:
        frames > 0 && from.length > 0
          ? { kind: "dissolve", frames, from, ...sourceOf(stages[index - 1]) }
          : { kind: "cut" },
    };
  });
}

/** What a shot of so many frames shows in its middle, wherever in the film it stands. */
export function middleOf(
  shot: StoryShot,
  frames: number,
  { style, reading, seed }: { style: Style; reading: Reading; seed: number },
): { readonly source: Stage["source"]; readonly area: Area } {
  const extent = { from: 0, cut: frames, to: frames };
  const way = wayOf(shot, extent, style, reading, shotRandom(shot, seed));
  const { source, cover } = stageOfView(shot, reading);
  return { source, area: viewOf(framingAt(way, frames >> 1), cover) };
}

/**
 * Random choices for one shot. They depend on the seed and on the shot's content, not on its place in the film: so a shot that is
 * only moved, or gets another caption, keeps its frames.
 */
export function shotRandom(shot: StoryShot, seed: number): Random {
  const { beats, size, target, until, move, transition, effects } = shot;
  const index = target.kind === "point" ? target.index : 0;
  const isNamed = target.kind === "person" || target.kind === "thing" || until !== undefined;
  const named = isNamed ? [JSON.stringify([target, until])] : [];
  return createRandom(
    seed,
    [beats, size, target.kind, index, move, transition, ...effects, ...named].join(" "),
  );
}

function sourceOf(stage: Stage | undefined): { readonly source?: CardName } {
  return stage === undefined || stage.source === "photo" ? {} : { source: stage.source };
}

/** To which side the whip goes that brings a shot in. */
function sideOf(span: Span | undefined, seed: number): 1 | -1 {
  return span === undefined || shotRandom(span.shot, seed).chance(0.5) ? 1 : -1;
}

function lengthOf(span: Span | undefined): number {
  return span === undefined ? 0 : span.to - span.from;
}

function dissolveFrames({ shot, from, to }: Span, index: number, style: Style): number {
  return index > 0 && shot.transition === "dissolve"
    ? Math.min(STYLE_SETTINGS[style].dissolveFrames, to - from)
    : 0;
}

function takePace(shot: StoryShot, reading: Reading): number {
  const pace = TAKE_PACE[shot.move] ?? USUAL_TAKE_PACE;
  const isFine = stageOfView(shot, reading).source !== "photo" || reading.focus.sharpShare > DETAILED;
  return isFine ? pace * FINE_TAKE : pace;
}

/** A steady path from frame `from` to frame `to`; it goes there and back if the shot is long before its `cut`. */
function wayOf(
  shot: StoryShot,
  { from, cut, to }: { from: number; cut: number; to: number },
  style: Style,
  reading: Reading,
  random: Random,
): CameraKey[] {
  // The first shot is one take with the last: it has to be slow where the film loops.
  const travel = from < 0 ? null : travelOf(shot, reading, cut);
  if (travel !== null) return [...travel.keys];
  const isTake = from < 0;
  const legs = isTake ? Math.ceil((cut - from) / LONGEST_TAKE_FRAMES) : Math.ceil(cut / LONGEST_LEG_FRAMES);
  const frames = (to - from) / legs;
  const side = random.chance(0.5) ? 1 : -1;
  const path = pathOf(shot, reading, {
    frames,
    pace: isTake ? takePace(shot, reading) : STYLE_SETTINGS[style].pace,
    side,
  });
  const way = legsOf(path, { legs, from, frames });
  if (!isTake) return way;
  return sampled(way, from, to, shot.move === "punch-in" ? 0 : surgeOf(path, to - from));
}

/** A path that starts at a frame and is travelled once, or there and back. */
function legsOf(
  path: Path,
  { legs, from, frames }: { legs: number; from: number; frames: number },
): CameraKey[] {
  return Array.from({ length: legs + 1 }, (_, leg) => ({
    ...(leg % 2 === 0 ? path.from : path.to),
    at: Math.round(from + leg * frames),
    ease: legs === 1 ? path.ease : "in-out",
  }));
}

/** Length of the surge of a take, in frames. */
function surgeOf(path: Path, frames: number): number {
  const wished = (LEAST_SURGE * frames) / Math.max(1e-6, lengthOfPath(path));
  return Math.max(SURGE_AHEAD, Math.min(wished, MOST_AHEAD * frames));
}

/** The take that crosses the loop point (frame 0): steady until one step after it, then surging. */
function sampled(way: readonly CameraKey[], from: number, to: number, surge: number): CameraKey[] {
  const pace = (to - from - surge) / (to - from);
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const at = from + step;
    const share = Math.min(1, Math.max(0, at - 1) / SURGE_FRAMES);
    return { ...framingAt(way, from + step * pace + surge * EASE_CURVES.out(share)), at, ease: "linear" };
  });
}

/** How far a path goes: as zoom, or in sizes of what it shows. */
function lengthOfPath({ from, to }: Path): number {
  const aside = Math.hypot(to.x - from.x, to.y - from.y) * Math.min(from.zoom, to.zoom);
  return Math.max(aside, Math.abs(Math.log(to.zoom / from.zoom)));
}
