import { lowPass } from "../effects/filter.ts";
import type { Stereo } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addSaw } from "./oscillator.ts";
import type { Player } from "./plucked.ts";
import { add, held, shape, sound } from "./sound.ts";

/** Plays tones together, held for so many seconds. */
export type ChordPlayer = (pitches: readonly number[], seconds: number) => Stereo;

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

/** Many detuned sawtooths, half to the left and half to the right: a wide synthesizer or a string section. */
export function ensemble(s: EnsembleShape): ChordPlayer {
  return (pitches, seconds) => {
    const both = [-1, 1].map((side) => {
      const out = sound(seconds + s.release);
      for (const [n, pitch] of pitches.entries()) {
        for (let voice = 0; voice < s.voices; voice++) {
          const cents = side * s.spread * ((voice + 1) / s.voices) * (voice % 2 === 0 ? 1 : -0.6);
          const phase = GOLDEN * (n * 7 + voice * 3 + (side > 0 ? 1.5 : 0));
          addSaw(out, hertz(pitch + cents / 100), 0.5 / s.voices, phase);
        }
      }
      lowPass(out, (t) => s.body + (s.opening - s.body) * Math.exp(-t * 6), 0.8);
      return shape(out, held(s.attack, Math.max(seconds - 0.01, s.attack), s.release));
    });
    return { left: both[0] ?? sound(0), right: both[1] ?? sound(0) };
  };
}

/** A chord on an instrument of single tones, spread a little from low left to high right. */
export function together(player: Player, strum: number): ChordPlayer {
  const played = new Map<string, Float32Array>();
  return (pitches, seconds) => {
    const tones = pitches.map((pitch) => {
      const name = `${pitch}/${seconds}`;
      const tone = played.get(name) ?? player(pitch, seconds);
      played.set(name, tone);
      return tone;
    });
    const length = Math.max(1, ...tones.map((tone, i) => tone.length + i * strum));
    const left = new Float32Array(length);
    const right = new Float32Array(length);
    for (const [i, tone] of tones.entries()) {
      const pan = tones.length > 1 ? i / (tones.length - 1) - 0.5 : 0;
      add(left, tone, 0.5 - 0.5 * pan, i * strum);
      add(right, tone, 0.5 + 0.5 * pan, i * strum);
    }
    return { left, right };
  };
}
