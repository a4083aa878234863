import type { Observation } from "../reading/observe.ts";
import { meanOf } from "../reading/plane.ts";

/** How plain a photo is along its edges, 0 busy to 1 plain: there it can be continued unseen. */
export interface Ground {
  readonly top: number;
  readonly bottom: number;
}

/** Depth of the strip that is judged, as a share of the height: what a continuation is made of. */
const STRIP = 0.03;
/** Mean step of brightness from pixel to pixel: of a blurred or even ground, and of a busy one. */
const DETAIL = { plain: 0.004, busy: 0.04 };

/** Judges the ground above and below. */
export function groundOf({ coarse }: Observation): Ground {
  const { width, height, values } = coarse.detail;
  const rows = Math.max(1, Math.round(STRIP * height));
  const plainness = (strip: Float32Array) => {
    const detail = meanOf({ width, height: rows, values: strip });
    return Math.min(1, Math.max(0, (DETAIL.busy - detail) / (DETAIL.busy - DETAIL.plain)));
  };
  return {
    top: plainness(values.subarray(0, rows * width)),
    bottom: plainness(values.subarray((height - rows) * width)),
  };
}
