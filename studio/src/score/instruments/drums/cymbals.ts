import type { Random } from "../../../random.ts";
import { bandPass, highPass, lowPass } from "../../effects/filter.ts";
import { addSaws, pulse } from "../oscillator.ts";
import { applyDecay, fadeOut, mixIn, silence, whiteNoise } from "../sound.ts";

export interface Metal {
  readonly decay: number;
  /** Cut below this; of a cowbell, its lower tone. */
  readonly edge: number;
}

/** Ratios of six pulse waves that share no harmonics, as in analogue drum machines. */
const RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523] as const;

export function hat({ decay, edge }: Metal, random: Random): Float32Array {
  const out = whiteNoise(decay * 1.6, random);
  const base = 610 * random.between(0.99, 1.01);
  addSaws(
    out,
    RATIOS.flatMap((ratio) => pulse(base * ratio, 0.22, 0.5)),
  );
  lowPass(highPass(highPass(out, edge), edge * 0.8), 13_500);
  return fadeOut(applyDecay(out, 0.0008, decay * 1.5), 0.02);
}

/** A large cymbal: its noise loses the highest frequencies first. */
export function crash({ decay, edge }: Metal, random: Random): Float32Array {
  const out = highPass(whiteNoise(decay * 1.1, random), edge);
  addSaws(
    out,
    RATIOS.flatMap((ratio) => pulse(430 * ratio, 0.1, 0.5)),
  );
  highPass(out, edge);
  lowPass(out, (t) => 4_500 + 9_000 * Math.exp((-2.5 * t) / decay));
  mixIn(out, applyDecay(bandPass(whiteNoise(0.05, random), 5_200, 0.7), 0.0005, 0.04), 0.6);
  return fadeOut(applyDecay(out, 0.001, decay), 0.1);
}

/** Two square waves through a band-pass: the cowbell of a drum machine. */
export function pulses({ decay, edge }: Metal): Float32Array {
  const out = silence(decay * 1.2);
  addSaws(out, [...pulse(edge, 0.5, 0.5), ...pulse(edge * 1.48, 0.5, 0.5)]);
  bandPass(out, edge * 2.2, 0.6);
  return fadeOut(applyDecay(out, 0.0008, decay), 0.02);
}
