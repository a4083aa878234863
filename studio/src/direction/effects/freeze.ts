import type { Moment } from "../timeline-effects.ts";

/** Frames of a freeze. */
const LEAST = 10;
const MOST = 24;

/** When a shot of so many frames freezes: on the beat nearest to two fifths of it, for half of what is left. */
export function freezeIn(frames: number, perBeat: number): Moment {
  const at = Math.max(1, Math.round((0.4 * frames) / perBeat)) * perBeat;
  const wished = Math.min(MOST, Math.max(LEAST, Math.floor((frames - at) / 2)));
  return { at, frames: Math.min(wished, frames - at) };
}
