import { lowPassHalves } from "../../effects/filter.ts";
import type { Stereo } from "../../stereo.ts";
import { hertz } from "../../theory/key.ts";
import type { Saw } from "../oscillator.ts";
import { addSaws } from "../oscillator.ts";
import type { Instrument } from "./plucked.ts";
import { fadeIn, silence } from "../sound.ts";

/** Plays the tones of chords. */
export interface ChordInstrument {
  /**
   * A note of at least so many seconds and its release. The arrays are valid only until the next call.
   */
  readonly play: (pitch: number, seconds: number) => Stereo;
  readonly release: number | null;
  /** Samples from one note of a chord to the next; the notes are then panned from low left to high right. */
  readonly strum: number | null;
}

/** Multiples of the golden ratio give phases that are far from each other for any number of voices. */
const GOLDEN = 0.618033988749895;

export interface EnsembleShape {
  /** Voices to each side, per tone. */
  readonly voices: number;
  /** Detuning of the outermost voices, in cents. */
  readonly spread: number;
  readonly attack: number;
  readonly release: number;
  /** Cutoff in Hz at the start of a tone and where it settles. */
  readonly opening: number;
  readonly body: number;
}

/** Reused for every note: new memory would cost more than the note itself. */
let buffer = new Float32Array(0);

function bufferFor(samples: number): Float32Array {
  if (buffer.length < samples) buffer = new Float32Array(samples);
  return buffer.subarray(0, samples).fill(0);
}

/** Detuned sawtooths, half on the left and half on the right: a wide synthesizer or a string section. */
export function ensemble(s: EnsembleShape): ChordInstrument {
  const saws = (pitch: number, direction: number): Saw[] =>
    Array.from({ length: s.voices }, (_, voice) => {
      const cents = direction * s.spread * ((voice + 1) / s.voices) * (voice % 2 === 0 ? 1 : -0.6);
      const phase = GOLDEN * (pitch * 7 + voice * 3 + (direction > 0 ? 1.5 : 0));
      return { hertz: hertz(pitch + cents / 100), gain: 0.5 / s.voices, phase };
    });
  const play = (pitch: number, seconds: number): Stereo => {
    const one = silence(seconds + s.release).length;
    const both = bufferFor(2 * one);
    const [left, right] = [both.subarray(0, one), both.subarray(one)];
    addSaws(left, saws(pitch, -1));
    addSaws(right, saws(pitch, 1));
    lowPassHalves(both, (t) => s.body + (s.opening - s.body) * Math.exp(-t * 6), 0.8);
    return { left: fadeIn(left, s.attack), right: fadeIn(right, s.attack) };
  };
  return { play, release: s.release, strum: null };
}

/** Plays chords on an instrument of single notes. */
export function playedAsChord({ play, release }: Instrument, strum: number): ChordInstrument {
  const both = (pitch: number, seconds: number): Stereo => {
    const tone = play(pitch, seconds);
    return { left: tone, right: tone };
  };
  return { play: both, release, strum };
}
