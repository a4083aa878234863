import type { Timeline } from "../../../direction/timeline.ts";
import { posterFrame } from "./poster.ts";

/** Frames that are needed whole: first and last for the loop, and the poster. Numbers within the film. */
export function keptFrames(timeline: Timeline): number[] {
  return [...new Set([0, posterFrame(timeline), timeline.frames - 1])];
}

/** The kept frames of one shot, as numbers within the shot. */
export function keptFramesOf(timeline: Timeline, shot: number): number[] {
  const { from, to } = timeline.shots[shot]!;
  return keptFrames(timeline)
    .filter((frame) => frame >= from && frame < to)
    .map((frame) => frame - from);
}
