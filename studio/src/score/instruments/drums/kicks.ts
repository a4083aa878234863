import type { Random } from "../../../random.ts";
import { bandPass, lowPass } from "../../effects/filter.ts";
import { addPitchDrop } from "../oscillator.ts";
import { applyDecay, fadeOut, mixIn, saturate, silence, whiteNoise } from "../sound.ts";

export interface Kick {
  /** Where the pitch ends, and how much higher it begins. */
  readonly low: number;
  readonly sweep: number;
  readonly decay: number;
  /** Level of the beater's click, and of the knock that a phone plays. */
  readonly click: number;
  readonly knock: number;
  /** Saturation: 1 clean to 4 torn. */
  readonly push: number;
}

/** Three layers: a sine that falls to its pitch within 30 ms, a knock at four times the pitch, a click of noise. */
export function kick({ low, sweep, decay, click, knock, push }: Kick, random: Random): Float32Array {
  const out = silence(decay + 0.1);
  const lift = sweep / low;
  addPitchDrop(out, low, 1, { share: lift, speed: 32 }, { share: 4 * lift, speed: 220 });
  applyDecay(out, 0.0008, decay * 1.6);
  const middle = silence(0.09);
  addPitchDrop(middle, low * 4, 1, { share: 1.2, speed: 60 });
  mixIn(out, applyDecay(middle, 0.001, 0.08), knock);
  const beater = bandPass(whiteNoise(0.02, random), 3_000 * random.between(0.95, 1.05), 0.7);
  mixIn(out, applyDecay(beater, 0.0005, 0.014), click);
  mixIn(out, applyDecay(lowPass(whiteNoise(0.05, random), 1_100), 0.0008, 0.04), click * 0.5);
  return fadeOut(saturate(out, push), 0.06);
}
