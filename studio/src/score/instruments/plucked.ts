import { lowPass } from "../effects/filter.ts";
import type { Random } from "../../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addFm, addPartials, addSaws, pulse } from "./oscillator.ts";
import { add, fadeEnd, fadeIn, noise, sound, strike } from "./sound.ts";

/** An instrument of single tones. */
export interface Instrument {
  /** The tone of a pitch (MIDI note) as it rings while it is held, for so many seconds and its release at least. */
  readonly ring: (pitch: number, seconds: number) => Float32Array;
  /** Seconds that a tone takes to end after its note; null rings on, however short the note. */
  readonly release: number | null;
}

/** Two FM operators: the modulator's index dies away faster than the tone. */
export function fmBell(ratio: number, index: number, decay: number): Instrument {
  return rings((pitch) => {
    const out = sound(decay);
    addFm(out, { hertz: hertz(pitch), gain: 1, ratio, index, left: Math.exp(-9 / decay) });
    return fadeEnd(strike(out, 0.002, decay), 0.02);
  });
}

/** Two sawtooths through a low-pass that closes: the pluck of electronic dance music. */
export function sawPluck(brightness: number, decay: number): Instrument {
  return rings((pitch) => {
    const out = sound(decay);
    const frequency = hertz(pitch);
    addSaws(out, [
      { hertz: frequency * 1.003, gain: 0.5, phase: 0.1 },
      { hertz: frequency * 0.997, gain: 0.5, phase: 0.6 },
    ]);
    lowPass(out, (t) => frequency * 1.2 + brightness * Math.exp(-t * 14), 1.1);
    return fadeEnd(strike(out, 0.002, decay), 0.02);
  });
}

/** A pulse wave, hollow at 0.5, nasal when narrow. */
export function pulsePluck(width: number, decay: number): Instrument {
  return rings((pitch) => {
    const out = sound(decay);
    addSaws(out, pulse(hertz(pitch), 0.6, width));
    lowPass(out, (t) => 900 + 4_500 * Math.exp(-t * 9), 0.8);
    return fadeEnd(strike(out, 0.003, decay), 0.02);
  });
}

/**
 * A plucked string: noise going round a delay with a gentle low-pass (K. Karplus, A. Strong, Computer Music
 * Journal 7, 1983), tuned by linear interpolation. `softness` 0 steel to 1 nylon.
 */
export function string(decay: number, softness: number, random: Random): Instrument {
  const pluck = lowPass(noise(0.02, random), 6_500 - 3_500 * softness);
  return rings((pitch) => {
    const out = sound(decay);
    const period = SAMPLE_RATE / hertz(pitch) - 0.5;
    const whole = Math.floor(period);
    const part = period - whole;
    const loss = 10 ** ((-3 * period) / (decay * 1.6 * SAMPLE_RATE));
    const burst = Math.min(pluck.length, whole);
    // One period of noise that swells and fades, so that it meets itself without a step.
    for (let i = 0; i < burst; i++) out[i + 2] = pluck[i]! * Math.sin((Math.PI * i) / burst);
    for (let i = whole + 2; i < out.length; i++) {
      const a = out[i - whole]! * (1 - part) + out[i - whole - 1]! * part;
      const b = out[i - whole - 1]! * (1 - part) + out[i - whole - 2]! * part;
      out[i] = out[i]! + loss * 0.5 * (a + b);
    }
    return fadeEnd(fadeIn(out, 0.001), decay * 0.3);
  });
}

/**
 * A piano: stretched partials (n f sqrt(1 + B n^2), B = 0.0004), the higher the shorter, thinned where the
 * hammer strikes (an eighth of the string). `softness` dulls it, as felt does.
 */
export function piano(softness: number, random: Random): Instrument {
  const hammer = strike(lowPass(noise(0.04, random), 2_400), 0.001, 0.03);
  const ring = (pitch: number, seconds: number): Float32Array => {
    const out = sound(Math.min(3, seconds + 0.5));
    const frequency = hertz(pitch);
    const lasting = 6 * 2 ** ((60 - pitch) / 24);
    const partials = Array.from({ length: 14 }, (_, i) => {
      const n = i + 1;
      const partial = n * frequency * Math.sqrt(1 + 0.0004 * n * n);
      const gain = (Math.abs(Math.sin((Math.PI * n) / 8)) + 0.08) / n ** (0.9 + softness);
      const main = { hertz: partial, gain: gain * 0.8, seconds: lasting / (1 + 0.35 * i) };
      // The second string of each choir, a little off.
      const beside = { hertz: partial * 1.0007, gain: gain * 0.4, seconds: (lasting * 1.4) / (1 + 0.3 * i) };
      return n <= 3 ? [main, beside] : [main];
    });
    addPartials(out, partials.flat());
    add(out, hammer, 0.14 * (1 - softness * 0.5));
    return fadeEnd(fadeIn(out, 0.003), 0.1);
  };
  return { ring, release: 0.5 };
}

/**
 * An electric piano: a tone bar and a tine, each a pair of FM operators (the form that made it known on
 * six-operator synthesizers): 1:1 for the body, 14:1 for the bright start.
 */
export function electricPiano(bark: number): Instrument {
  const ring = (pitch: number, seconds: number): Float32Array => {
    const out = sound(Math.min(3, seconds + 0.3));
    const frequency = hertz(pitch);
    const tine = frequency * 14 < 0.4 * SAMPLE_RATE ? 14 : 7;
    addFm(out, { hertz: frequency, gain: 0.7, ratio: 1, index: bark, left: Math.exp(-1.6) });
    addFm(out, { hertz: frequency, gain: 0.3, ratio: tine, index: 0.75, left: Math.exp(-6) });
    const lasting = 4.5 * 2 ** ((60 - pitch) / 30);
    return fadeEnd(strike(out, 0.004, lasting), 0.1);
  };
  return { ring, release: 0.25 };
}

/** A mallet on a bar whose overtones are tuned to 1 : 4 : 10, as a vibraphone's are. */
export function mallet(decay: number): Instrument {
  return rings((pitch) => {
    const out = sound(decay);
    const frequency = hertz(pitch);
    addPartials(out, [
      { hertz: frequency, gain: 0.8, seconds: decay },
      { hertz: frequency * 4, gain: 0.3, seconds: decay * 0.6 },
      { hertz: frequency * 10, gain: 0.12, seconds: decay * 0.3 },
    ]);
    return fadeEnd(fadeIn(out, 0.002), 0.05);
  });
}

function rings(ring: (pitch: number) => Float32Array): Instrument {
  return { ring, release: null };
}
