import type { Box } from "@curta/contract";
import type { Area } from "../geometry/area.ts";

/** A box in shares of a picture, in its whole pixels; `right` and `bottom` are the first pixels beyond it. */
export function boxIn({ x, y, w, h }: Box, { width, height }: { width: number; height: number }): Area {
  return {
    left: Math.round(x * width),
    top: Math.round(y * height),
    right: Math.round((x + w) * width),
    bottom: Math.round((y + h) * height),
  };
}

/** More source pixels an output pixel and side than this show nothing more. */
const MOST_TAPS = 4;

/** Which source pixels output pixels are weighed means of: `taps` entries for each output pixel, one after another. */
export interface SamplePlan {
  readonly taps: number;
  readonly at: Int32Array;
  readonly weight: Float32Array;
}

/**
 * Plans one side of a change of size, from the source pixels `from` to `to` to `count` output pixels: evenly spread
 * taps where the source is larger, the two nearest pixels where it is smaller.
 */
export function samplePlan(from: number, to: number, count: number): SamplePlan {
  const step = (to - from) / count;
  const taps = step > 1.5 ? Math.min(MOST_TAPS, Math.ceil(step)) : 2;
  const at = new Int32Array(count * taps);
  const weight = new Float32Array(count * taps);
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < taps; k += 1) {
      const index = i * taps + k;
      if (step > 1.5) {
        at[index] = Math.min(to - 1, Math.floor(from + (i + (k + 0.5) / taps) * step));
        weight[index] = 1 / taps;
      } else {
        const place = from + (i + 0.5) * step - 0.5;
        const share = place - Math.floor(place);
        at[index] = Math.min(to - 1, Math.max(from, Math.floor(place) + k));
        weight[index] = k === 0 ? 1 - share : share;
      }
    }
  }
  return { taps, at, weight };
}
