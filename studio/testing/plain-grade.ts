import type { Grade } from "../src/direction/timeline.ts";

/** Leaves the picture as it is, without vignette and grain. */
export const PLAIN_GRADE: Grade = {
  name: "natural",
  contrast: 0,
  exposure: 0,
  lift: 0,
  white: 1,
  saturation: 1,
  warmth: 0,
  shadows: { hue: 0, strength: 0 },
  highlights: { hue: 0, strength: 0 },
  skin: 1,
  vignette: 0,
  grain: 0,
};
