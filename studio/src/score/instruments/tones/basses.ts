import { lowPass } from "../../effects/filter.ts";
import { hertz } from "../../theory/key.ts";
import type { Saw } from "../oscillator.ts";
import { addPitchDrop, addSaws, addSine, pulse } from "../oscillator.ts";
import type { Instrument } from "./plucked.ts";
import { applyDecay, fadeIn, saturate, silence } from "../sound.ts";

const RELEASE = 0.05;

/** Sawtooth over a sine, through a low-pass that opens at the start of every note. */
export function sawBass(cutoff: number, sweep: number): Instrument {
  return synthBass((frequency) => [{ hertz: frequency, gain: 0.7, phase: 0.75 }], cutoff, sweep);
}

export function squareBass(cutoff: number, sweep: number): Instrument {
  return synthBass((frequency) => pulse(frequency, 0.6, 0.42), cutoff, sweep);
}

function synthBass(saws: (frequency: number) => Saw[], cutoff: number, sweep: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + RELEASE);
    const frequency = hertz(pitch);
    addSaws(out, saws(frequency));
    lowPass(out, (t) => cutoff + sweep * Math.exp(-t * 9), 1.2);
    addSine(out, frequency, 0.55);
    return fadeIn(saturate(out, 1.6), 0.004);
  };
  return { play, release: RELEASE };
}

/** A long sine that starts an octave higher and is saturated: its overtones can be heard on a phone. */
export function subBass(grit: number, decay: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + RELEASE);
    const frequency = hertz(pitch);
    for (const [n, gain] of [
      [1, 1],
      [2, 0.3],
      [3, 0.2],
      [5, 0.06],
    ] as const) {
      addPitchDrop(out, frequency * n, gain, { share: 1, speed: 45 });
    }
    return applyDecay(saturate(out, grit), 0.003, decay);
  };
  return { play, release: RELEASE };
}

/** Detuned saws that beat against each other over a sine: the bass of drum and bass. */
export function reese(spread: number, cutoff: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + RELEASE);
    const frequency = hertz(pitch);
    addSaws(
      out,
      [-spread, -spread / 3, spread / 2, spread].map((cents, i) => {
        return { hertz: frequency * 2 ** (cents / 1_200), gain: 0.3, phase: 0.618 * (i + 1) };
      }),
    );
    lowPass(out, (t) => cutoff * (1 + 0.5 * Math.sin(2 * Math.PI * 1.4 * t)), 1.4);
    addSine(out, frequency, 0.45);
    return fadeIn(saturate(out, 2.4), 0.006);
  };
  return { play, release: RELEASE };
}

/** A round plucked bass: its overtones decay early but not completely, so that a phone can play them. */
export function roundBass(warmth: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + RELEASE * 1.5);
    const frequency = hertz(pitch);
    for (const [n, sustained, decaying] of [
      [1, 1, 0],
      [2, 0.4, 0.3],
      [3, 0.2, 0.35],
      [4, 0.08, 0.25],
      [5, 0.04, 0.2],
      [6, 0, 0.14],
    ] as const) {
      addSine(out, frequency * n, 0.6 * sustained);
      addSine(out, frequency * n, 0.6 * decaying, Math.exp(-5));
    }
    return applyDecay(saturate(out, warmth), 0.006, 6);
  };
  return { play, release: RELEASE * 1.5 };
}

/** Low strings: detuned sawtooths with a slow attack. */
export function bowedBass(cutoff: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + 0.25);
    const frequency = hertz(pitch);
    addSaws(out, [
      { hertz: frequency * 0.998, gain: 0.4, phase: 0.5 },
      { hertz: frequency * 1.002, gain: 0.4, phase: 0.87 },
      { hertz: frequency * 2.001, gain: 0.34, phase: 0.21 },
      { hertz: frequency * 3.997, gain: 0.1, phase: 0.66 },
    ]);
    lowPass(out, cutoff);
    addSine(out, frequency, 0.4);
    return fadeIn(saturate(out, 1.3), Math.min(0.12, seconds / 3));
  };
  return { play, release: 0.24 };
}
