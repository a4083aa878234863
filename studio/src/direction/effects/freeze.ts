import type { Moment } from "../timeline-effects.ts";

/** Frames of a freeze. */
const LEAST = 10;
const MOST = 24;

/**
 * When a shot freezes: on the beat nearest to two fifths of it, for half of what is left. Where its camera pans quickly
 * before frame `rested`, on the first beat after that: the middle of a pan is blurred, and may cut a face.
 */
export function freezeIn(beats: readonly number[], rested: number): Moment {
  const count = beats.length - 1;
  const wished = beats[Math.min(count - 1, Math.max(1, Math.round(0.4 * count)))] ?? 0;
  const at = wished >= rested ? wished : (beats.slice(0, -1).find((beat) => beat >= rested) ?? rested);
  const left = (beats[count] ?? at) - at;
  return { at, frames: Math.min(left, MOST, Math.max(LEAST, left >> 1)) };
}
