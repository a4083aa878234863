import { scoreRandom } from "../../random.ts";
import { passageAt } from "../form.ts";
import { STEPS_PER_BAR } from "../grid.ts";
import type { Piece } from "../piece.ts";
import { markAt, swingDelay } from "../rhythm.ts";
import { levelOf } from "./levels.ts";
import type { Note } from "./notes.ts";

/** Orders in which the chord's notes are played, over two octaves (0 lowest). */
const SHAPES = [
  [0, 1, 2, 3, 4, 5, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 5],
  [5, 3, 4, 2, 3, 1, 2, 0],
  [0, 3, 1, 4, 2, 5, 1, 3],
  [0, 2, 4, 2, 1, 3, 5, 3],
] as const;

/** Broken chords over the voicings; in the second half of a build an octave higher. */
export function arpeggio(piece: Piece, voiced: readonly number[][]): Note[] {
  const random = scoreRandom(piece, "arpeggio");
  const shape = SHAPES[random.integer(0, SHAPES.length - 1)] ?? SHAPES[0];
  const { arpeggio: gate } = piece.groove;
  const { samplesPerStep } = piece.grid;
  return piece.form.bars.flatMap((bar, i) => {
    const notes = arpeggioNotes(voiced[i] ?? [], piece.kit.band.registers.arpeggio);
    let count = 0;
    return Array.from({ length: bar.steps }, (_, step): Note | null => {
      if (markAt(gate, bar.number * STEPS_PER_BAR + step) === ".") return null;
      const passage = passageAt(piece.form.passages, bar.from + step);
      const level = levelOf(piece, passage, "arpeggio");
      const pitch = notes[(shape[count++ % shape.length] ?? 0) % notes.length];
      if (level === 0 || pitch === undefined) return null;
      const lift = passage.role === "build" && bar.from + step >= (passage.from + passage.to) / 2 ? 12 : 0;
      const accent = step % 4 === 0 ? 1 : 0.75;
      return {
        at: Math.round((bar.from + step + swingDelay(piece.groove, step)) * samplesPerStep),
        length: Math.round(samplesPerStep * 1.5),
        pitch: pitch + lift,
        velocity: level * accent,
      };
    }).filter((note) => note !== null);
  });
}

/** Six notes: the voicing's pitch classes upwards from the lowest note allowed. */
function arpeggioNotes(voicing: readonly number[], lowest: number): number[] {
  const classes = new Set(voicing.map((pitch) => pitch % 12));
  return Array.from({ length: 24 }, (_, i) => lowest + i)
    .filter((pitch) => classes.has(pitch % 12))
    .slice(0, 6);
}
