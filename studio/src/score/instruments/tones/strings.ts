import type { Random } from "../../../random.ts";
import { lowPass } from "../../effects/filter.ts";
import { withSoundInKernel } from "../../kernel/sound-in-kernel.ts";
import { SAMPLE_RATE } from "../../stereo.ts";
import { hertz } from "../../theory/key.ts";
import { addPartials, addSaws } from "../oscillator.ts";
import { applyDecay, fadeIn, fadeOut, mixIn, silence, whiteNoise } from "../sound.ts";
import type { Instrument } from "./plucked.ts";

export interface StringShape {
  /** Seconds until a note around middle C has fallen by 60 dB. */
  readonly decay: number;
  /** Cutoff of the pluck in Hz: fingers below 3000, a plectrum above. */
  readonly bright: number;
  /** How fast the string loses its overtones: 0.1 steel to 0.5 gut. */
  readonly damping: number;
  /** Where it is plucked, as a share of its length: near the bridge is thin. */
  readonly pick: number;
  /** Resonances of the body in Hz. */
  readonly body: readonly number[];
}

/**
 * A plucked string (K. Karplus, A. Strong, Computer Music Journal 7, 1983) with a pick position and an all-pass tuned loop
 * (D. Jaffe, J. Smith, the same issue). The body's response is part of the pluck instead of a filter behind the string
 * ("commuted synthesis", J. Smith, ICMC 1993).
 */
export function pluckedString(shape: StringShape, random: Random): Instrument {
  const { decay, bright, damping, pick, body } = shape;
  return {
    release: 0.12,
    play: (pitch, seconds) => {
      const lasting = decay * 2 ** ((60 - pitch) / 36);
      const out = silence(Math.min(seconds + 0.15, lasting * 1.1));
      const period = SAMPLE_RATE / hertz(pitch);
      excite(out, period, { bright, pick, body }, random);
      const whole = Math.floor(period - damping - 0.3);
      const part = period - damping - whole;
      const loss = 10 ** ((-3 * period) / (lasting * SAMPLE_RATE));
      withSoundInKernel(out, ({ kernel, address }) =>
        kernel.runPluckedString(address, out.length, whole, (1 - part) / (1 + part), loss, damping),
      );
      return fadeOut(out, 0.05);
    },
  };
}

/** Writes one period of soft noise, less itself at the pick position, and the knock of the body. */
function excite(
  out: Float32Array,
  period: number,
  { bright, pick, body }: Pick<StringShape, "bright" | "pick" | "body">,
  random: Random,
): void {
  const length = Math.round(period);
  const burst = whiteNoise(length / SAMPLE_RATE, random);
  // Half of it is one smooth push, as of a finger: noise alone makes a harpsichord.
  for (let i = 0; i < length; i++) {
    const x = i / length;
    burst[i] = burst[i]! * 0.5 + (x < 0.3 ? Math.sin((Math.PI * x) / 0.3) : -0.43);
  }
  lowPass(burst, bright);
  const mean = burst.reduce((sum, value) => sum + value, 0) / length;
  const away = Math.max(1, Math.round(pick * period));
  for (let i = 0; i < length; i++) {
    const value = (burst[i]! - mean) * Math.sin((Math.PI * (i + 0.5)) / length) ** 0.4;
    if (i < out.length) out[i] = out[i]! + value;
    if (i + away < out.length) out[i + away] = out[i + away]! - value * 0.85;
  }
  const knock = silence(0.12);
  addPartials(
    knock,
    body.map((resonance, i) => ({ hertz: resonance, gain: 0.06 / (1 + 0.4 * i), seconds: 0.1 })),
  );
  mixIn(out, knock, 1);
}

export interface BowShape {
  readonly attack: number;
  readonly release: number;
  readonly cutoff: number;
  /** Seconds until a short bow has died away; null bows as long as the note. */
  readonly short: number | null;
}

/** Three desks of strings in unison, each a little apart, with the bow's noise. */
export function bowedStrings({ attack, release, cutoff, short }: BowShape, random: Random): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence((short ?? seconds) + release);
    const frequency = hertz(pitch);
    addSaws(
      out,
      [-7, -2, 4, 9].map((cents, i) => {
        return { hertz: frequency * 2 ** (cents / 1_200), gain: 0.28, phase: 0.618 * (i + pitch) };
      }),
    );
    mixIn(out, whiteNoise(0.06, random), 0.1);
    lowPass(out, (t) => cutoff * (0.6 + 0.4 * Math.min(1, t / (attack * 2))), 0.8);
    fadeIn(out, attack);
    return short === null ? out : fadeOut(applyDecay(out, 0.001, short * 1.8), 0.04);
  };
  return { play, release: short === null ? release : null };
}
