import { lowPass } from "../effects/filter.ts";
import type { Random } from "../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addDecayingSine, addPulse, addSaw, sine } from "./oscillator.ts";
import { add, fadeEnd, held, noise, shape, sound, struck } from "./sound.ts";

/** Plays one tone of a pitch (MIDI note) that is held for so many seconds. */
export type Player = (pitch: number, seconds: number) => Float32Array;

/** Two-operator FM (J. Chowning, 1973): the modulator's index dies away faster than the tone. */
export function fmBell(ratio: number, index: number, decay: number): Player {
  return (pitch) => {
    const out = sound(decay);
    const step = hertz(pitch) / SAMPLE_RATE;
    const fall = Math.exp(-9 / (decay * SAMPLE_RATE));
    for (let i = 0, depth = index / (2 * Math.PI); i < out.length; i++, depth *= fall) {
      out[i] = sine(step * i + depth * sine(step * ratio * i));
    }
    return fadeEnd(shape(out, struck(0.002, decay)), 0.02);
  };
}

/** Two sawtooths through a low-pass that closes: the pluck of electronic dance music. */
export function sawPluck(brightness: number, decay: number): Player {
  return (pitch) => {
    const out = sound(decay);
    const frequency = hertz(pitch);
    addSaw(out, frequency * 1.003, 0.5, 0.1);
    addSaw(out, frequency * 0.997, 0.5, 0.6);
    lowPass(out, (t) => frequency * 1.2 + brightness * Math.exp(-t * 14), 1.1);
    return fadeEnd(shape(out, struck(0.002, decay)), 0.02);
  };
}

/** A pulse wave, hollow at 0.5, nasal when narrow. */
export function pulsePluck(width: number, decay: number): Player {
  return (pitch) => {
    const out = sound(decay);
    addPulse(out, hertz(pitch), 0.6, width);
    lowPass(out, (t) => 900 + 4_500 * Math.exp(-t * 9), 0.8);
    return fadeEnd(shape(out, struck(0.003, decay)), 0.02);
  };
}

/**
 * A plucked string: noise going round a delay with a gentle low-pass (K. Karplus, A. Strong, Computer Music
 * Journal 7, 1983), tuned by linear interpolation. `softness` 0 steel to 1 nylon.
 */
export function string(decay: number, softness: number, random: Random): Player {
  const pluck = lowPass(noise(0.02, random), 5_500 - 3_500 * softness);
  return (pitch) => {
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
    return fadeEnd(shape(out, held(0.001, decay * 0.7, decay * 0.3)), 0.02);
  };
}

/**
 * A piano: stretched partials (n f sqrt(1 + B n^2), B = 0.0004), the higher the shorter, thinned where the
 * hammer strikes (an eighth of the string). `softness` dulls it, as felt does.
 */
export function piano(softness: number, random: Random): Player {
  const hammer = shape(lowPass(noise(0.04, random), 1_800), struck(0.001, 0.03));
  return (pitch, seconds) => {
    const length = Math.min(3, seconds + 0.5);
    const out = sound(length);
    const frequency = hertz(pitch);
    const ring = 6 * 2 ** ((60 - pitch) / 24);
    for (let n = 1; n <= 10; n++) {
      const partial = n * frequency * Math.sqrt(1 + 0.0004 * n * n);
      const gain = (Math.abs(Math.sin((Math.PI * n) / 8)) + 0.08) / n ** (0.9 + softness);
      addDecayingSine(out, partial, gain * 0.8, ring / (1 + 0.35 * (n - 1)));
      if (n <= 3) addDecayingSine(out, partial * 1.0007, gain * 0.4, (ring * 1.4) / (1 + 0.3 * (n - 1)));
    }
    add(out, hammer, 0.12 * (1 - softness * 0.6));
    return shape(out, held(0.003, Math.max(seconds, 0.3), 0.5));
  };
}

/**
 * An electric piano: a tone bar and a tine, each a pair of FM operators (the form that made it known on
 * six-operator synthesizers): 1:1 for the body, 14:1 for the bright start.
 */
export function electricPiano(bark: number): Player {
  return (pitch, seconds) => {
    const out = sound(Math.min(3, seconds + 0.6));
    const step = hertz(pitch) / SAMPLE_RATE;
    const tine = step * 14 < 0.4 ? 14 : 7;
    const ring = 4.5 * 2 ** ((60 - pitch) / 30);
    let body = bark / (2 * Math.PI);
    let bright = 0.35 / (2 * Math.PI);
    const bodyFall = Math.exp(-1.6 / SAMPLE_RATE);
    const brightFall = Math.exp(-14 / SAMPLE_RATE);
    for (let i = 0; i < out.length; i++) {
      out[i] =
        0.7 * sine(step * i + body * sine(step * i)) + 0.3 * sine(step * i + bright * sine(step * tine * i));
      body *= bodyFall;
      bright *= brightFall;
    }
    const hold = held(0.004, seconds, 0.25);
    return shape(out, (t) => hold(t) * 10 ** ((-3 * t) / ring));
  };
}

/** A mallet on a bar whose overtones are tuned to 1 : 4 : 10, as a vibraphone's are. */
export function mallet(decay: number): Player {
  return (pitch) => {
    const out = sound(decay);
    const frequency = hertz(pitch);
    addDecayingSine(out, frequency, 0.8, decay);
    addDecayingSine(out, frequency * 4, 0.22, decay * 0.4);
    addDecayingSine(out, frequency * 10, 0.05, decay * 0.15);
    return fadeEnd(shape(out, held(0.002, decay, 0.01)), 0.05);
  };
}
