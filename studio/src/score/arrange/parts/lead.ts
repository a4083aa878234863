import type { Chord } from "../../theory/harmony.ts";
import type { Motif } from "../../theory/motif.ts";
import { augmented, motifPitch, ornamented } from "../../theory/motif.ts";
import type { Bar } from "../form.ts";
import { passageAt } from "../form.ts";
import type { Piece } from "../piece.ts";
import { swingDelay } from "../rhythm.ts";
import { levelOf } from "./levels.ts";
import type { Note } from "./notes.ts";

/**
 * The hook of two bars, again and again: as it is, then with another ending; half as fast in breath sections, its beginning
 * climbing in a build, ornamented from the second drop on, and home in the last bar.
 */
export function leadLine(piece: Piece): Note[] {
  return piece.form.bars.flatMap((bar, i) => {
    const chord = piece.chords[i];
    return chord === undefined ? [] : barNotes(piece, bar, chord);
  });
}

function barNotes(piece: Piece, bar: Bar, chord: Chord): Note[] {
  const { samplesPerStep } = piece.grid;
  return motifFor(piece, bar)
    .filter((note) => note.step < bar.steps)
    .flatMap((note) => {
      const passage = passageAt(piece.form.passages, bar.from + note.step);
      const velocity = levelOf(piece, passage, "lead");
      const steps = Math.min(note.steps, bar.steps - note.step);
      if (velocity === 0) return [];
      return [
        {
          at: Math.round((bar.from + note.step + swingDelay(piece.groove, note.step)) * samplesPerStep),
          length: Math.round(steps * samplesPerStep),
          pitch: motifPitch(note, chord, piece.key, piece.kit.melody),
          velocity: velocity * (note.step % 4 === 0 ? 1 : 0.85),
        },
      ];
    });
}

/** The motif that a bar plays. */
function motifFor(piece: Piece, bar: Bar): Motif {
  const { opening, answer, ending, cadence } = piece.theme;
  const sentence = [opening, answer, opening, ending][bar.number % 4] ?? opening;
  const { role, drop } = bar.passage;
  if (bar.last) return cadence;
  if (role === "breath") return augmented(opening, bar.number % 2 === 0 ? 0 : 1);
  if (role === "build") return climbing(opening, bar.number);
  if (role === "drop" && drop > 1 && bar.number % 4 > 1) return ornamented(sentence);
  return sentence;
}

/** The motif's first half twice in a bar, a step higher the second time. */
function climbing(motif: Motif, turn: number): Motif {
  const head = motif
    .filter((note) => note.step < 8)
    .map((note) => ({ ...note, steps: Math.min(note.steps, 8 - note.step) }));
  const again = head.map((note) => ({ ...note, step: note.step + 8, height: note.height + 1 }));
  return [...head, ...again].map((note) => ({ ...note, height: note.height + (turn % 4) }));
}
