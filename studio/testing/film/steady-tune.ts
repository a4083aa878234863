import type { Timeline } from "../../src/direction/timeline.ts";
import type { Stereo } from "../../src/score/stereo.ts";

/** A tone per channel, about as loud as films must be. */
export function composeScore(timeline: Timeline): Stereo {
  return tune(timeline.frames * 1600, 0.2);
}

export function tune(samples: number, level: number): Stereo {
  const tone = (hertz: number) =>
    Float32Array.from({ length: samples }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / 48_000));
  return { left: tone(440), right: tone(660) };
}
