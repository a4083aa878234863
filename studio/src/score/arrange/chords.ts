import type { Style } from "@curta/contract";
import { voiceLead } from "../theory/voicing.ts";
import type { Bar } from "./form.ts";
import { STEPS_PER_BAR } from "./grid.ts";
import { markAt } from "./grooves.ts";
import type { ChordNote } from "./notes.ts";
import type { Piece } from "./piece.ts";
import { levelOf } from "./texture.ts";

const REGISTERS: Record<Style, { low: number; high: number }> = {
  viral: { low: 55, high: 74 },
  cinematografico: { low: 52, high: 72 },
  suave: { low: 53, high: 71 },
};

/** Voicings of all bars, each as close as possible to the one before. */
export function voicings(piece: Piece): number[][] {
  const register = REGISTERS[piece.style];
  let before: number[] | null = null;
  return piece.chords.map((chord) => (before = voiceLead(chord, before, register)));
}

/** Held chords: one for each bar. */
export function heldChords(piece: Piece, voiced: readonly number[][]): ChordNote[] {
  return piece.form.bars.map((bar, i) => chordNote(piece, bar, voiced[i] ?? [], 0, bar.steps));
}

/** Chords in the groove's rhythm; held in breath sections and where the groove has no rhythm for them. */
export function struckChords(piece: Piece, voiced: readonly number[][]): ChordNote[] {
  return piece.form.bars.flatMap((bar, i) => {
    const { stabs } = piece.groove;
    const holds = stabs === null || (bar.passage.role === "breath" && piece.style === "viral");
    const onsets = holds ? [0] : onsetsOf(bar.passage.role === "build" ? pulse(bar) : stabs, bar);
    return onsets.map((step, k) => {
      const next = onsets[k + 1] ?? bar.steps;
      return chordNote(piece, bar, voiced[i] ?? [], step, holds ? bar.steps : next - step);
    });
  });
}

/** Rhythm in a build: quarters, then eighths. */
function pulse(bar: Bar): string {
  return bar.number % 2 === 0 ? "x...x...x...x..." : "x.x.x.x.x.x.x.x.";
}

/** Steps of a bar at which a pattern has a note; the first step if it has none. */
export function onsetsOf(pattern: string, bar: Bar): number[] {
  const onsets = Array.from({ length: bar.steps }, (_, step) => step).filter(
    (step) => markAt(pattern, bar.number * STEPS_PER_BAR + step) !== ".",
  );
  return onsets.length > 0 ? onsets : [0];
}

function chordNote(piece: Piece, bar: Bar, pitches: number[], step: number, steps: number): ChordNote {
  const { samplesPerStep } = piece.grid;
  const velocity = levelOf(piece.style, bar.passage.role, bar.passage.energy, "chords");
  return {
    at: Math.round((bar.from + step) * samplesPerStep),
    length: Math.round(steps * samplesPerStep),
    pitches,
    velocity,
  };
}
