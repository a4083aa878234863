import type { Timeline } from "../../src/direction/timeline.ts";
import type { Stereo } from "../../src/score/stereo.ts";
import { tune } from "./steady-tune.ts";

/** Music far louder than films may be, peaks over full scale included. */
export function composeScore(timeline: Timeline): Stereo {
  return tune(timeline.frames * 1600, 1.4);
}
