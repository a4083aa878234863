import type { Timeline } from "../../../direction/timeline.ts";
import { posterFrame } from "./poster.ts";

/** Frames of a film that are needed whole: both ends for the loop, and the poster. Numbers of the film. */
export function keptFrames(timeline: Timeline): number[] {
  return [...new Set([0, posterFrame(timeline), timeline.frames - 1])];
}

/** Those of one shot, as numbers within it. */
export function keptFramesOf(timeline: Timeline, shot: number): number[] {
  const { from, to } = timeline.shots[shot]!;
  return keptFrames(timeline)
    .filter((frame) => frame >= from && frame < to)
    .map((frame) => frame - from);
}
