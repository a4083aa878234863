import type { Hit } from "../arrange/parts/notes.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

const DIP_SECONDS = 0.006;

/**
 * Fills the sidechain curve: a value every CURVE_STEP samples, and the first again at the end. 1 right after a kick,
 * falling to 0 within `seconds`. Multiplied by a stem's `duck` it is the share of its level that is taken away.
 */
export function fillDucking(ducking: Float32Array, kicks: readonly Hit[], seconds: number): void {
  const count = ducking.length - 1;
  const rate = SAMPLE_RATE / CURVE_STEP;
  const [dip, length] = [DIP_SECONDS * rate, seconds * rate];
  for (const { at, velocity } of kicks) {
    const strike = at / CURVE_STEP;
    for (let k = Math.ceil(strike - dip); k < strike + length; k++) {
      const left = 1 - (k - strike) / length;
      const depth = k < strike ? 1 - (strike - k) / dip : left * left * (3 - 2 * left);
      const slot = (k + count) % count;
      ducking[slot] = Math.max(ducking[slot]!, depth * Math.min(1, velocity * 1.2));
    }
  }
  ducking[count] = ducking[0]!;
}
