import type { Chord } from "./harmony.ts";
import { nearestPitch, pitchClass } from "./key.ts";

/** Below this pitch close intervals sound unclear. */
const CLEAR_FROM = 55;

/** Lowest and highest note that may be used. */
export interface Register {
  readonly low: number;
  readonly high: number;
}

/**
 * Notes of a chord, rising: of all inversions within the register, the one whose voices move least from the chord
 * before.
 */
export function voiceLead(chord: Chord, before: readonly number[] | null, register: Register): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (let start = register.low; start <= register.low + 12; start++) {
    if (!chord.tones.includes(pitchClass(start))) continue;
    const voicing = stack(chord, start);
    const top = voicing.at(-1) ?? start;
    const travel =
      before === null ? Math.abs(top - (register.low + register.high) / 2) : distance(voicing, before);
    const cost = travel + Math.max(0, top - register.high) * 1.5;
    if (cost < least) {
      least = cost;
      best = voicing;
    }
  }
  return best;
}

/** Every note once, each as close as possible above the one below; semitones between neighbours are widened. */
function stack(chord: Chord, start: number): number[] {
  const notes = chord.tones.map((tone) => start + pitchClass(tone - start)).toSorted((a, b) => a - b);
  for (let i = 1; i < notes.length; i++) {
    const gap = notes[i]! - notes[i - 1]!;
    if (gap === 1 || (gap < 3 && notes[i - 1]! < CLEAR_FROM)) notes[i] = notes[i]! + 12;
  }
  return notes.toSorted((a, b) => a - b);
}

function distance(voicing: readonly number[], before: readonly number[]): number {
  let sum = 0;
  for (const note of voicing) sum += Math.min(...before.map((other) => Math.abs(note - other)));
  for (const note of before) sum += Math.min(...voicing.map((other) => Math.abs(note - other)));
  return sum;
}

/** The chord's root nearest to the bass note before, within the register. */
export function bassNote(chord: Chord, before: number | null, register: Register): number {
  const near = nearestPitch(before ?? register.low + 5, [chord.root]);
  if (near < register.low) return near + 12;
  return near > register.high ? near - 12 : near;
}
