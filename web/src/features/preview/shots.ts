import type { PlaybackState } from "./playback.ts";

/** Number of the shot that a frame belongs to, from 0; null before the film is planned. */
export function shotAt(cuts: readonly number[], frame: number): number | null {
  const shot = cuts.findLastIndex((cut) => cut <= frame);
  return shot < 0 ? null : shot;
}

/** Share of a shot after which its caption is complete. */
const SPOKEN = 0.6;

/** Frame to seek to for a shot: its first one while playing, else one that shows its caption. */
export function frameOfShot({ cuts, frames, playing }: PlaybackState, shot: number): number | null {
  const from = cuts[shot];
  if (from === undefined) return null;
  const to = cuts[shot + 1] ?? frames;
  return playing ? from : Math.floor(from + (to - from) * SPOKEN);
}
