import { lowPass } from "../effects/filter.ts";
import type { Random } from "../../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addFm, addPartials, addSaws, pulse } from "./oscillator.ts";
import { applyDecay, fadeIn, fadeOut, mixIn, silence, whiteNoise } from "./sound.ts";

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
    addFm(out, { hertz: hertz(pitch), gain: 1, ratio, index, left: Math.exp(-9 / decay) });
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

/**
 * A plucked string: noise in a delay loop with a gentle low-pass (K. Karplus, A. Strong, Computer Music
 * Journal 7, 1983), tuned by linear interpolation. `softness` 0 steel to 1 nylon.
 */
export function string(decay: number, softness: number, random: Random): Instrument {
  const pluck = lowPass(whiteNoise(0.02, random), 6_500 - 3_500 * softness);
  return oneShot((pitch) => {
    const out = silence(decay);
    const period = SAMPLE_RATE / hertz(pitch) - 0.5;
    const whole = Math.floor(period);
    const part = period - whole;
    const loss = 10 ** ((-3 * period) / (decay * 1.6 * SAMPLE_RATE));
    const burst = Math.min(pluck.length, whole);
    // One period of noise that fades in and out, so that repetitions join without a step.
    for (let i = 0; i < burst; i++) out[i + 2] = pluck[i]! * Math.sin((Math.PI * i) / burst);
    for (let i = whole + 2; i < out.length; i++) {
      const a = out[i - whole]! * (1 - part) + out[i - whole - 1]! * part;
      const b = out[i - whole - 1]! * (1 - part) + out[i - whole - 2]! * part;
      out[i] = out[i]! + loss * 0.5 * (a + b);
    }
    return fadeOut(fadeIn(out, 0.001), decay * 0.3);
  });
}

/**
 * A piano: inharmonic partials (n f sqrt(1 + B n^2), B = 0.0004), higher ones shorter, weaker those with a node where the
 * hammer strikes (an eighth of the string). `softness` 0 to 1 makes it duller, as felt does.
 */
export function piano(softness: number, random: Random): Instrument {
  const hammer = applyDecay(lowPass(whiteNoise(0.04, random), 2_400), 0.001, 0.03);
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(Math.min(3, seconds + 0.5));
    const frequency = hertz(pitch);
    const lasting = 6 * 2 ** ((60 - pitch) / 24);
    const partials = Array.from({ length: 14 }, (_, i) => {
      const n = i + 1;
      const partial = n * frequency * Math.sqrt(1 + 0.0004 * n * n);
      const gain = (Math.abs(Math.sin((Math.PI * n) / 8)) + 0.08) / n ** (0.9 + softness);
      const main = { hertz: partial, gain: gain * 0.8, seconds: lasting / (1 + 0.35 * i) };
      // The second string of the note, slightly detuned.
      const beside = { hertz: partial * 1.0007, gain: gain * 0.4, seconds: (lasting * 1.4) / (1 + 0.3 * i) };
      return n <= 3 ? [main, beside] : [main];
    });
    addPartials(out, partials.flat());
    mixIn(out, hammer, 0.14 * (1 - softness * 0.5));
    return fadeOut(fadeIn(out, 0.003), 0.1);
  };
  return { play, release: 0.5 };
}

/**
 * An electric piano: two pairs of FM operators, as on six-operator synthesizers: 1:1 for the body, 14:1 for the bright
 * attack. `bark` is the modulation index of the body.
 */
export function electricPiano(bark: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(Math.min(3, seconds + 0.3));
    const frequency = hertz(pitch);
    const tine = frequency * 14 < 0.4 * SAMPLE_RATE ? 14 : 7;
    addFm(out, { hertz: frequency, gain: 0.7, ratio: 1, index: bark, left: Math.exp(-1.6) });
    addFm(out, { hertz: frequency, gain: 0.3, ratio: tine, index: 0.75, left: Math.exp(-6) });
    const lasting = 4.5 * 2 ** ((60 - pitch) / 30);
    return fadeOut(applyDecay(out, 0.004, lasting), 0.1);
  };
  return { play, release: 0.25 };
}

/** A bar with overtones 1 : 4 : 10, played with a mallet, as on a vibraphone. */
export function mallet(decay: number): Instrument {
  return oneShot((pitch) => {
    const out = silence(decay);
    const frequency = hertz(pitch);
    addPartials(out, [
      { hertz: frequency, gain: 0.8, seconds: decay },
      { hertz: frequency * 4, gain: 0.3, seconds: decay * 0.6 },
      { hertz: frequency * 10, gain: 0.12, seconds: decay * 0.3 },
    ]);
    return fadeOut(fadeIn(out, 0.002), 0.05);
  });
}

function oneShot(play: (pitch: number) => Float32Array): Instrument {
  return { play, release: null };
}
