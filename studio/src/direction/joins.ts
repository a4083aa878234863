import type { Transition } from "@curta/contract";
import { framingAt } from "./camera.ts";
import { keepInside } from "./framing.ts";
import type { CameraKey, Framing } from "./timeline.ts";

export type Join = Transition;

/** A whip pan is 0.3 s long, half of it on either side of the cut. */
export const WHIP_FRAMES = 5;
const WHIP_VIEWS = 0.4;
/** A zoom-through takes 0.2 s out of the old shot and half a second into the new one: slower in than out. */
const ZOOM_OUT_FRAMES = 6;
const ZOOM_IN_FRAMES = 15;
const ZOOM_OUT_BY = 1.3;
const ZOOM_IN_BY = 1 / 1.22;

/** The way with the end of a whip or zoom at its beginning. */
export function arrive(way: readonly CameraKey[], join: Join, side: 1 | -1): CameraKey[] {
  if (join === "whip") return startFrom(way, WHIP_FRAMES, (framing) => aside(framing, -side));
  if (join === "zoom") return startFrom(way, ZOOM_IN_FRAMES, (framing) => closer(framing, ZOOM_IN_BY));
  return [...way];
}

/** The way with the beginning of a whip or zoom at its end, before the shot of `length` frames is cut. */
export function leave(way: readonly CameraKey[], join: Join, length: number, side: 1 | -1): CameraKey[] {
  if (join === "whip") return endAt(way, length, WHIP_FRAMES, (framing) => aside(framing, side));
  if (join === "zoom") return endAt(way, length, ZOOM_OUT_FRAMES, (framing) => closer(framing, ZOOM_OUT_BY));
  return [...way];
}

type Change = (framing: Framing) => Framing;

function startFrom(way: readonly CameraKey[], frames: number, change: Change): CameraKey[] {
  const last = way.at(-1);
  if (last === undefined || last.at <= frames * 2) return [...way];
  const settled = framingAt(way, frames);
  const rest = way.filter(({ at }) => at > frames);
  return [
    { ...change(framingAt(way, 0)), at: 0, ease: "linear" },
    { ...settled, at: frames, ease: "out" },
    ...rest,
  ];
}

function endAt(way: readonly CameraKey[], length: number, frames: number, change: Change): CameraKey[] {
  const start = length - frames;
  if (start <= frames) return [...way];
  const kept = way.filter(({ at }) => at < start);
  const leaving = framingAt(way, start);
  const ease = way.find(({ at }) => at >= start)?.ease ?? "linear";
  return [
    ...kept,
    { ...leaving, at: start, ease },
    { ...change(framingAt(way, length)), at: length, ease: "in" },
  ];
}

function aside(framing: Framing, side: number): Framing {
  return keepInside({ ...framing, x: framing.x + (side * WHIP_VIEWS) / framing.zoom });
}

function closer(framing: Framing, by: number): Framing {
  return keepInside({ ...framing, zoom: framing.zoom * by });
}
