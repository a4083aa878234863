import type { Move, Reading, StoryShot } from "@curta/contract";
import { closestZoom, frameTarget, keepInside } from "./framing.ts";
import type { CameraKey, Framing } from "./timeline.ts";

/** A slow push zooms by 3 % a second (film.md); pulls and pushes that are seen as such, half as much again. */
const PUSH_PER_SECOND = 0.03;
const CLEAR_PUSH = 1.6;
/** Share of the view that a pan travels in one second, and at most in all. */
const PAN_PER_SECOND = 0.1;
const LONGEST_PAN = 0.36;
const SLOW = 0.55;
const FAST = 1.8;
const FPS = 30;

/** Sideways moves need picture beside the frame. */
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

/**
 * The camera's way over `frames` frames of a shot, always inside the picture and never standing still.
 * `pace` 1 is a slow push of 3 % a second; `side` turns moves that have no direction of their own.
 */
export function pathOf(
  { move, size, target, effects }: Pick<StoryShot, "move" | "size" | "target" | "effects">,
  reading: Reading,
  { frames, pace, side }: { frames: number; pace: number; side: 1 | -1 },
): Path {
  const framed = frameTarget(target, size, reading);
  const base = { ...framed, zoom: Math.max(framed.zoom, ROOM[move] ?? 1.04) };
  const speed = pace * (effects.includes("slow") ? SLOW : 1) * (effects.includes("fast") ? FAST : 1);
  const seconds = frames / FPS;
  const push = Math.exp(PUSH_PER_SECOND * speed * seconds);
  const pan = Math.min(LONGEST_PAN, PAN_PER_SECOND * speed * seconds) / base.zoom / 2;
  const [from, to] = wayAround(move, keepInside(base), { push, pan, side });
  const cap = Math.max(1, from.zoom / closestZoom(reading), to.zoom / closestZoom(reading));
  const capped = (framing: Framing): Framing => keepInside({ ...framing, zoom: framing.zoom / cap });
  return { from: capped(from), to: capped(to), ease: effects.includes("fast") ? "out" : "linear" };
}

/** Begin and end of a move around a framing. */
function wayAround(
  move: Move,
  base: Framing,
  { push, pan, side }: { push: number; pan: number; side: 1 | -1 },
): readonly [from: Framing, to: Framing] {
  const zoomed = (by: number): Framing => keepInside({ ...base, zoom: base.zoom * by });
  const at = (x: number, y: number, by = 1): Framing =>
    keepInside({ ...base, x: base.x + x, y: base.y + y, zoom: base.zoom * by });
  const breath = push ** 0.4;
  const ways: Readonly<Record<Move, readonly [from: Framing, to: Framing]>> = {
    "push-in": [zoomed(1), zoomed(push ** CLEAR_PUSH)],
    "punch-in": [zoomed(1), zoomed(push)],
    "pull-out": [zoomed(push ** CLEAR_PUSH), zoomed(1)],
    "pan-left": [at(pan, 0), at(-pan, 0, breath)],
    "pan-right": [at(-pan, 0), at(pan, 0, breath)],
    "tilt-up": [at(0, pan), at(0, -pan, breath)],
    "tilt-down": [at(0, -pan), at(0, pan, breath)],
    orbit: [at(pan * 0.6 * side, 0), at(-pan * 0.6 * side, 0, breath)],
    dolly: [zoomed(1), zoomed(push)],
    drift: [at(-pan * 0.45 * side, pan * 0.3), at(pan * 0.45 * side, -pan * 0.3, breath)],
    hold: [zoomed(1), zoomed(push ** 0.35)],
  };
  return ways[move];
}
