import { voiceLead } from "../../theory/voicing.ts";
import type { Bar } from "../form.ts";
import { passageAt } from "../form.ts";
import { STEPS_PER_BAR } from "../grid.ts";
import type { Piece } from "../piece.ts";
import { markAt, strengthOf, swingDelay } from "../rhythm.ts";
import { levelOf } from "./levels.ts";
import type { ChordNote } from "./notes.ts";

/** Voicings of all bars, each as close as possible to the one before. */
export function voicings(piece: Piece): number[][] {
  let before: number[] | null = null;
  return piece.chords.map((chord) => (before = voiceLead(chord, before, piece.kit.band.registers.chords)));
}

/** Held chords, one for each bar: the pad. */
export function heldChords(piece: Piece, voiced: readonly number[][]): ChordNote[] {
  return piece.form.bars.map((bar, i) => held(piece, bar, voiced[i] ?? [], "pad"));
}

/** Chords in the groove's rhythm; held where it has none. */
export function struckChords(piece: Piece, voiced: readonly number[][]): ChordNote[] {
  return piece.form.bars.flatMap((bar, i) => {
    const { chords: pattern, chordSteps } = piece.groove;
    const pitches = voiced[i] ?? [];
    if (pattern === null) return [held(piece, bar, pitches, "chords")];
    const onsets = onsetsOf(pattern, bar);
    return onsets.map((step, k): ChordNote => {
      const mark = markAt(pattern, bar.number * STEPS_PER_BAR + step);
      const steps = Math.min(chordSteps, (onsets[k + 1] ?? bar.steps) - step);
      const passage = passageAt(piece.form.passages, bar.from + step);
      return {
        at: Math.round((bar.from + step + swingDelay(piece.groove, step)) * piece.grid.samplesPerStep),
        length: Math.round(steps * piece.grid.samplesPerStep),
        pitches,
        velocity: levelOf(piece, passage, "chords") * (0.4 + 0.6 * strengthOf(mark)),
        up: mark === "u",
      };
    });
  });
}

function held(piece: Piece, bar: Bar, pitches: readonly number[], part: "chords" | "pad"): ChordNote {
  const { samplesPerStep } = piece.grid;
  return {
    at: Math.round(bar.from * samplesPerStep),
    length: Math.round(bar.steps * samplesPerStep),
    pitches,
    velocity: levelOf(piece, bar.passage, part),
    up: false,
  };
}

/** Steps of a bar at which a pattern has a note; the first step if it has none. */
export function onsetsOf(pattern: string, bar: Bar): number[] {
  const onsets = Array.from({ length: bar.steps }, (_, step) => step).filter(
    (step) => markAt(pattern, bar.number * STEPS_PER_BAR + step) !== ".",
  );
  return onsets.length > 0 ? onsets : [0];
}
