import type { Random } from "../../random.ts";

/** Semitones of the degrees above the tonic. */
const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const;
export type Mode = keyof typeof MODES;
export const DEGREES_PER_OCTAVE = 7;

export interface MusicalKey {
  /** Pitch class of the tonic: 0 is C. */
  readonly tonic: number;
  readonly mode: Mode;
}

/** Warm pictures get major modes more often, cold ones minor modes. */
export function chooseKey(modes: { bright: Mode; dark: Mode }, warmth: number, random: Random): MusicalKey {
  const mode = random.chance(0.5 + 0.35 * warmth) ? modes.bright : modes.dark;
  return { tonic: random.integer(0, 11), mode };
}

/** MIDI note of a degree counted from the tonic of octave `octave` (0 based; may be negative or over 6). */
export function notePitch(key: MusicalKey, degree: number, octave: number): number {
  const turn = Math.floor(degree / DEGREES_PER_OCTAVE);
  const semitones = MODES[key.mode][degree - turn * DEGREES_PER_OCTAVE] ?? 0;
  return 12 * (octave + 1 + turn) + key.tonic + semitones;
}

/** Equal temperament, A4 = MIDI note 69 = 440 Hz. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

export function pitchClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12;
}

/** The pitch nearest to `wanted` whose class is among `classes`. */
export function nearestPitch(wanted: number, classes: readonly number[]): number {
  for (let distance = 0; distance <= 6; distance++) {
    if (classes.includes(pitchClass(wanted - distance))) return wanted - distance;
    if (classes.includes(pitchClass(wanted + distance))) return wanted + distance;
  }
  return wanted;
}
