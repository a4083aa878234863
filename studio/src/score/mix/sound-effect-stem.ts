import type { SoundCue } from "../arrange/sound-cues.ts";
import type { Piece } from "../arrange/piece.ts";
import { makeSoundEffect } from "../instruments/sound-effects.ts";
import { scoreRandom } from "../random.ts";
import type { Mixer } from "./mixer.ts";
import type { SoundPlacement } from "./add-sound.ts";
import { addSound } from "./add-sound.ts";
import { groupBy } from "../../group-by.ts";

const GAINS: Record<SoundCue["kind"], number> = {
  impact: 1,
  riser: 0.5,
  fall: 0.4,
  reverse: 0.4,
  whoosh: 0.7,
  punch: 0.5,
  shine: 0.4,
  air: 0.3,
};

/** These are made of the current chord's notes; the others sound the same with any chord. */
const HARMONIC: readonly SoundCue["kind"][] = ["punch", "shine", "air"];

/** Plays the sound effects. Each different sound is made once. Punches alternate between left and right. */
export function playSoundEffects(cues: readonly SoundCue[], piece: Piece, mixer: Mixer): void {
  const random = scoreRandom(piece, "gestures");
  const { a, b } = mixer.lanes;
  const sided = cues.map((cue, i) => ({
    ...cue,
    chord: chordAt(piece, cue.at),
    loops: cue.kind === "punch" ? [i % 2 === 0 ? a : b] : [a, b],
  }));
  const alike = groupBy(sided, ({ kind, length, chord }) =>
    HARMONIC.includes(kind) ? `${kind}/${length}/${chord.join()}` : `${kind}/${length}`,
  );
  for (const same of alike.values()) {
    const { kind, length, chord } = same[0]!;
    const tonic = 36 + piece.key.tonic;
    const { sound, lead } = makeSoundEffect(kind, {
      character: piece.kit.character,
      length,
      tonic,
      chord,
      random,
    });
    const placements = same.flatMap(({ at, velocity, loops }) =>
      loops.map((loop): SoundPlacement => {
        const gain = (velocity * GAINS[kind] * 2) / loops.length;
        return { loop, at: at - lead, gain, gate: null };
      }),
    );
    addSound(mixer, sound, placements);
  }
}

/** Notes of the chord at a sample, in the octave around middle C. */
function chordAt(piece: Piece, at: number): number[] {
  const step = Math.floor(at / piece.grid.samplesPerStep);
  const bar = piece.form.bars.findLastIndex(({ from }) => from <= step);
  const chord = piece.chords[Math.max(0, bar)];
  return (chord?.tones ?? []).slice(0, 3).map((tone) => 55 + ((tone - 55 + 120) % 12));
}
