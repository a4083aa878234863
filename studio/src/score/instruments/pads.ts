import { lowPassHalves } from "../effects/filter.ts";
import type { Stereo } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import type { Saw } from "./oscillator.ts";
import { addSaws } from "./oscillator.ts";
import type { Instrument } from "./plucked.ts";
import { fadeIn, sound } from "./sound.ts";

/** Plays the tones of chords. */
export interface ChordInstrument {
  /**
   * A tone as it rings while it is held, for so many seconds and its release at least. It may be gone when the
   * next one is asked for.
   */
  readonly ring: (pitch: number, seconds: number) => Stereo;
  readonly release: number | null;
  /** Samples from one tone of a chord to the next; the tones then stand side by side, low left to high right. */
  readonly strum: number | null;
}

/** Phases far from each other for any number of voices: multiples of the golden ratio. */
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

/** Tones of some seconds, one after the other, are made in one place: fresh memory costs more than the tone. */
let place = new Float32Array(0);

function placeFor(samples: number): Float32Array {
  if (place.length < samples) place = new Float32Array(samples);
  return place.subarray(0, samples).fill(0);
}

/** Many detuned sawtooths, half to the left and half to the right: a wide synthesizer or a string section. */
export function ensemble(s: EnsembleShape): ChordInstrument {
  const saws = (pitch: number, direction: number): Saw[] =>
    Array.from({ length: s.voices }, (_, voice) => {
      const cents = direction * s.spread * ((voice + 1) / s.voices) * (voice % 2 === 0 ? 1 : -0.6);
      const phase = GOLDEN * (pitch * 7 + voice * 3 + (direction > 0 ? 1.5 : 0));
      return { hertz: hertz(pitch + cents / 100), gain: 0.5 / s.voices, phase };
    });
  const ring = (pitch: number, seconds: number): Stereo => {
    const one = sound(seconds + s.release).length;
    const both = placeFor(2 * one);
    const [left, right] = [both.subarray(0, one), both.subarray(one)];
    addSaws(left, saws(pitch, -1));
    addSaws(right, saws(pitch, 1));
    lowPassHalves(both, (t) => s.body + (s.opening - s.body) * Math.exp(-t * 6), 0.8);
    return { left: fadeIn(left, s.attack), right: fadeIn(right, s.attack) };
  };
  return { ring, release: s.release, strum: null };
}

/** A chord on an instrument of single tones. */
export function together({ ring, release }: Instrument, strum: number): ChordInstrument {
  const both = (pitch: number, seconds: number): Stereo => {
    const tone = ring(pitch, seconds);
    return { left: tone, right: tone };
  };
  return { ring: both, release, strum };
}
