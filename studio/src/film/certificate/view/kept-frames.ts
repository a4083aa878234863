import type { Timeline } from "../../../direction/timeline.ts";
import { posterFrame } from "./poster.ts";

/** By this frame a film has begun to move. */
export const MOVED_FRAME = 3;

/** Frames that are needed whole: for the loop, for the opening, and the poster. Numbers within the film. */
export function keptFrames(timeline: Timeline): number[] {
  const { frames } = timeline;
  return [...new Set([0, MOVED_FRAME, posterFrame(timeline), frames - 2, frames - 1])];
}

/** The kept frames of one shot, as numbers within the shot. */
export function keptFramesOf(timeline: Timeline, shot: number): number[] {
  const { from, to } = timeline.shots[shot]!;
  return keptFrames(timeline)
    .filter((frame) => frame >= from && frame < to)
    .map((frame) => frame - from);
}
