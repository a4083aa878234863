import { FILM_FPS, type Style, type Tempo } from "@curta/contract";
import type { Random } from "../../random.ts";

/** The music's own speed by style, best liked first; 120 fits every length and closes each list. */
const LIKED: Readonly<Record<Style, readonly [Tempo, ...Tempo[]]>> = {
  viral: [120],
  cinematografico: [100, 90, 120],
  suave: [72, 75, 90, 100, 120],
};
const BEATS_PER_BAR = 4;
/** Below this length a slow tempo leaves too few beats to cut on. */
const SLOW_TEMPO_FROM_SECONDS = 20;

/** Frames of one beat; a whole number for every tempo of the contract (15 at 120 beats a minute). */
export function framesPerBeat(bpm: number): number {
  return (FILM_FPS * 60) / bpm;
}

export function beatsOf(seconds: number, bpm: number): number {
  return (seconds * bpm) / 60;
}

/** Whether a film of this length holds a whole number of beats. */
export function tempoFits(seconds: number, bpm: number): boolean {
  return Number.isInteger(beatsOf(seconds, bpm));
}

/** A tempo of the style whose whole bars fill the film; 120 where none does. */
export function chooseTempo(style: Style, seconds: number, random: Random): Tempo {
  const fitting = LIKED[style].filter(
    (bpm) =>
      Number.isInteger(beatsOf(seconds, bpm) / BEATS_PER_BAR) &&
      (bpm === 120 || seconds >= SLOW_TEMPO_FROM_SECONDS),
  );
  const [first = 120, second = first] = fitting;
  return random.chance(0.75) ? first : second;
}
