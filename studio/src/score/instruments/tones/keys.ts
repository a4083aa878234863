import type { Random } from "../../../random.ts";
import { lowPass } from "../../effects/filter.ts";
import { SAMPLE_RATE } from "../../stereo.ts";
import { hertz } from "../../theory/key.ts";
import { addFm, addPartials, addSine } from "../oscillator.ts";
import { applyDecay, fadeIn, fadeOut, mixIn, silence, whiteNoise } from "../sound.ts";
import type { Instrument } from "./plucked.ts";

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

/**
 * An organ: sustained partials with levels as drawbars (for 1, 2, 3, 4, 6 and 8 times the pitch), a click of the key.
 */
export function organ(drawbars: readonly number[], random: Random): Instrument {
  const click = applyDecay(lowPass(whiteNoise(0.02, random), 3_000), 0.0005, 0.012);
  const play = (pitch: number, seconds: number): Float32Array => {
    const out = silence(seconds + 0.08);
    const frequency = hertz(pitch);
    for (const [i, n] of [1, 2, 3, 4, 6, 8].entries()) {
      const level = drawbars[i] ?? 0;
      if (level > 0) addSine(out, frequency * n * (1 + 0.0006 * i), level * 0.4, 0.8);
    }
    mixIn(out, click, 0.3);
    return fadeIn(out, 0.002);
  };
  return { play, release: 0.06 };
}
