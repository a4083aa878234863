/** Slowest and fastest tempo of a film, in beats a minute. */
export const SLOWEST_BPM = 60;
export const FASTEST_BPM = 150;

/**
 * Beats of a film of `seconds` at a tempo that is written in whole beats a minute. A film has whole beats, so its true
 * tempo may differ from the written one by a fraction: 12 beats in 7 s are 102.86 BPM, written as 103.
 */
export function beatsIn(seconds: number, bpm: number): number {
  return Math.round((seconds * bpm) / 60);
}

/** The tempo, as it is written, of a film that has so many beats. */
export function tempoOf(beats: number, seconds: number): number {
  return Math.round((beats * 60) / seconds);
}
