import type { Timeline } from "../../src/direction/timeline.ts";
import type { Stereo } from "../../src/score/stereo.ts";
import { tune } from "./steady-tune.ts";

/** Music that is far too loud, with peaks over full scale. */
export function composeScore(timeline: Timeline): Stereo {
  return tune(timeline.frames * 1600, 1.4);
}
