import { bassNote } from "../theory/voicing.ts";
import { passageAt } from "./form.ts";
import { onsetsOf } from "./chords.ts";
import { STEPS_PER_BAR } from "./grid.ts";
import { markAt } from "./grooves.ts";
import type { Note } from "./notes.ts";
import type { Piece } from "./piece.ts";
import { levelOf } from "./texture.ts";

/** E1 to E flat 2: low, but with harmonics that a phone can play. */
const REGISTER = { low: 28, high: 39 };
const INTERVALS: Record<string, number> = { x: 0, o: 12, f: 7 };

/** The bass line: the groove's rhythm on the chords' roots; long notes in breath sections. */
export function bassLine(piece: Piece): Note[] {
  const { grid, form, groove, style } = piece;
  let root: number | null = null;
  return form.bars.flatMap((bar, i) => {
    const chord = piece.chords[i];
    if (chord === undefined) return [];
    const low = (root = bassNote(chord, root, REGISTER));
    const onsets = bar.passage.role === "breath" ? [0] : onsetsOf(groove.bass, bar);
    return onsets.flatMap((step, k) => {
      const passage = passageAt(form.passages, bar.from + step);
      const velocity = levelOf(style, passage.role, passage.energy, "bass");
      const mark =
        step === 0 || passage.role === "breath"
          ? "x"
          : markAt(groove.bass, bar.number * STEPS_PER_BAR + step);
      const interval = INTERVALS[mark] ?? 0;
      const fits = interval === 7 && !chord.tones.includes((low + 7) % 12) ? 0 : interval;
      const steps = (onsets[k + 1] ?? bar.steps) - step;
      return velocity === 0
        ? []
        : [bassNoteAt(grid.samplesPerStep, bar.from + step, steps, low + fits, velocity)];
    });
  });
}

function bassNoteAt(
  samplesPerStep: number,
  step: number,
  steps: number,
  pitch: number,
  velocity: number,
): Note {
  return {
    at: Math.round(step * samplesPerStep),
    length: Math.round(steps * samplesPerStep),
    pitch,
    velocity,
  };
}
