import type { Random } from "../../../random.ts";
import { bandPass, lowPass } from "../../effects/filter.ts";
import { hertz } from "../../theory/key.ts";
import { addFm, addSaws, type Saw } from "../oscillator.ts";
import {
  applyDecay,
  applyGain,
  applyGainCurve,
  fadeIn,
  fadeOut,
  mixIn,
  saturate,
  silence,
  whiteNoise,
} from "../sound.ts";
import type { Instrument } from "./plucked.ts";

/** Formants of sung vowels: Hertz and gain (P. Ladefoged, "Vowels and Consonants", 2001, rounded). */
const VOWELS = {
  a: [
    [800, 1],
    [1_200, 0.7],
    [2_700, 0.35],
    [3_600, 0.2],
  ],
  o: [
    [480, 1],
    [860, 0.6],
    [2_550, 0.2],
    [3_400, 0.12],
  ],
  e: [
    [480, 1],
    [1_850, 0.6],
    [2_550, 0.4],
    [3_600, 0.25],
  ],
} as const;
export type Vowel = keyof typeof VOWELS;

/** A chopped voice: a saw and its neighbour through the formants of a vowel, with a little breath. */
export function chop(vowel: Vowel, decay: number, random: Random): Instrument {
  const play = (pitch: number): Float32Array => {
    const source = silence(decay);
    const frequency = hertz(pitch);
    addSaws(source, [
      { hertz: frequency, gain: 0.5, phase: 0 },
      { hertz: frequency * 1.003, gain: 0.4, phase: 0.4 },
      { hertz: frequency * 0.9968, gain: 0.35, phase: 0.7 },
    ]);
    mixIn(source, whiteNoise(decay, random), 0.06);
    const out = applyGain(lowPass(source.slice(), 1_500), 0.18);
    for (const [centre, gain] of VOWELS[vowel]) {
      const bright = Math.max(centre, frequency * 1.02);
      mixIn(
        out,
        bandPass(source.slice(), (t) => bright * (0.86 + 0.14 * Math.min(1, t / 0.06)), 3.2),
        gain,
      );
    }
    return fadeOut(applyDecay(fadeIn(out, 0.012), 0.001, decay * 1.4), 0.04);
  };
  return { play, release: null };
}

/** A flute: few overtones with a vibrato that comes late, and breath. */
export function flute(breath: number, random: Random): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + 0.12);
    const frequency = hertz(pitch);
    for (const [n, gain] of [
      [1, 0.6],
      [2, 0.44],
      [3, 0.3],
      [4, 0.14],
      [5, 0.06],
    ] as const) {
      const partial = silence(seconds + 0.12);
      const index = Math.min(3, (n * frequency * 0.0035) / 5.3);
      addFm(partial, { hertz: frequency * n, gain, ratio: 5.3 / (frequency * n), index, left: 1 });
      mixIn(out, partial);
    }
    const air = bandPass(whiteNoise(seconds + 0.12, random), frequency * 2.5, 0.9);
    mixIn(
      out,
      applyGainCurve(air, (t) => 0.5 + Math.exp(-t * 22)),
      breath,
    );
    return fadeIn(out, 0.035);
  };
  return { play, release: 0.1 };
}

export interface SawLeadShape {
  readonly voices: number;
  readonly spread: number;
  readonly cutoff: number;
  readonly attack: number;
  readonly release: number;
}

/** Many detuned saws and one an octave lower: the lead of dance music, or with few voices of a synthesizer of 1984. */
export function sawLead(shape: SawLeadShape): Instrument {
  const { voices, spread, cutoff, attack, release } = shape;
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + release);
    const saws = Array.from({ length: voices }, (_, i): Saw => {
      const cents = voices === 1 ? 0 : spread * ((2 * i) / (voices - 1) - 1);
      return { hertz: hertz(pitch + cents / 100), gain: 0.8 / Math.sqrt(voices), phase: 0.618 * (i + pitch) };
    });
    addSaws(out, [...saws, { hertz: hertz(pitch - 12), gain: 0.16, phase: 0.3 }]);
    lowPass(out, (t) => cutoff * (0.55 + 0.45 * Math.exp(-t * 5)), 0.9);
    return fadeIn(out, attack);
  };
  return { play, release };
}

/** A brass section in unison: every note opens its filter and closes it a little. */
export function brass(bright: number): Instrument {
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + 0.1);
    const frequency = hertz(pitch);
    addSaws(
      out,
      [-6, 0, 7].map((cents, i) => {
        return { hertz: frequency * 2 ** (cents / 1_200), gain: 0.35, phase: 0.37 * i };
      }),
    );
    lowPass(out, (t) => frequency + bright * Math.min(1, t / 0.05) * (0.55 + 0.45 * Math.exp(-t * 6)), 1.1);
    return fadeIn(saturate(out, 1.4), 0.012);
  };
  return { play, release: 0.08 };
}
