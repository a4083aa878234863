import type { Box } from "@curta/contract";
import type { Observation } from "../reading/observe.ts";
import { mapPlane, meanOf, percentile } from "../reading/plane.ts";
import { findRegion } from "../reading/find/subject.ts";

/** Standard deviations from the mean colour at which few cells draw every eye, and the share of it that belongs to them. */
const ODD = { from: 6.5, part: 0.6 };
/** The rarest cells, as a share, that have to be so odd; and the most that may belong to them. */
const RAREST = 0.001;
const MOST_AREA = 0.04;
/** Of a thing so small every cell counts. */
const WITHOUT_TRIM = 1e-6;
/** Deviation of colours (OKLab) that every photo is taken to have: specks in a grey one are not odd. */
const LEAST_DEVIATION = 0.02;

/** The one small thing in a colour that nothing else has: a kite in the sky. Null in nearly all photos. */
export function oddityOf({ coarse }: Observation): Box | null {
  const [red, yellow] = [meanOf(coarse.a), meanOf(coarse.b)];
  const distance = mapPlane(coarse.a, (a, i) => Math.hypot(a - red, coarse.b.values[i]! - yellow));
  const deviation = Math.max(
    LEAST_DEVIATION,
    Math.sqrt(meanOf(mapPlane(distance, (value) => value * value))),
  );
  const rarest = percentile(distance.values, 1 - RAREST);
  if (rarest < ODD.from * deviation) return null;
  const found = findRegion(distance, ODD.part * rarest, WITHOUT_TRIM);
  return found && found.w * found.h <= MOST_AREA ? found : null;
}
