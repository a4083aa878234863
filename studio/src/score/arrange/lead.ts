import type { Style } from "@curta/contract";
import type { Chord } from "../theory/harmony.ts";
import type { Motif } from "../theory/motif.ts";
import { augmented, ornamented, motifPitch } from "../theory/motif.ts";
import type { Register } from "../theory/voicing.ts";
import type { Bar } from "./form.ts";
import { passageAt } from "./form.ts";
import { swingDelay } from "./grooves.ts";
import type { Note } from "./notes.ts";
import type { Piece } from "./piece.ts";
import { levelOf } from "./texture.ts";

const REGISTERS: Record<Style, Register> = {
  viral: { low: 67, high: 84 },
  cinematografico: { low: 62, high: 81 },
  suave: { low: 64, high: 81 },
};

/**
 * The melody of the film: question and answer from the hook on, half speed in breath sections, its beginning rising in a
 * build, ornamented from the second drop on, and the cadence in the last bar.
 */
export function leadLine(piece: Piece): Note[] {
  const register = REGISTERS[piece.style];
  const home = Math.round((register.low + register.high) / 2);
  return piece.form.bars.flatMap((bar, i) => {
    const chord = piece.chords[i];
    return chord === undefined ? [] : barNotes(piece, bar, chord, home, register);
  });
}

function barNotes(piece: Piece, bar: Bar, chord: Chord, home: number, register: Register): Note[] {
  const { samplesPerStep } = piece.grid;
  return motifFor(piece, bar)
    .filter((note) => note.step < bar.steps)
    .flatMap((note) => {
      const passage = passageAt(piece.form.passages, bar.from + note.step);
      const velocity = levelOf(piece.style, passage.role, passage.energy, "lead");
      const steps = Math.min(note.steps, bar.steps - note.step);
      if (velocity === 0) return [];
      return [
        {
          at: Math.round((bar.from + note.step + swingDelay(piece.groove, note.step)) * samplesPerStep),
          length: Math.round(steps * samplesPerStep),
          pitch: motifPitch(note, chord, home, register),
          velocity: velocity * (note.step % 4 === 0 ? 1 : 0.85),
        },
      ];
    });
}

/** The motif that a bar plays. */
function motifFor(piece: Piece, bar: Bar): Motif {
  const { question, answer, cadence } = piece.theme;
  const sentence = [question, answer, question, cadence][bar.number % 4] ?? question;
  const { role, drop } = bar.passage;
  if (bar.last) return cadence;
  if (role === "breath") return augmented(question, bar.number % 2 === 0 ? 0 : 1);
  if (role === "build") return climbing(question, bar.number);
  if (role === "drop" && drop > 1) return ornamented(sentence);
  return sentence;
}

/** The motif's first half twice in a bar, a step higher the second time. */
function climbing(motif: Motif, turn: number): Motif {
  const head = motif
    .filter((note) => note.step < 8)
    .map((note) => ({ ...note, steps: Math.min(note.steps, 8 - note.step) }));
  const again = head.map((note) => ({ ...note, step: note.step + 8, height: note.height + 1 }));
  return [...head, ...again].map((note) => ({ ...note, height: note.height + (turn % 4) * 2 }));
}
