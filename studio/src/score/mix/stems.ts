import { voicings, heldChords, struckChords } from "../arrange/chords.ts";
import { arpeggio } from "../arrange/arpeggio.ts";
import { bassLine } from "../arrange/bass.ts";
import { drumHits } from "../arrange/drums.ts";
import { passageAt } from "../arrange/form.ts";
import { leadLine } from "../arrange/lead.ts";
import type { Moment } from "../arrange/moments.ts";
import type { ChordNote, Drum, DrumHits, Note } from "../arrange/notes.ts";
import { DRUMS } from "../arrange/notes.ts";
import type { Piece } from "../arrange/piece.ts";
import type { Band } from "../instruments/band.ts";
import { scale } from "../instruments/sound.ts";
import type { Gesture } from "../instruments/gestures.ts";
import { playGesture } from "../instruments/gestures.ts";
import type { ChordPlayer } from "../instruments/pads.ts";
import type { Player } from "../instruments/plucked.ts";
import { randomFor } from "../random.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE, mixInto, mixStereo } from "../stereo.ts";
import type { StemName } from "./balance.ts";
import { BALANCES } from "./balance.ts";

/** The piece written out: what everybody plays. */
export interface Parts {
  readonly drums: DrumHits;
  readonly bass: readonly Note[];
  readonly chords: readonly ChordNote[];
  readonly pad: readonly ChordNote[];
  readonly arpeggio: readonly Note[];
  readonly lead: readonly Note[];
  readonly gestures: readonly Moment[];
}

export function writeParts(piece: Piece, moments: readonly Moment[]): Parts {
  const voiced = voicings(piece);
  return {
    drums: drumHits(piece),
    bass: bassLine(piece),
    chords: struckChords(piece, voiced),
    pad: heldChords(piece, voiced),
    arpeggio: arpeggio(piece, voiced),
    lead: leadLine(piece),
    gestures: moments,
  };
}

/** Plays one stem into a loop of silence. */
export function playStem(name: StemName, piece: Piece, parts: Parts, band: Band, loop: Stereo): void {
  switch (name) {
    case "drums":
      return playDrums(parts.drums, band, loop);
    case "bass":
      return playNotes(parts.bass, () => band.bass, 0, loop);
    case "chords":
      playChords(parts.chords, band.struck, 1, loop);
      return playChords(parts.pad, band.pad, BALANCES[piece.style].pad, loop);
    case "arpeggio":
      return playNotes(parts.arpeggio, () => band.arpeggio, 0.55, loop);
    case "lead":
      return playNotes(parts.lead, (note) => (breathes(piece, note) ? band.solo : band.lead), 0.12, loop);
    case "gestures":
      return playGestures(parts.gestures, piece, loop);
  }
}

const DRUM_GAINS: Record<Drum, number> = { kick: 1, snare: 0.62, hat: 0.22, open: 0.2, percussion: 0.26 };
const DRUM_PANS: Record<Drum, number> = { kick: 0, snare: 0.04, hat: -0.25, open: 0.2, percussion: 0.45 };

function playDrums(hits: DrumHits, band: Band, loop: Stereo): void {
  for (const drum of DRUMS) {
    for (const hit of hits[drum]) {
      mixInto(loop, band.kit[drum], hit.at, hit.velocity * DRUM_GAINS[drum], DRUM_PANS[drum]);
    }
  }
}

/** Each pitch and length is played once and laid down wherever it comes again. */
function playNotes(
  notes: readonly Note[],
  player: (note: Note) => Player,
  width: number,
  loop: Stereo,
): void {
  const played = new Map<Player, Map<string, Float32Array>>();
  for (const [i, note] of notes.entries()) {
    const plays = player(note);
    const known = played.get(plays) ?? new Map<string, Float32Array>();
    played.set(plays, known);
    const name = `${note.pitch}/${note.length}`;
    const tone = known.get(name) ?? plays(note.pitch, note.length / SAMPLE_RATE);
    known.set(name, tone);
    mixInto(loop, tone, note.at, note.velocity, i % 2 === 0 ? -width : width);
  }
}

/** Instruments differ in how loud they are: every chord is brought to one mean square first. */
function playChords(chords: readonly ChordNote[], player: ChordPlayer, gain: number, loop: Stereo): void {
  const played = new Map<string, Stereo>();
  for (const { at, length, pitches, velocity } of chords) {
    if (velocity === 0 || pitches.length === 0) continue;
    const name = `${pitches.join()}/${length}`;
    const chord = played.get(name) ?? levelled(player(pitches, length / SAMPLE_RATE));
    played.set(name, chord);
    mixStereo(loop, chord, at, velocity * gain);
  }
}

function levelled({ left, right }: Stereo): Stereo {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!;
  const gain = 0.2 / Math.sqrt(sum / left.length + 1e-9);
  return { left: scale(left, gain), right: scale(right, gain) };
}

function playGestures(moments: readonly Moment[], piece: Piece, loop: Stereo): void {
  const random = randomFor(piece.seed, `${piece.style}/gestures`);
  const played = new Map<string, Gesture>();
  for (const [i, { kind, at, length, velocity }] of moments.entries()) {
    const setting = {
      style: piece.style,
      length,
      tonic: 36 + piece.key.tonic,
      chord: chordAt(piece, at),
      random,
    };
    const name = `${kind}/${length}/${setting.chord.join()}`;
    const gesture = played.get(name) ?? playGesture(kind, setting);
    played.set(name, gesture);
    const { sound, lead } = gesture;
    mixInto(
      loop,
      sound,
      at - lead,
      velocity * GESTURE_GAINS[kind],
      kind === "punch" ? (i % 2 === 0 ? 0.3 : -0.3) : 0,
    );
  }
}

const GESTURE_GAINS: Record<Moment["kind"], number> = {
  impact: 1,
  riser: 0.5,
  fall: 0.4,
  reverse: 0.4,
  whoosh: 0.7,
  punch: 0.5,
  shine: 0.4,
  air: 0.3,
};

/** Notes of the chord at a sample, in the octave around middle C. */
function chordAt(piece: Piece, at: number): number[] {
  const step = Math.floor(at / piece.grid.samplesPerStep);
  const bar = piece.form.bars.findLastIndex(({ from }) => from <= step);
  const chord = piece.chords[Math.max(0, bar)];
  return (chord?.tones ?? []).slice(0, 3).map((tone) => 55 + ((tone - 55 + 120) % 12));
}

function breathes(piece: Piece, note: Note): boolean {
  const step = Math.floor(note.at / piece.grid.samplesPerStep);
  return passageAt(piece.form.passages, step).role === "breath";
}
