import type { Style } from "@curta/contract";
import type { Chord } from "../theory/harmony.ts";
import type { Motif } from "../theory/motif.ts";
import { augmented, ornamented, sing } from "../theory/motif.ts";
import type { Register } from "../theory/voicing.ts";
import type { Bar } from "./form.ts";
import { passageAt } from "./form.ts";
import { lateness } from "./grooves.ts";
import type { Note } from "./notes.ts";
import type { Piece } from "./piece.ts";
import { levelOf } from "./texture.ts";

const REGISTERS: Record<Style, Register> = {
  viral: { low: 67, high: 84 },
  cinematografico: { low: 62, high: 81 },
  suave: { low: 64, high: 81 },
};

/**
 * The theme through the film: its head in the hook, told in question and answer, at half speed where the
 * film breathes, its head climbing in the build, ornamented in the second drop, and home at the return.
 */
export function leadLine(piece: Piece): Note[] {
  const register = REGISTERS[piece.style];
  const home = Math.round((register.low + register.high) / 2);
  return piece.form.bars.flatMap((bar, i) => {
    const chord = piece.chords[i];
    return chord === undefined ? [] : singBar(piece, bar, chord, home, register);
  });
}

function singBar(piece: Piece, bar: Bar, chord: Chord, home: number, register: Register): Note[] {
  const { samplesPerStep } = piece.grid;
  return toldIn(piece, bar)
    .filter((note) => note.step < bar.steps)
    .flatMap((note) => {
      const passage = passageAt(piece.form.passages, bar.from + note.step);
      const velocity = levelOf(piece.style, passage.role, passage.energy, "lead");
      const steps = Math.min(note.steps, bar.steps - note.step);
      if (velocity === 0) return [];
      return [
        {
          at: Math.round((bar.from + note.step + lateness(piece.groove, note.step)) * samplesPerStep),
          length: Math.round(steps * samplesPerStep),
          pitch: sing(note, chord, home, register),
          velocity: velocity * (note.step % 4 === 0 ? 1 : 0.85),
        },
      ];
    });
}

/** What of the theme a bar tells. */
function toldIn(piece: Piece, bar: Bar): Motif {
  const { question, answer, cadence } = piece.theme;
  const sentence = [question, answer, question, cadence][bar.number % 4] ?? question;
  const { role, drop } = bar.passage;
  if (bar.last) return cadence;
  if (role === "breath") return augmented(question, bar.number % 2 === 0 ? 0 : 1);
  if (role === "build") return climbing(question, bar.number);
  if (role === "drop" && drop > 1) return ornamented(sentence);
  return sentence;
}

/** The motif's head twice in a bar, a step higher each time. */
function climbing(motif: Motif, turn: number): Motif {
  const head = motif
    .filter((note) => note.step < 8)
    .map((note) => ({ ...note, steps: Math.min(note.steps, 8 - note.step) }));
  const again = head.map((note) => ({ ...note, step: note.step + 8, height: note.height + 1 }));
  return [...head, ...again].map((note) => ({ ...note, height: note.height + (turn % 4) * 2 }));
}
