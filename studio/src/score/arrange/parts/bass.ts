import { bassNote } from "../../theory/voicing.ts";
import type { Bar } from "../form.ts";
import { passageAt } from "../form.ts";
import { STEPS_PER_BAR } from "../grid.ts";
import type { Piece } from "../piece.ts";
import { markAt, swingDelay } from "../rhythm.ts";
import { onsetsOf } from "./chords.ts";
import { levelOf } from "./levels.ts";
import type { Note } from "./notes.ts";

const INTERVALS: Readonly<Record<string, number>> = { x: 0, o: 12, f: 7 };

/** The bass line: the groove's rhythm on the chords' roots, octaves and fifths. */
export function bassLine(piece: Piece): Note[] {
  let root: number | null = null;
  return piece.form.bars.flatMap((bar, i) => {
    const chord = piece.chords[i];
    if (chord === undefined) return [];
    const low = (root = bassNote(chord, root, piece.kit.band.registers.bass));
    const onsets = onsetsOf(piece.groove.bass, bar);
    return onsets.flatMap((step, k) => {
      const steps = (onsets[k + 1] ?? bar.steps) - step;
      const wanted = INTERVALS[markAt(piece.groove.bass, bar.number * STEPS_PER_BAR + step)] ?? 0;
      const fits = step === 0 || (wanted === 7 && !chord.tones.includes((low + 7) % 12)) ? 0 : wanted;
      return bassNoteAt(piece, bar, step, steps, low + fits);
    });
  });
}

function bassNoteAt(piece: Piece, bar: Bar, step: number, steps: number, pitch: number): Note[] {
  const { samplesPerStep } = piece.grid;
  const passage = passageAt(piece.form.passages, bar.from + step);
  const velocity = levelOf(piece, passage, "bass");
  if (velocity === 0) return [];
  return [
    {
      at: Math.round((bar.from + step + swingDelay(piece.groove, step)) * samplesPerStep),
      length: Math.round(steps * samplesPerStep),
      pitch,
      velocity: velocity * (step % 4 === 0 ? 1 : 0.9),
    },
  ];
}
