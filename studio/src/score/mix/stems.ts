import { passageAt } from "../arrange/form.ts";
import type { ChordNote, Drum, DrumHits, Note } from "../arrange/notes.ts";
import { DRUMS } from "../arrange/notes.ts";
import type { Parts } from "../arrange/parts.ts";
import type { Piece } from "../arrange/piece.ts";
import type { Band } from "../instruments/band.ts";
import type { ChordInstrument } from "../instruments/pads.ts";
import type { Instrument } from "../instruments/plucked.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import type { StemName } from "./balance.ts";
import { BALANCES } from "./balance.ts";
import type { Desk, Lanes } from "./desk.ts";
import { playGestures } from "./gesture-stem.ts";
import type { Gate, Place } from "./lay.ts";
import { lay } from "./lay.ts";

/** Plays one stem into the desk's lanes, which are silent. */
export function playStem(name: StemName, piece: Piece, parts: Parts, band: Band, desk: Desk): void {
  switch (name) {
    case "drums":
      return playDrums(parts.drums, band, desk);
    case "bass":
      return playNotes(parts.bass, band.bass, [desk.lanes.a], desk);
    case "chords":
      playChords(parts.chords, band.struck, 1, desk);
      return playChords(parts.pad, band.pad, BALANCES[piece.style].pad, desk);
    case "arpeggio":
      return playNotes(parts.arpeggio, band.arpeggio, [desk.lanes.a, desk.lanes.b], desk);
    case "lead":
      return playLead(parts.lead, piece, band, desk);
    case "gestures":
      return playGestures(parts.gestures, piece, desk);
  }
}

const DRUM_GAINS: Record<Drum, number> = { kick: 1, snare: 0.62, hat: 0.44, open: 0.4, percussion: 0.5 };
/** Kick and snare stand in the middle, between the lanes of the others. */
const DRUM_LANES: Record<Drum, (lanes: Lanes) => Float32Array[]> = {
  kick: ({ a, b }) => [a, b],
  snare: ({ a, b }) => [a, b],
  hat: ({ a }) => [a],
  open: ({ b }) => [b],
  percussion: ({ b }) => [b],
};

function playDrums(hits: DrumHits, band: Band, desk: Desk): void {
  for (const drum of DRUMS) {
    const loops = DRUM_LANES[drum](desk.lanes);
    const places = hits[drum].flatMap(({ at, velocity }) =>
      loops.map((loop): Place => ({ loop, at, gain: velocity * DRUM_GAINS[drum], gate: null })),
    );
    lay(desk, band.kit[drum], places);
  }
}

function playLead(notes: readonly Note[], piece: Piece, band: Band, desk: Desk): void {
  const breathes = ({ at }: Note) =>
    passageAt(piece.form.passages, Math.floor(at / piece.grid.samplesPerStep)).role === "breath";
  const lanes = [desk.lanes.a, desk.lanes.b];
  playNotes(
    notes.filter((note) => !breathes(note)),
    band.lead,
    lanes,
    desk,
  );
  playNotes(notes.filter(breathes), band.solo, lanes, desk);
}

/** Each pitch is played once, as long as its longest note, and laid down wherever it comes; lanes take turns. */
function playNotes(
  notes: readonly Note[],
  instrument: Instrument,
  lanes: readonly Float32Array[],
  desk: Desk,
): void {
  const placed = notes.map((note, i) => ({ ...note, loop: lanes[i % lanes.length]! }));
  for (const [pitch, same] of Map.groupBy(placed, (note) => note.pitch)) {
    const longest = Math.max(...same.map(({ length }) => length));
    const places = same.map(({ loop, at, velocity, length }): Place => {
      return { loop, at, gain: velocity, gate: gateOf(length, instrument.release) };
    });
    lay(desk, instrument.ring(pitch, longest / SAMPLE_RATE), places);
  }
}

/**
 * The tones of chords, each pitch played once. Instruments differ in how loud they are, and chords in how many
 * tones they have: every chord is brought to about one mean square.
 */
function playChords(
  chords: readonly ChordNote[],
  instrument: ChordInstrument,
  gain: number,
  desk: Desk,
): void {
  const tones = chords.flatMap((chord) => chord.pitches.map((pitch, i) => ({ ...chord, pitch, i })));
  const heard = tones.filter(({ velocity }) => velocity > 0);
  for (const [pitch, same] of Map.groupBy(heard, (tone) => tone.pitch)) {
    const longest = Math.max(...same.map(({ length }) => length));
    const { left, right } = instrument.ring(pitch, longest / SAMPLE_RATE);
    const level = gain * levelOf(desk, left, longest);
    for (const [loop, sound, side] of [
      [desk.lanes.a, left, -1],
      [desk.lanes.b, right, 1],
    ] as const) {
      const places = same.map(({ at, velocity, length, pitches, i }): Place => {
        const pan = instrument.strum === null || pitches.length < 2 ? 0 : i / (pitches.length - 1) - 0.5;
        return {
          loop,
          at: at + i * (instrument.strum ?? 0),
          gain: (velocity * level * (1 + side * pan)) / Math.sqrt(pitches.length),
          gate: gateOf(length, instrument.release),
        };
      });
      lay(desk, sound, places);
    }
  }
}

const LEAST_HOLD = 0.03 * SAMPLE_RATE;
/** A tone lets go a little before the next one begins. */
const EARLY = 0.01 * SAMPLE_RATE;

function gateOf(length: number, release: number | null): Gate | null {
  if (release === null) return null;
  return { hold: Math.max(LEAST_HOLD, length - EARLY), release: Math.round(release * SAMPLE_RATE) };
}

/** Gain that brings a tone to the mean square that all have while they sound. */
function levelOf({ memory, tray }: Desk, sound: Float32Array, samples: number): number {
  const count = Math.min(sound.length, samples, tray.length) & ~3;
  tray.set(sound.subarray(0, count));
  return 0.2 / Math.sqrt((2 * memory.kernel.energy(tray.byteOffset, count)) / count + 1e-9);
}
