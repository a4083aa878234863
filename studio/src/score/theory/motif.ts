import type { Random } from "../../random.ts";
import type { Chord } from "./harmony.ts";
import type { Register } from "./voicing.ts";
import { nearestPitch, pitchClass } from "./key.ts";

/** A note of a motif: step and length in sixteenths, height in scale steps against the motif's first note. */
export interface MotifNote {
  readonly step: number;
  readonly steps: number;
  readonly height: number;
}
/** One bar of melody without harmony. */
export type Motif = readonly MotifNote[];

/** A melody of four bars: question, answer, question, cadence. */
export interface MelodicTheme {
  readonly question: Motif;
  readonly answer: Motif;
  readonly cadence: Motif;
}

/** Onsets of one bar; a melody keeps to one or two of them. */
const RHYTHMS = {
  busy: ["x..x..x...x.x...", "x.x...x.x..x....", "x..x..x.x.......", "..x.x.x...x.x...", "x.xx..x.x...x..."],
  calm: ["x.....x.x.......", "x...x...x.......", "x.......x...x...", "x.....x.....x...", "x...x.x.x......."],
  spare: ["x.......x.......", "x...........x...", "x.....x.........", "x.......x...x..."],
} as const;
export type Pace = keyof typeof RHYTHMS;

export function composeTheme(pace: Pace, random: Random): MelodicTheme {
  const rhythms = RHYTHMS[pace];
  const first = random.pick(rhythms);
  const second = random.chance(0.5) ? first : random.pick(rhythms);
  const question = invent(first, random, random.pick([1, 1, -1]));
  return {
    question,
    answer: invent(second, random, -1),
    cadence: settle(question),
  };
}

/** Mostly steps with some leaps; after a leap the direction changes, as in most melodies. */
function invent(rhythm: string, random: Random, drift: number): Motif {
  const onsets = Array.from(rhythm, (mark, step) => (mark === "x" ? step : -1)).filter((step) => step >= 0);
  let height = 0;
  let turn = drift;
  return onsets.map((step, i) => {
    const note = { step, steps: (onsets[i + 1] ?? rhythm.length) - step, height };
    const leap = random.chance(0.3);
    height += turn * (leap ? random.integer(2, 4) : 1);
    if (leap || random.chance(0.35)) turn = -turn;
    return note;
  });
}

/** The motif's first half, then one long note. */
function settle(motif: Motif): Motif {
  const head = motif.filter((note) => note.step < 8);
  return [...head, { step: 8, steps: 8, height: 0 }];
}

/** One of the two bars of the motif at half speed. */
export function augmented(motif: Motif, half: 0 | 1): Motif {
  return motif
    .map((note) => ({ ...note, step: note.step * 2 - half * 16, steps: note.steps * 2 }))
    .filter((note) => note.step >= 0 && note.step < 16);
}

/** The motif with a short neighbour note at the end of every long note. */
export function ornamented(motif: Motif): Motif {
  return motif.flatMap((note, i) => {
    const next = motif[i + 1];
    if (note.steps < 3 || next === undefined) return [note];
    const neighbour = next.height + (next.height > note.height ? -1 : 1);
    return [
      { ...note, steps: note.steps - 1 },
      { step: note.step + note.steps - 1, steps: 1, height: neighbour },
    ];
  });
}

/**
 * The pitch of a motif's note over a chord: the scale note at its height above `home`; on a beat, or if it is long, the
 * nearest chord tone.
 */
export function motifPitch(note: MotifNote, chord: Chord, home: number, register: Register): number {
  const start = nearestPitch(home, chord.tones);
  let wanted = climb(start, note.height, chord.scale);
  while (wanted > register.high) wanted -= 12;
  while (wanted < register.low) wanted += 12;
  const rests = note.step % 4 === 0 || note.steps >= 3;
  return rests ? nearestPitch(wanted, chord.tones) : wanted;
}

/** `steps` notes of the scale up (or down) from `pitch`. */
function climb(pitch: number, steps: number, scale: readonly number[]): number {
  const direction = Math.sign(steps);
  let at = pitch;
  for (let left = Math.abs(steps); left > 0;) {
    at += direction;
    if (scale.includes(pitchClass(at))) left--;
  }
  return at;
}
