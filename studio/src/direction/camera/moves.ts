import type { Box, Move, Reading, StoryShot } from "@curta/contract";
import { viewOf, keepInside } from "../framing/view.ts";
import { type Area, areaOf, lack, share } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import { avoidCutting } from "../framing/faces/avoid-cutting.ts";
import { keptFace, sureFaces } from "../framing/faces/face-geometry.ts";
import { unseenHeads } from "../framing/faces/unseen-heads.ts";
import { closestZoom, constraintsOf, frameTarget } from "../framing/framing.ts";
import { closestAround, freeThingIn, cutsOff } from "./free-thing.ts";
import { keepsLines } from "../framing/written-lines.ts";
import { peopleOf } from "../framing/objects.ts";
import { HEAD_SHOWN } from "../framing/shown-objects.ts";
import type { Stage } from "../framing/stage.ts";
import type { CameraKey, Framing } from "../timeline.ts";

/** A slow push zooms by 3 % a second; pulls and pushes that are seen as such, half as much again. */
const PUSH_PER_SECOND = 0.03;
const CLEAR_PUSH = 1.6;
/** Share of the view that a pan travels in one second, and at most in all. */
const PAN_PER_SECOND = 0.1;
const LONGEST_PAN = 0.36;
const SLOW = 0.55;
const FAST = 1.8;
const FPS = 30;
const ROUNDING = 1e-6;
/** No move ends on the very edge of the picture. */
const WIDEST = 1.01;
/** Fractions of a move to try in turn, where the whole move would cut a face, or lose one from view; then a hold. */
const CALMER = [1, 0.5, 0.2] as const;
/** Somebody is whole in a shot at rest, and stays so while it moves, from these shares of the box on. */
const WHOLE_BODY = 0.97;
const BODY_KEPT = 0.88;
/** How much closer than its camera a shot may show the picture: in a punch, a shake, near cells of a move in depth. */
const MOST_PUNCH = 1.09;
const SHAKEN = 1.02;
const IN_DEPTH = 1.03;
/** And how much wider while it zooms in behind a cut, once its streaks are gone. */
const ZOOMED_IN = 0.94;

/** Every move needs a little picture beside the frame, and sideways moves more. */
const LEAST_ROOM = 1.04;
const ROOM: Partial<Readonly<Record<Move, number>>> = {
  "pan-left": 1.2,
  "pan-right": 1.2,
  "tilt-up": 1.2,
  "tilt-down": 1.2,
  orbit: 1.14,
  dolly: 1.1,
  drift: 1.12,
};

export interface Path {
  readonly from: Framing;
  readonly to: Framing;
  readonly ease: CameraKey["ease"];
}

type Moving = Pick<StoryShot, "move" | "size" | "target" | "effects" | "transition">;
type Ends = readonly [from: Framing, to: Framing];

/** How much a camera zooms and travels while a shot lasts; `pan` in shares of the frame. */
interface Travel {
  readonly push: number;
  readonly pan: number;
  readonly side: 1 | -1;
}

/**
 * The camera's path over `frames` frames of a shot: always inside the picture, never standing still, and cutting no face; the
 * move is made smaller where that needs it, or where all of it would leave out a face, a head or somebody whole, or cut a line,
 * that the shot shows. A thing that stands free before plain ground stays whole.
 * `pace` 1 is a slow push of 3 % a second; `side` turns moves that have no direction of their own.
 */
export function pathOf(
  shot: Moving,
  reading: Reading,
  { frames, pace, side }: { frames: number; pace: number; side: 1 | -1 },
): Path {
  const { size, target, effects } = shot;
  const { framing: framed, stage } = frameTarget(target, size, reading);
  const move = moveOn(stage, shot.move);
  const { cover, lines } = stage;
  const speed = pace * (effects.includes("slow") ? SLOW : 1) * (effects.includes("fast") ? FAST : 1);
  let best: { readonly ends: Ends; readonly harm: number; readonly lost: number } | undefined;
  const shown = sureFaces(stage.reading).filter((face) => showWhole([framed], face, cover));
  const rest = viewOf(framed, cover);
  const heads = unseenHeads(stage.reading).filter((head) => showMuch([rest], head, HEAD_SHOWN));
  const bodies = peopleOf(stage.reading).filter(({ box }) => showMuch([rest], box, WHOLE_BODY));
  const free = freeThingIn(rest, stage, reading);
  const around = free === null ? Infinity : closestAround(framed, free, cover) / closerOf(shot);
  const closest = Math.min(closestZoom(stage, size), around);
  for (const { tried, calm } of triesOf(move)) {
    const widest =
      stage.source === "photo" ? (ROOM[tried] ?? (lines.length > 0 ? WIDEST : LEAST_ROOM)) : WIDEST;
    const base = { ...framed, zoom: Math.max(framed.zoom, widest) };
    const seconds = (frames / FPS) * calm;
    const push = Math.exp(PUSH_PER_SECOND * speed * seconds);
    const pan = Math.min(LONGEST_PAN * calm, PAN_PER_SECOND * speed * seconds) / 2;
    const endsOf = (framing: Framing): Ends =>
      capped(wayAround(tried, keepInside(framing, cover), { push, pan, side }, cover), closest, cover);
    const { framing, harm } = avoidCutting(base, constraintsOf(target, size, stage), {
      widest,
      closest,
      sweep: (at) => shownBy(endsOf(at), shot).map((view) => viewOf(view, cover)),
    });
    const ends = endsOf(framing);
    const views = shownBy(ends, shot);
    const lostFaces = shown.filter((face) => !showWhole(views, face, cover)).length;
    const areas = views.map((view) => viewOf(view, cover));
    const lostHeads = heads.filter((head) => !showMuch(areas, head, HEAD_SHOWN)).length;
    const lostBodies = bodies.filter(({ box }) => !showMuch(areas, box, BODY_KEPT)).length;
    const keeps = (some: readonly Area[]): boolean => areas.every((area) => keepsLines(area, rest, some));
    const lostLines = keeps(lines) ? 0 : Math.max(1, lines.filter((line) => !keeps([line])).length);
    const losesThing = free !== null && areas.some((area) => cutsOff(area, free));
    const lost = lostFaces + lostHeads + lostBodies + lostLines + (losesThing ? 1 : 0);
    // Where each way cuts as many lines, the calmest cuts least of them.
    const isAsGood = lost === best?.lost && lostLines > 0;
    const isBetter =
      best === undefined || harm < best.harm || (harm === best.harm && (lost < best.lost || isAsGood));
    if (isBetter) best = { ends, harm, lost };
    if (harm === 0 && lost === 0) break;
  }
  const [from, to] = best?.ends ?? [framed, framed];
  return { from, to, ease: effects.includes("fast") ? "out" : "linear" };
}

/** A move, then less of it; a hold has no way to go and can stand further back. */
function triesOf(move: Move): { readonly tried: Move; readonly calm: number }[] {
  return [...CALMER.map((calm) => ({ tried: move, calm })), { tried: "hold", calm: 1 }];
}

function showWhole(framings: readonly Framing[], face: Box, cover: Cover): boolean {
  return framings.every((framing) => lack(viewOf(framing, cover), keptFace(face, cover)) < ROUNDING);
}

function showMuch(views: readonly Area[], box: Box, least: number): boolean {
  return views.every((view) => share(view, areaOf(box)) >= least);
}

/** A card is shown whole: its camera moves closer or away, never aside. */
function moveOn({ source }: Stage, move: Move): Move {
  if (source === "photo" || move === "punch-in" || move === "pull-out" || move === "hold") return move;
  return "push-in";
}

/** Never closer than the picture's pixels give. */
function capped([from, to]: Ends, closest: number, cover: Cover): Ends {
  const cap = Math.max(1, from.zoom / closest, to.zoom / closest);
  const wider = (framing: Framing): Framing =>
    keepInside({ ...framing, zoom: Math.max(WIDEST, framing.zoom / cap) }, cover);
  return [wider(from), wider(to)];
}

/** How much closer than its camera a shot shows the picture at most. */
function closerOf({ move, effects }: Moving): number {
  return Math.max(
    move === "punch-in" ? MOST_PUNCH : 1,
    effects.includes("shake") ? SHAKEN : 1,
    move === "orbit" || move === "dolly" ? IN_DEPTH : 1,
  );
}

/** The framings between which all frames of a shot lie: its ends, and what punches, shakes, depth and zooms add. */
function shownBy(ends: Ends, shot: Moving): Framing[] {
  const closer = closerOf(shot);
  const wider = shot.transition === "zoom" ? ZOOMED_IN : 1;
  return ends.flatMap((end) =>
    [1, closer, wider]
      .filter((by, index) => index === 0 || by !== 1)
      .map((by) => ({ ...end, zoom: Math.max(1, end.zoom * by) })),
  );
}

/** Begin and end of a move around a framing. */
function wayAround(move: Move, base: Framing, { push, pan, side }: Travel, cover: Cover): Ends {
  const zoomed = (by: number): Framing => keepInside({ ...base, zoom: base.zoom * by }, cover);
  const at = (x: number, y: number, by = 1): Framing => {
    const moved = { x: base.x + (x * cover.width) / base.zoom, y: base.y + (y * cover.height) / base.zoom };
    return keepInside({ ...base, ...moved, zoom: base.zoom * by }, cover);
  };
  const breath = push ** 0.4;
  // Made one at a time: this is asked for thousands of times in a film of several people.
  const ways: Readonly<Record<Move, () => Ends>> = {
    "push-in": () => [zoomed(1), zoomed(push ** CLEAR_PUSH)],
    "punch-in": () => [zoomed(1), zoomed(push)],
    "pull-out": () => [zoomed(push ** CLEAR_PUSH), zoomed(1)],
    "pan-left": () => [at(pan, 0), at(-pan, 0, breath)],
    "pan-right": () => [at(-pan, 0), at(pan, 0, breath)],
    "tilt-up": () => [at(0, pan), at(0, -pan, breath)],
    "tilt-down": () => [at(0, -pan), at(0, pan, breath)],
    orbit: () => [at(pan * 0.6 * side, 0), at(-pan * 0.6 * side, 0, breath)],
    dolly: () => [zoomed(1), zoomed(push)],
    drift: () => [at(-pan * 0.45 * side, pan * 0.3), at(pan * 0.45 * side, -pan * 0.3, breath)],
    hold: () => [zoomed(1), zoomed(push ** 0.35)],
  };
  return ways[move]();
}
