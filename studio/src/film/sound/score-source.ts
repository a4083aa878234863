import type { Timeline } from "../../direction/timeline.ts";
import type { Stereo } from "../../score/stereo.ts";

/** The module that exports `composeScore`, and its timeline. */
export interface ScoreSource {
  /** URL of the module. */
  readonly module: string;
  readonly timeline: Timeline;
  /** The user's own music, heard instead. */
  readonly song: Stereo | undefined;
}

export interface ScoreModule {
  readonly composeScore: (timeline: Timeline) => Stereo;
}
