import { bandPass, lowPass } from "../../effects/filter.ts";
import { hertz } from "../../theory/key.ts";
import { addFm, addPartials, addSaws, pulse } from "../oscillator.ts";
import { applyDecay, fadeIn, fadeOut, saturate, silence } from "../sound.ts";

/** An instrument that plays single notes. */
export interface Instrument {
  /** A note of a pitch (MIDI note), of at least so many seconds and its release. */
  readonly play: (pitch: number, seconds: number) => Float32Array;
  /** Seconds that a note takes to end after it is released; null plays to its end, however short the note. */
  readonly release: number | null;
}

/** Two FM operators: the modulation index decays faster than the note. */
export function fmBell(ratio: number, index: number, decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    addFm(out, { hertz: hertz(pitch), gain: 1, ratio, index, left: Math.exp(-4 / decay) });
    return fadeOut(applyDecay(out, 0.002, decay), 0.02);
  });
}

/** Two sawtooths through a low-pass that closes: the pluck of electronic dance music. */
export function sawPluck(brightness: number, decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    const frequency = hertz(pitch);
    addSaws(out, [
      { hertz: frequency * 1.003, gain: 0.5, phase: 0.1 },
      { hertz: frequency * 0.997, gain: 0.5, phase: 0.6 },
    ]);
    lowPass(out, (t) => frequency * 1.2 + brightness * Math.exp(-t * 14), 1.1);
    return fadeOut(applyDecay(out, 0.002, decay), 0.02);
  });
}

/** A pulse wave, hollow at 0.5, nasal when narrow. */
export function pulsePluck(width: number, decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    addSaws(out, pulse(hertz(pitch), 0.6, width));
    lowPass(out, (t) => 900 + 4_500 * Math.exp(-t * 9), 0.8);
    return fadeOut(applyDecay(out, 0.003, decay), 0.02);
  });
}

/** A bar with overtones 1 : 4 : 10 and its resonator a twelfth higher, struck with a hard mallet, as on a vibraphone. */
export function mallet(decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    const frequency = hertz(pitch);
    addPartials(out, [
      { hertz: frequency, gain: 0.6, seconds: decay },
      { hertz: frequency * 3, gain: 0.22, seconds: decay * 0.9 },
      { hertz: frequency * 4, gain: 0.34, seconds: decay * 0.7 },
      { hertz: frequency * 10, gain: 0.16, seconds: decay * 0.3 },
    ]);
    return fadeOut(fadeIn(out, 0.002), 0.05);
  });
}

/** Two square waves a fifth and a little apart, driven: the cowbell of a drum machine, played as a melody. */
export function melodicCowbell(decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    const frequency = hertz(pitch);
    addSaws(out, [...pulse(frequency, 0.5, 0.5), ...pulse(frequency * 1.481, 0.34, 0.5)]);
    bandPass(out, frequency * 2.4, 0.55);
    return fadeOut(saturate(applyDecay(out, 0.001, decay), 2.4), 0.02);
  });
}

function oneShot(play: (pitch: number) => Float32Array): Instrument {
  return { play, release: null };
}
