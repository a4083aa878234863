import type { Timeline } from "../../direction/timeline.ts";
import { posterFrame } from "./poster.ts";

/** How many frames of each end are compared for the loop. */
const AT_EACH_END = 2;

/** Frames of a film that are needed whole: both ends for the loop, and the poster. Numbers of the film. */
export function keptFrames(timeline: Timeline): number[] {
  const { frames } = timeline;
  const ends = Array.from({ length: AT_EACH_END }, (_, i) => [i, frames - 1 - i]).flat();
  return [...new Set([...ends, posterFrame(timeline)])].filter((frame) => frame >= 0 && frame < frames);
}

/** Those of one shot, as numbers within it. */
export function keptFramesOf(timeline: Timeline, shot: number): number[] {
  const { from, to } = timeline.shots[shot]!;
  return keptFrames(timeline)
    .filter((frame) => frame >= from && frame < to)
    .map((frame) => frame - from);
}
