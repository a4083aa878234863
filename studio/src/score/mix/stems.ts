import { passageAt } from "../arrange/form.ts";
import type { ChordNote, DrumHits, Hit, Note } from "../arrange/parts/notes.ts";
import type { Parts } from "../arrange/parts/parts.ts";
import type { Piece } from "../arrange/piece.ts";
import type { Instruments } from "../instruments/band.ts";
import { type DrumSound, recordTakes } from "../instruments/drums/drum-sound.ts";
import type { ChordInstrument } from "../instruments/tones/ensemble.ts";
import type { Instrument } from "../instruments/tones/plucked.ts";
import { scoreRandom } from "../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import type { StemName } from "./mix-settings.ts";
import type { Mixer, Lanes } from "./mixer.ts";
import { playSoundEffects } from "./sound-effect-stem.ts";
import type { Gate, SoundPlacement } from "./add-sound.ts";
import { addSound } from "./add-sound.ts";
import { groupBy } from "../../group-by.ts";

/** Plays one stem into the mixer's lanes, which are silent before. */
export function playStem(
  name: StemName,
  piece: Piece,
  parts: Parts,
  instruments: Instruments,
  mixer: Mixer,
): void {
  switch (name) {
    case "drums":
      return playDrums(parts.drums, piece, mixer);
    case "bass":
      return playNotes(parts.bass, instruments.bass, [mixer.lanes.a], mixer);
    case "chords":
      playChords(parts.chords, instruments.chords, 1, mixer);
      return playChords(parts.pad, instruments.pad, piece.kit.mix.padGain, mixer);
    case "arpeggio":
      return playNotes(parts.arpeggio, instruments.arpeggio, [mixer.lanes.a, mixer.lanes.b], mixer);
    case "lead":
      return playLead(parts.lead, piece, instruments, mixer);
    case "effects":
      return playSoundEffects(parts.effects, piece, mixer);
  }
}

/** Takes of each voice of the drums: as many hits as that sound one after another without a repetition. */
function playDrums(hits: DrumHits, piece: Piece, mixer: Mixer): void {
  for (const [name, { sound, gain, pan = 0 }] of Object.entries(piece.kit.drums)) {
    const own = hits[name] ?? [];
    if (own.length === 0) continue;
    const count = Math.min(own.length, TAKES[sound.kind] ?? 3);
    const { full, soft } = recordTakes(sound, count, scoreRandom(piece, `${piece.kitName} ${name}`));
    const strong = own.filter(({ velocity }) => velocity >= SOFT);
    for (const [turn, take] of full.entries()) {
      addSound(
        mixer,
        take,
        panned(
          strong.filter((_, i) => i % count === turn),
          gain,
          pan,
          mixer.lanes,
        ),
      );
    }
    const weak = own.filter(({ velocity }) => velocity < SOFT);
    if (weak.length > 0) addSound(mixer, soft, panned(weak, gain, pan, mixer.lanes));
  }
}

/** Hits below this velocity are played with the soft take. */
const SOFT = 0.5;
/** Kicks and cymbals are struck alike; what is not named here has three takes. */
const TAKES: Partial<Record<DrumSound["kind"], number>> = { kick: 2, crash: 1, cowbell: 1, crackle: 1 };

function panned(hits: readonly Hit[], gain: number, pan: number, { a, b }: Lanes): SoundPlacement[] {
  const angle = ((1 + pan) * Math.PI) / 4;
  return hits.flatMap(({ at, velocity }) => [
    { loop: a, at, gain: velocity * gain * Math.cos(angle) * Math.SQRT2, gate: null },
    { loop: b, at, gain: velocity * gain * Math.sin(angle) * Math.SQRT2, gate: null },
  ]);
}

function playLead(notes: readonly Note[], piece: Piece, instruments: Instruments, mixer: Mixer): void {
  const breathes = ({ at }: Note) =>
    passageAt(piece.form.passages, Math.floor(at / piece.grid.samplesPerStep)).role === "breath";
  const lanes = [mixer.lanes.a, mixer.lanes.b];
  playNotes(
    notes.filter((note) => !breathes(note)),
    instruments.lead,
    lanes,
    mixer,
  );
  playNotes(notes.filter(breathes), instruments.solo, lanes, mixer);
}

/** Each pitch is played once, as long as its longest note, and added wherever it occurs. Notes alternate between lanes. */
function playNotes(
  notes: readonly Note[],
  instrument: Instrument,
  lanes: readonly Float32Array[],
  mixer: Mixer,
): void {
  const placed = notes.map((note, i) => ({ ...note, loop: lanes[i % lanes.length]! }));
  for (const [pitch, same] of groupBy(placed, (note) => note.pitch)) {
    const longest = Math.max(...same.map(({ length }) => length));
    const placements = same.map(({ loop, at, velocity, length }): SoundPlacement => {
      return { loop, at, gain: velocity, gate: gateOf(length, instrument.release) };
    });
    addSound(mixer, instrument.play(pitch, longest / SAMPLE_RATE), placements);
  }
}

/**
 * The notes of chords, each pitch played once. Every chord is brought to about the same mean square, whatever the
 * instrument and the number of its notes.
 */
function playChords(
  chords: readonly ChordNote[],
  instrument: ChordInstrument,
  gain: number,
  mixer: Mixer,
): void {
  const tones = chords.flatMap((chord) => chord.pitches.map((pitch, i) => ({ ...chord, pitch, i })));
  const heard = tones.filter(({ velocity }) => velocity > 0);
  for (const [pitch, same] of groupBy(heard, (tone) => tone.pitch)) {
    const longest = Math.max(...same.map(({ length }) => length));
    const { left, right } = instrument.play(pitch, longest / SAMPLE_RATE);
    const level = gain * levelOf(mixer, left, longest);
    for (const [loop, sound, side] of [
      [mixer.lanes.a, left, -1],
      [mixer.lanes.b, right, 1],
    ] as const) {
      const placements = same.map(({ at, velocity, length, pitches, i, up }): SoundPlacement => {
        const pan = instrument.strum === null || pitches.length < 2 ? 0 : i / (pitches.length - 1) - 0.5;
        return {
          loop,
          at: at + (up ? pitches.length - 1 - i : i) * (instrument.strum ?? 0),
          gain: (velocity * level * (1 + side * pan)) / Math.sqrt(pitches.length),
          gate: gateOf(length, instrument.release),
        };
      });
      addSound(mixer, sound, placements);
    }
  }
}

const MIN_HOLD = 0.03 * SAMPLE_RATE;
/** A note is released a little before the next one begins. */
const EARLY = 0.01 * SAMPLE_RATE;

function gateOf(length: number, release: number | null): Gate | null {
  if (release === null) return null;
  return { hold: Math.max(MIN_HOLD, length - EARLY), release: Math.round(release * SAMPLE_RATE) };
}

/** Gain that brings a note to the mean square that all notes have. */
function levelOf({ memory, soundBuffer }: Mixer, sound: Float32Array, samples: number): number {
  const count = Math.min(sound.length, samples, soundBuffer.length) & ~3;
  soundBuffer.set(sound.subarray(0, count));
  return 0.2 / Math.sqrt((2 * memory.kernel.sumOfSquares(soundBuffer.byteOffset, count)) / count + 1e-9);
}
