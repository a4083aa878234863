import type { Hit } from "../arrange/notes.ts";
import { SAMPLE_RATE } from "../stereo.ts";

const DIP_SECONDS = 0.006;

/**
 * The shape that kicks press into a loop: 0 where nothing is pressed down, 1 right after a kick, back to 0
 * within `seconds`. Multiplied by a stem's depth it is what the stem loses.
 */
export function pressedBy(kicks: readonly Hit[], samples: number, seconds: number): Float32Array {
  const press = new Float32Array(samples);
  const dip = Math.round(DIP_SECONDS * SAMPLE_RATE);
  const length = Math.round(seconds * SAMPLE_RATE);
  const curve = Float32Array.from({ length: dip + length }, (_, i) => {
    if (i < dip) return i / dip;
    const left = 1 - (i - dip) / length;
    return left * left * (3 - 2 * left);
  });
  for (const { at, velocity } of kicks) {
    for (let k = 0; k < curve.length; k++) {
      const i = (at - dip + k + samples) % samples;
      press[i] = Math.max(press[i]!, curve[k]! * Math.min(1, velocity * 1.2));
    }
  }
  return press;
}
