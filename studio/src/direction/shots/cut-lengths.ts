import type { Style } from "@curta/contract";
import { allot, type FormSection, type Role } from "./form.ts";
import type { Random } from "../../random.ts";

/** Length that a shot of the section has in the middle, in seconds. */
const SHOT_SECONDS: Readonly<Record<Style, Readonly<Record<Role, number>>>> = {
  viral: { hook: 1, reveal: 1.7, drop: 1.05, breath: 2, build: 1.8, return: 2 },
  cinematografico: { hook: 2, reveal: 2.4, drop: 1.9, breath: 2.9, build: 2.2, return: 2.5 },
  suave: { hook: 2, reveal: 2.7, drop: 2.3, breath: 3, build: 2.5, return: 3 },
};
const LONGEST_SECONDS: Readonly<Record<Style, number>> = { viral: 2.5, cinematografico: 3, suave: 3 };
/** From this length on a film has at least `LEAST_SHOTS` shots. */
const FULL_FILM_SECONDS = 10;
const LEAST_SHOTS = 8;

export interface Slot {
  readonly role: Role;
  readonly beats: number;
  /** Which shot of its section it is, from 0. */
  readonly index: number;
}

/** Cuts the sections into shots, each a whole number of beats and none too long to hold attention. */
export function planCuts(
  form: readonly FormSection[],
  { style, bpm, random }: { style: Style; bpm: number; random: Random },
): Slot[] {
  const seconds = (form.reduce((sum, { beats }) => sum + beats, 0) * 60) / bpm;
  const counts = form.map(({ role, beats }) => shotCount(role, beats, style, bpm));
  if (seconds >= FULL_FILM_SECONDS) raiseTo(LEAST_SHOTS, counts, form);
  return form.flatMap(({ role, beats }, section) =>
    split(beats, counts[section] ?? 1, longestBeats(style, bpm), random).map((length, index) => ({
      role,
      beats: length,
      index,
    })),
  );
}

function shotCount(role: Role, beats: number, style: Style, bpm: number): number {
  const seconds = (beats * 60) / bpm;
  const wished = Math.round(seconds / SHOT_SECONDS[style][role]);
  return Math.max(1, Math.ceil(beats / longestBeats(style, bpm)), Math.min(wished, beats));
}

function longestBeats(style: Style, bpm: number): number {
  return Math.max(1, Math.floor((LONGEST_SECONDS[style] * bpm) / 60));
}

/** Cuts once more where shots are longest, until there are enough. */
function raiseTo(least: number, counts: number[], form: readonly FormSection[]): void {
  while (counts.reduce((sum, count) => sum + count, 0) < least) {
    const lengths = form.map(({ beats }, index) => beats / (counts[index] ?? 1));
    const longest = lengths.indexOf(Math.max(...lengths));
    if ((lengths[longest] ?? 0) < 2) return;
    counts[longest] = (counts[longest] ?? 0) + 1;
  }
}

/** Uneven lengths, as long as none is longer than it may be. */
function split(beats: number, count: number, longest: number, random: Random): number[] {
  const even = Array.from({ length: count }, () => 1);
  if (beats % count === 0) return allot(beats, even);
  const lengths = allot(
    beats,
    even.map(() => random.between(0.9, 1.1)),
  );
  return Math.max(...lengths) <= longest ? lengths : allot(beats, even);
}
