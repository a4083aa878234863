import type { Moment } from "../timeline-effects.ts";

/** Frames of a freeze. */
const LEAST = 10;
const MOST = 24;

/** When a shot freezes: on the beat nearest to two fifths of it, for half of what is left. */
export function freezeIn(beats: readonly number[]): Moment {
  const count = beats.length - 1;
  const at = beats[Math.min(count - 1, Math.max(1, Math.round(0.4 * count)))] ?? 0;
  const left = (beats[count] ?? at) - at;
  return { at, frames: Math.min(left, MOST, Math.max(LEAST, left >> 1)) };
}
