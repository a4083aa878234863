import type { Random } from "../../../random.ts";
import { bandPass, highPass } from "../../effects/filter.ts";
import { SAMPLE_RATE } from "../../stereo.ts";
import { addPartials, addSaws } from "../oscillator.ts";
import {
  applyDecay,
  applyGain,
  applyGainCurve,
  fadeOut,
  mixIn,
  saturate,
  silence,
  whiteNoise,
} from "../sound.ts";

export interface Noise {
  readonly centre: number;
  /** 0.5 wide to 2 narrow. */
  readonly q: number;
  readonly attack: number;
  readonly decay: number;
}

/** Shakers, ganzás, brushes. */
export function noise({ centre, q, attack, decay }: Noise, random: Random): Float32Array {
  const out = whiteNoise(attack + decay * 1.3, random);
  bandPass(out, centre * random.between(0.94, 1.06), q);
  return fadeOut(applyDecay(out, attack, decay), 0.02);
}

export interface Bars {
  /** Hertz, gain, seconds. */
  readonly partials: readonly (readonly [hertz: number, gain: number, seconds: number])[];
  /** Level and frequency of the stick. */
  readonly stick: number;
  readonly bright: number;
}

/** Wood, bells, rims, jingles: what rings after a stick. */
export function bars({ partials, stick, bright }: Bars, random: Random): Float32Array {
  const longest = Math.max(...partials.map(([, , seconds]) => seconds));
  const out = silence(longest * 1.2);
  const bend = random.between(0.992, 1.008);
  addPartials(
    out,
    partials.map(([hertz, gain, seconds]) => {
      return { hertz: hertz * bend, gain: gain * random.between(0.85, 1.15), seconds };
    }),
  );
  mixIn(out, applyDecay(bandPass(whiteNoise(0.05, random), bright, 0.8), 0.0005, 0.035), stick);
  return fadeOut(out, Math.min(0.03, longest * 0.3));
}

export interface Glide {
  readonly low: number;
  readonly high: number;
  readonly seconds: number;
}

/** A cuíca: the stick rubs the skin, the voice rises and falls again. */
export function glide({ low, high, seconds }: Glide, random: Random): Float32Array {
  const out = silence(seconds);
  const parts = 24;
  const length = Math.ceil(out.length / parts);
  let phase = 0;
  for (let k = 0; k < parts; k++) {
    const part = out.subarray(k * length, (k + 1) * length);
    const hertz = low + (high - low) * Math.sin((Math.PI * (k + 0.5)) / parts);
    addSaws(part, [{ hertz, gain: 0.7, phase }]);
    phase += (hertz * part.length) / SAMPLE_RATE;
  }
  bandPass(mixIn(out, whiteNoise(seconds, random), 0.08), (low + high) * 0.8, 0.9);
  applyGainCurve(out, (t) => Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.6);
  return fadeOut(saturate(out, 1.6), 0.02);
}

/** A click of dust: a damped swing of some tenths of a millisecond. */
const CLICK = Float32Array.from({ length: 40 }, (_, i) => Math.cos(i * 1.1) * Math.exp(-i / 9));

/** Dust in a record's groove: clicks of different sizes over faint noise. */
export function crackle(seconds: number, random: Random): Float32Array {
  const out = applyGain(bandPass(whiteNoise(seconds, random), 2_600, 0.4), 0.035);
  for (let k = 0; k < seconds * 26; k++)
    mixIn(out, CLICK, 0.5 * random.next() ** 4, random.integer(0, out.length - CLICK.length));
  return highPass(out, 700);
}
