import type { Box } from "@curta/contract";
import type { Observation } from "../reading/observe.ts";
import type { Plane } from "../reading/plane.ts";
import type { Ground } from "./framing-ground.ts";
import type { Region } from "./region.ts";

/** What a framing is judged by. Shares of the photo, except `anchor`: shares of the picture. */
interface Aims {
  readonly held: Box | null;
  readonly heads: readonly Box[];
  readonly anchor: { readonly x: number; readonly y: number };
  readonly ground: Ground;
}

const WEIGHTS = { interest: 1, place: 1, cutSubject: 4, cutHead: 8, cutInterest: 0.16, busy: 2.5 };

/** Judges framings of one photo: the higher, the better. */
export function rewardOf(photo: { width: number; height: number }, seen: Observation, aims: Aims) {
  const interest = interestSums(seen.saliency);
  const centre = centreOf(seen, aims);
  return (region: Region): number => {
    const box = {
      x: region.x / photo.width,
      y: region.y / photo.height,
      w: region.width / photo.width,
      h: region.height / photo.height,
    };
    const off = Math.hypot(
      ((centre.x - box.x) / box.w - aims.anchor.x) * 1.2,
      ((centre.y - box.y) / box.h - aims.anchor.y) * 0.9,
    );
    const edge = 0.03 * box.w;
    const sides =
      interest.share({ ...box, x: box.x - edge / 2, w: edge }) +
      interest.share({ ...box, x: box.x + box.w - edge / 2, w: edge });
    let value =
      WEIGHTS.interest * interest.share(box) -
      WEIGHTS.place * off -
      (WEIGHTS.cutInterest * sides * box.w) / edge;
    const above = Math.max(0, -box.y / box.h);
    const below = Math.max(0, (box.y + box.h - 1) / box.h);
    value -= WEIGHTS.busy * ((1 - aims.ground.top) * above ** 2 + (1 - aims.ground.bottom) * below ** 2);
    if (aims.held) value -= WEIGHTS.cutSubject * (1 - coverage(aims.held, box));
    for (const head of aims.heads) {
      const covered = coverage(head, box);
      if (covered < 1 && covered > 0) value -= WEIGHTS.cutHead * (1 - covered * 0.5);
    }
    const first = aims.heads[0];
    if (first) value -= WEIGHTS.cutHead * (1 - coverage(first, box));
    return value;
  };
}

/** What should come to lie at the anchor: the subject's middle, else the middle of all interest. */
function centreOf({ saliency }: Observation, { held, heads }: Aims): { x: number; y: number } {
  const head = heads[0];
  if (held) return { x: head ? head.x + head.w / 2 : held.x + held.w / 2, y: held.y + held.h / 2 };
  const { values, width } = saliency;
  let sum = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < values.length; i++) {
    const weight = (values[i] ?? 0) ** 2;
    sum += weight;
    sumX += weight * (i % width);
    sumY += weight * Math.floor(i / width);
  }
  const scale = Math.max(1e-6, sum);
  return { x: (sumX / scale + 0.5) / width, y: (sumY / scale + 0.5) / saliency.height };
}

/** Share of the first box that lies in the second. */
export function coverage(inner: Box, outer: Box): number {
  const width = Math.min(inner.x + inner.w, outer.x + outer.w) - Math.max(inner.x, outer.x);
  const height = Math.min(inner.y + inner.h, outer.y + outer.h) - Math.max(inner.y, outer.y);
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1e-9, inner.w * inner.h);
}

/** Answers how much of all interest lies in a box. */
function interestSums({ width, height, values }: Plane) {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += (values[y * width + x] ?? 0) ** 1.5;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const total = Math.max(1e-6, sums[sums.length - 1] ?? 0);
  const at = (x: number, y: number) =>
    sums[
      Math.round(Math.min(1, Math.max(0, y)) * height) * stride +
        Math.round(Math.min(1, Math.max(0, x)) * width)
    ] ?? 0;
  const share = ({ x, y, w, h }: Box) => (at(x + w, y + h) - at(x, y + h) - at(x + w, y) + at(x, y)) / total;
  return { share };
}
