import {
  beatsIn,
  FASTEST_BPM,
  FILM_FPS,
  MAX_FILM_SECONDS,
  MIN_FILM_SECONDS,
  SLOWEST_BPM,
  tempoOf,
} from "@curta/contract";
import type { Random } from "../../random.ts";
import type { Template } from "../templates/template.ts";
import type { Timeline } from "../timeline.ts";

const BEATS_PER_BAR = 4;

/** Frames of one beat; a fraction where the beats do not divide the film evenly. */
export function framesPerBeat(seconds: number, bpm: number): number {
  return (seconds * FILM_FPS) / beatsIn(seconds, bpm);
}

/** Where the beats of a film fall: evenly, or on the frames of the user's own music. */
export type BeatGrid = Pick<Timeline, "framesPerBeat" | "beatFrames">;

/** The frame on which a beat falls, counted from 0: at most half a frame from it. */
export function frameOfBeat(beat: number, { framesPerBeat: perBeat, beatFrames }: BeatGrid): number {
  return beatFrames?.[beat] ?? Math.round(beat * perBeat);
}

/** The beat nearest to a frame. */
export function beatAt(frame: number, { framesPerBeat: perBeat, beatFrames }: BeatGrid): number {
  if (beatFrames === undefined) return Math.round(frame / perBeat);
  return beatFrames.reduce(
    (best, at, beat) => (Math.abs(at - frame) < Math.abs((beatFrames[best] ?? 0) - frame) ? beat : best),
    0,
  );
}

/** Whether a frame is one on which a beat falls. */
export function isOnBeat(frame: number, grid: BeatGrid): boolean {
  return frameOfBeat(beatAt(frame, grid), grid) === frame;
}

/** Whether some film of whole beats has this length and is written with this tempo. */
export function tempoFits(seconds: number, bpm: number): boolean {
  return bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM && tempoOf(beatsIn(seconds, bpm), seconds) === bpm;
}

/** The tempo nearest to a wished one that a film of this length can have. */
export function nearestTempo(bpm: number, seconds: number): number {
  const within = Math.min(FASTEST_BPM, Math.max(SLOWEST_BPM, bpm));
  const beats = beatsIn(seconds, within);
  const near = [beats - 1, beats, beats + 1]
    .map((count) => tempoOf(count, seconds))
    .filter((tempo) => tempoFits(seconds, tempo));
  return near.reduce((best, tempo) => (Math.abs(tempo - bpm) < Math.abs(best - bpm) ? tempo : best));
}

/** The nearest length of a film, in whole seconds. */
export function nearestLength(seconds: number): number {
  return Math.round(Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, seconds)));
}

/** A tempo of the range whose whole bars fill the film; the nearest such tempo where the range has none. */
export function chooseTempo([slowest, fastest]: Template["tempo"], seconds: number, random: Random): number {
  const most = Math.floor(beatsIn(seconds, FASTEST_BPM) / BEATS_PER_BAR);
  const tempos = Array.from({ length: most }, (_, bars) =>
    tempoOf((bars + 1) * BEATS_PER_BAR, seconds),
  ).filter((bpm) => bpm >= SLOWEST_BPM);
  const [first, ...others] = tempos.filter((bpm) => bpm >= slowest && bpm <= fastest);
  if (first !== undefined) return random.pick([first, ...others]);
  const middle = (slowest + fastest) / 2;
  return tempos.reduce((best, bpm) => (Math.abs(bpm - middle) < Math.abs(best - middle) ? bpm : best));
}
