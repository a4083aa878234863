import type { MusicalKey } from "./key.ts";
import { DEGREES_PER_OCTAVE, notePitch, pitchClass } from "./key.ts";

/** Scale steps of each chord type. `dominant` raises the third in minor keys. */
const COLORS = {
  triad: [0, 2, 4],
  seventh: [0, 2, 4, 6],
  ninth: [0, 2, 4, 6, 8],
  add9: [0, 2, 4, 8],
  sus2: [0, 1, 4],
  dominant: [0, 2, 4],
} as const;
export type Color = keyof typeof COLORS;

/** A chord as a progression names it: degree of its root (0 is the tonic) and colour. */
export interface Numeral {
  readonly degree: number;
  readonly color: Color;
}

export interface Chord {
  readonly root: number;
  /** Pitch classes, root first. */
  readonly tones: readonly number[];
  /** Pitch classes that a melody may use over the chord. */
  readonly scale: readonly number[];
}

export function chordOf(key: MusicalKey, { degree, color }: Numeral): Chord {
  const leading = color === "dominant" ? raisedThird(key, degree) : null;
  const sharpen = (pitch: number) => (leading !== null && pitch === leading - 1 ? leading : pitch);
  const classAt = (steps: number) => sharpen(pitchClass(notePitch(key, degree + steps, 4)));
  const scale = Array.from({ length: DEGREES_PER_OCTAVE }, (_, steps) => classAt(steps));
  const colored = withoutClash(COLORS[color].map(classAt));
  const tones = colored.length < 3 ? COLORS.triad.map(classAt) : colored;
  return { root: tones[0] ?? key.tonic, tones, scale };
}

/** Pitch class of a major third over the degree, where the key has a minor one; null where it is major. */
function raisedThird(key: MusicalKey, degree: number): number | null {
  const root = notePitch(key, degree, 4);
  return notePitch(key, degree + 2, 4) - root === 3 ? pitchClass(root + 4) : null;
}

/** A ninth only a semitone above the root (as on the third degree of major) is dissonant: it is left out. */
function withoutClash(tones: readonly number[]): number[] {
  const root = tones[0] ?? 0;
  return tones.filter((tone, i) => i === 0 || pitchClass(tone - root) !== 1);
}
