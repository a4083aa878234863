import { FILM_FPS, type Reading, type ShotSize, type StoryShot, type Target } from "@curta/contract";
import { viewOf } from "../framing/view.ts";
import { cutThrough, sureFaces } from "../framing/faces/face-geometry.ts";
import { frameTarget, type StagedFraming } from "../framing/framing.ts";
import { mainThing } from "../framing/main-thing.ts";
import type { CameraKey, Framing } from "../timeline.ts";
import { framingBetween } from "./camera.ts";

/**
 * Frames of a quick pan between two places, blurred from end to end. In more of them, ground that is brighter than both
 * would flash (WCAG 2.3.1).
 */
export const QUICK_FRAMES = 5;
/** Places between both ends at which a slow way is checked for faces. */
const CHECKS = 12;
/** Share of a face that may be cut on the way: rounding. */
const MAX_CUT = 0.01;
/** Share of a shot that a slow way rests at either end. */
const REST = 0.12;
/** Faster than this, in views a second, a slow way would judder: then it is shortened at both ends. */
const MAX_SPEED = 0.6;
/** How much closer the camera comes while it rests, in all. */
const PUSH = 1.03;

/** How a camera travels from a shot's target to its second one. */
export interface Travel {
  readonly keys: readonly CameraKey[];
  /** The frame at which a quick, blurred pan begins; null for a slow way. */
  readonly quickFrom: number | null;
}

/**
 * The path of a shot that goes from one target to another, in frames from its first. Slow where no face is cut on the
 * path; else the camera rests on the first target, pans quickly, and rests on the second. Null for shots without a second target,
 * or where the second lies in another picture.
 */
export function travelOf(shot: StoryShot, reading: Reading, frames: number): Travel | null {
  if (shot.until === undefined) return null;
  const from = frameTarget(shot.target, shot.size, reading);
  const to = endOf(shot.until, shot.size, from, reading);
  if (from.stage.source !== to.stage.source || frames < 2 * QUICK_FRAMES) return null;
  if (cutsFaces(from, to)) return quickWay(from.framing, to.framing, frames);
  const kept = keptOf(from, to.framing, frames);
  const main = mainThing(from.stage, reading);
  // Half of the way would show an animal's middle, without its head.
  if (kept < 1 && main?.isAnimal === true && !main.fits) return quickWay(from.framing, to.framing, frames);
  return slowWay(from.framing, to.framing, frames, kept);
}

/** All of a picture has no close-up: its widest view ends the way, in the picture in which the way begins. */
function endOf(until: Target, size: ShotSize, from: StagedFraming, reading: Reading): StagedFraming {
  if (until.kind !== "all" && until.kind !== "whole") return frameTarget(until, size, reading);
  return frameTarget(from.stage.source === "photo" ? { kind: "all" } : until, "wide", reading);
}

/** The frame of a shot of so many frames from which its camera does not pan quickly any more; 0 where it never does. */
export function restedFrom(shot: StoryShot, reading: Reading, frames: number): number {
  const quickFrom = travelOf(shot, reading, frames)?.quickFrom ?? null;
  return quickFrom === null ? 0 : quickFrom + QUICK_FRAMES;
}

function cutsFaces({ framing, stage: { cover, reading } }: StagedFraming, to: StagedFraming): boolean {
  return Array.from({ length: CHECKS + 1 }, (_, index) =>
    viewOf(framingBetween(framing, to.framing, index / CHECKS), cover),
  ).some((view) => sureFaces(reading).some((face) => cutThrough([view], face, cover) > MAX_CUT));
}

/** The share of a way that a camera goes in so many frames without judder. */
function keptOf({ framing, stage: { cover } }: StagedFraming, end: Framing, frames: number): number {
  const across = ((end.x - framing.x) / cover.width) * Math.min(end.zoom, framing.zoom);
  const down = ((end.y - framing.y) / cover.height) * Math.min(end.zoom, framing.zoom);
  const most = (MAX_SPEED * frames * (1 - 2 * REST)) / FILM_FPS;
  return Math.min(1, most / Math.max(1e-6, Math.hypot(across, down)));
}

function slowWay(start: Framing, end: Framing, frames: number, kept: number): Travel {
  const from = framingBetween(start, end, (1 - kept) / 2);
  const to = framingBetween(start, end, (1 + kept) / 2);
  const rest = Math.round(REST * frames);
  const keys: CameraKey[] = [
    { ...from, at: 0, ease: "linear" },
    { ...framingBetween(from, to, 0.015), at: rest, ease: "linear" },
    { ...framingBetween(from, to, 0.985), at: frames - rest, ease: "in-out" },
    { ...to, at: frames, ease: "linear" },
  ];
  return { keys, quickFrom: null };
}

function quickWay(from: Framing, to: Framing, frames: number): Travel {
  const start = Math.round((frames - QUICK_FRAMES) / 2);
  const keys: CameraKey[] = [
    { ...from, at: 0, ease: "linear" },
    { ...from, zoom: from.zoom * PUSH, at: start, ease: "linear" },
    { ...to, at: start + QUICK_FRAMES, ease: "in-out" },
    { ...to, zoom: to.zoom * PUSH, at: frames, ease: "linear" },
  ];
  return { keys, quickFrom: start };
}
