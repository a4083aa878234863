import type { Random } from "../../random.ts";
import type { Melody } from "../kits/kit.ts";
import type { Chord } from "./harmony.ts";
import { DEGREES_PER_OCTAVE, type MusicalKey, nearestPitch, notePitch, pitchClass } from "./key.ts";

/** A note of a motif: step and length in sixteenths, height in steps of the melody's scale. */
export interface MotifNote {
  readonly step: number;
  readonly steps: number;
  readonly height: number;
}
/** One bar of melody without harmony. */
export type Motif = readonly MotifNote[];

/** A hook of two bars (opening, answer), its second bar in another form (ending), and the bar that ends the film. */
export interface MelodicTheme {
  readonly opening: Motif;
  readonly answer: Motif;
  readonly ending: Motif;
  readonly cadence: Motif;
}

const STEPS = 16;
/** Where hooks begin: on the tonic, the third or the fifth of a pentatonic scale. */
const STARTS = [0, 0, 1, 2, 3] as const;
/** How far a hook ranges from its first note, in steps of its scale. */
const RANGE = 4;

export function composeTheme({ rhythms }: Melody, random: Random): MelodicTheme {
  const rhythm = random.pick(rhythms);
  const [first, second] = [onsetsIn(rhythm, 0), onsetsIn(rhythm, STEPS)];
  const start = random.pick(STARTS);
  const opening = lively(() => invent(first, start, random));
  const answer = replyTo(opening, second, random, random.pick([-1, 1, 2]));
  const ending = replyTo(opening, second, random, -2);
  return { opening, answer: closed(answer, false), ending: closed(ending, true), cadence: settle(opening) };
}

/** The first of some inventions that has three different notes: one that stays where it is would be no hook. */
function lively(attempt: () => Motif): Motif {
  let motif = attempt();
  for (let tries = 1; tries < 64 && new Set(motif.map(({ height }) => height)).size < 3; tries++)
    motif = attempt();
  return motif;
}

function onsetsIn(rhythm: string, from: number): number[] {
  const bar = rhythm.length > STEPS ? rhythm.slice(from, from + STEPS) : rhythm;
  return Array.from(bar, (mark, step) => (mark === "." ? -1 : step)).filter((step) => step >= 0);
}

/** Repeated notes, steps and some leaps, in a small range; after a leap the direction changes, as in most melodies. */
function invent(onsets: readonly number[], start: number, random: Random): Motif {
  let height = start;
  let turn = random.pick([1, -1]);
  return onsets.map((step, i) => {
    const note = { step, steps: (onsets[i + 1] ?? STEPS) - step, height };
    const leap = random.chance(0.22);
    if (!random.chance(0.28)) height += turn * (leap ? random.integer(2, 3) : 1);
    if (leap || random.chance(0.3)) turn = -turn;
    if (Math.abs(height - start) > RANGE) {
      turn = -Math.sign(height - start);
      height = start + Math.sign(height - start) * (RANGE - 1);
    }
    return note;
  });
}

/** Takes up the first half of a motif in the onsets of another bar, then turns by `turn` and comes to rest. */
function replyTo(motif: Motif, onsets: readonly number[], random: Random, turn: number): Motif {
  let height = motif[0]?.height ?? 0;
  return onsets.map((step, i) => {
    const same = motif[i];
    if (same !== undefined && step < STEPS / 2) ({ height } = same);
    else height += Math.sign(turn) * (random.chance(0.6) ? 1 : 0);
    if (i === onsets.length - 1 && Math.abs(turn) > 1) height += turn > 0 ? 1 : -1;
    return { step, steps: (onsets[i + 1] ?? STEPS) - step, height };
  });
}

/** The same with a last note that is the tonic, or is not: a question stays open. */
function closed(motif: Motif, home: boolean): Motif {
  const end = (height: number) => (home ? 0 : height === 0 ? 1 : height);
  return motif.map((note, i) => (i === motif.length - 1 ? { ...note, height: end(note.height) } : note));
}

/** The motif's first half, then one long note. */
function settle(motif: Motif): Motif {
  const head = motif.filter((note) => note.step < 8);
  return [...head, { step: 8, steps: 8, height: 0 }];
}

/** One of the two bars of the motif at half speed. */
export function augmented(motif: Motif, half: 0 | 1): Motif {
  return motif
    .map((note) => ({ ...note, step: note.step * 2 - half * STEPS, steps: note.steps * 2 }))
    .filter((note) => note.step >= 0 && note.step < STEPS);
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

/** Degrees of the pentatonic scales: without the two that rub against the tonic chord. */
const PENTATONIC = { major: [0, 1, 2, 4, 5], minor: [0, 2, 3, 4, 6] } as const;

/** Semitones that a melody may leave its register by before it is brought back by an octave. */
const SLACK = 4;

/**
 * The pitch of a motif's note: a hook keeps its notes while the chords change below it, and gives way, to the nearest
 * chord tone, only where it would rub against one by a semitone.
 */
export function motifPitch(
  { height, step, steps }: MotifNote,
  chord: Chord,
  key: MusicalKey,
  { scale, register }: Melody,
): number {
  const minor = key.mode === "minor" || key.mode === "dorian";
  const degrees = scale === "full" ? [0, 1, 2, 3, 4, 5, 6] : PENTATONIC[minor ? "minor" : "major"];
  const octave = Math.floor(height / degrees.length);
  const degree = degrees[height - octave * degrees.length] ?? 0;
  // The tonic lies in the register's lowest octave; the notes of a hook keep their distances to it.
  const tonic = register.low + pitchClass(key.tonic - register.low);
  let pitch = tonic + notePitch(key, degree + octave * DEGREES_PER_OCTAVE, 4) - notePitch(key, 0, 4);
  while (pitch > register.high + SLACK) pitch -= 12;
  while (pitch < register.low - SLACK) pitch += 12;
  const heard = step % 4 === 0 || steps >= 3;
  return heard && rubs(pitch, chord) ? nearestPitch(pitch, chord.tones) : pitch;
}

/** Whether a pitch is a semitone from a chord tone, or no note of a chord whose third is raised. */
function rubs(pitch: number, { tones, scale }: Chord): boolean {
  const own = pitchClass(pitch);
  if (tones.includes(own)) return false;
  return !scale.includes(own) || tones.some((tone) => [1, 11].includes(pitchClass(own - tone)));
}
