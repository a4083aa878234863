import type { Transition } from "@curta/contract";
import type { Cover } from "../../geometry/cover.ts";
import { keepInside } from "../framing/view.ts";
import { EASE_CURVES, framingAt, framingBetween } from "./camera.ts";
import type { CameraKey, Framing } from "../timeline.ts";

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
export function arrive(way: readonly CameraKey[], join: Join, side: 1 | -1, cover: Cover): CameraKey[] {
  if (join === "whip") return startFrom(way, WHIP_FRAMES, (framing) => aside(framing, -side, cover));
  if (join === "zoom") return startFrom(way, ZOOM_IN_FRAMES, (framing) => closer(framing, ZOOM_IN_BY, cover));
  return [...way];
}

/** The way with the beginning of a whip or zoom at its end, before the shot of `length` frames is cut. */
export function leave(
  way: readonly CameraKey[],
  join: Join,
  { length, side, cover }: { length: number; side: 1 | -1; cover: Cover },
): CameraKey[] {
  if (join === "whip") return endAt(way, length, WHIP_FRAMES, (framing) => aside(framing, side, cover));
  if (join === "zoom")
    return endAt(way, length, ZOOM_OUT_FRAMES, (framing) => closer(framing, ZOOM_OUT_BY, cover));
  return [...way];
}

type Change = (framing: Framing) => Framing;

/** Blends from the changed framing into the original path, frame by frame, without a jump where they meet. */
function startFrom(way: readonly CameraKey[], frames: number, change: Change): CameraKey[] {
  if ((way.at(-1)?.at ?? 0) <= frames * 2) return [...way];
  const passing = Array.from({ length: frames }, (_, at) => {
    const framing = framingAt(way, at);
    return keyAt(framingBetween(change(framing), framing, EASE_CURVES.out(at / frames)), at);
  });
  return [...passing, ...wayFrom(way, frames)];
}

function endAt(way: readonly CameraKey[], length: number, frames: number, change: Change): CameraKey[] {
  const start = length - frames;
  if (start <= frames) return [...way];
  const passing = Array.from({ length: frames }, (_, step) => {
    const framing = framingAt(way, start + step + 1);
    return keyAt(
      framingBetween(framing, change(framing), EASE_CURVES.in((step + 1) / frames)),
      start + step + 1,
    );
  });
  return [...wayTo(way, start), ...passing];
}

/** The way from a frame on, unchanged; a curved piece that the frame cuts is taken frame by frame. */
function wayFrom(way: readonly CameraKey[], frame: number): CameraKey[] {
  const rest = way.filter(({ at }) => at > frame);
  const next = rest[0];
  if (next === undefined || next.ease === "linear") return [keyAt(framingAt(way, frame), frame), ...rest];
  return [...sampled(way, frame, next.at), ...rest.slice(1)];
}

/** The way up to a frame, unchanged. */
function wayTo(way: readonly CameraKey[], frame: number): CameraKey[] {
  const kept = way.filter(({ at }) => at < frame);
  const next = way.find(({ at }) => at >= frame);
  const last = kept.at(-1);
  if (last === undefined || next === undefined || next.ease === "linear") {
    return [...kept, keyAt(framingAt(way, frame), frame)];
  }
  return [...kept, ...sampled(way, last.at, frame).slice(1)];
}

function sampled(way: readonly CameraKey[], from: number, to: number): CameraKey[] {
  return Array.from({ length: to - from + 1 }, (_, step) => keyAt(framingAt(way, from + step), from + step));
}

function keyAt(framing: Framing, at: number): CameraKey {
  const { x, y, zoom, roll } = framing;
  return { x, y, zoom, roll, at, ease: "linear" };
}

function aside(framing: Framing, side: number, cover: Cover): Framing {
  const shift = (side * WHIP_VIEWS * cover.width) / framing.zoom;
  return keepInside({ ...framing, x: framing.x + shift }, cover);
}

function closer(framing: Framing, by: number, cover: Cover): Framing {
  return keepInside({ ...framing, zoom: framing.zoom * by }, cover);
}
