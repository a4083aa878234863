import type { Moment } from "../arrange/moments.ts";
import type { Piece } from "../arrange/piece.ts";
import { playGesture } from "../instruments/gestures.ts";
import { scoreRandom } from "../random.ts";
import type { Desk } from "./desk.ts";
import type { Place } from "./lay.ts";
import { lay } from "./lay.ts";

const GAINS: Record<Moment["kind"], number> = {
  impact: 1,
  riser: 0.5,
  fall: 0.4,
  reverse: 0.4,
  whoosh: 0.7,
  punch: 0.5,
  shine: 0.4,
  air: 0.3,
};

/** These sound with the chord that they stand on; the others are the same over any. */
const HARMONIC: readonly Moment["kind"][] = ["punch", "shine", "air"];

/** Plays what belongs to things seen; alike ones are the same sound. Punches change sides. */
export function playGestures(moments: readonly Moment[], piece: Piece, desk: Desk): void {
  const random = scoreRandom(piece, "gestures");
  const { a, b } = desk.lanes;
  const sided = moments.map((moment, i) => ({
    ...moment,
    chord: chordAt(piece, moment.at),
    loops: moment.kind === "punch" ? [i % 2 === 0 ? a : b] : [a, b],
  }));
  const alike = Map.groupBy(sided, ({ kind, length, chord }) =>
    HARMONIC.includes(kind) ? `${kind}/${length}/${chord.join()}` : `${kind}/${length}`,
  );
  for (const same of alike.values()) {
    const { kind, length, chord } = same[0]!;
    const tonic = 36 + piece.key.tonic;
    const { sound, lead } = playGesture(kind, { style: piece.style, length, tonic, chord, random });
    const places = same.flatMap(({ at, velocity, loops }) =>
      loops.map((loop): Place => {
        const gain = (velocity * GAINS[kind] * 2) / loops.length;
        return { loop, at: at - lead, gain, gate: null };
      }),
    );
    lay(desk, sound, places);
  }
}

/** Notes of the chord at a sample, in the octave around middle C. */
function chordAt(piece: Piece, at: number): number[] {
  const step = Math.floor(at / piece.grid.samplesPerStep);
  const bar = piece.form.bars.findLastIndex(({ from }) => from <= step);
  const chord = piece.chords[Math.max(0, bar)];
  return (chord?.tones ?? []).slice(0, 3).map((tone) => 55 + ((tone - 55 + 120) % 12));
}
