import type { Timeline } from "../../direction/timeline.ts";
import type { Stereo } from "../../score/stereo.ts";

/** Where the music comes from: a module that exports `composeScore`, and the timeline it is written for. */
export interface ScoreSource {
  /** URL of the module. */
  readonly module: string;
  readonly timeline: Timeline;
}

export interface ScoreModule {
  readonly composeScore: (timeline: Timeline) => Stereo;
}
