import type { Reading } from "@curta/contract";
import type { Thumbnail } from "../thumbnail.ts";

/** Range of heights in which a horizon is searched, in shares. */
const FROM = 0.12;
const TO = 0.88;
/** Height of the bands above and below that are compared. */
const BAND = 0.05;
const STRIPS = 4;
/** Colour step (OKLab) in all strips: smallest for a horizon, and at which it is certain. */
const STEP = { from: 0.05, to: 0.2 };

/** The height at which the colour changes over the whole width; null if there is none. */
export function horizonOf(thumbnail: Thumbnail): Reading["horizon"] {
  const { height } = thumbnail;
  const strips = Array.from({ length: STRIPS }, (_, k) => rowSums(thumbnail, k));
  const band = Math.max(1, Math.round(BAND * height));
  let y = 0;
  let most = 0;
  for (let row = Math.floor(FROM * height); row < TO * height; row++) {
    const step = Math.min(...strips.map((sums) => stepAt(sums, row, band)));
    if (step > most) {
      most = step;
      y = row;
    }
  }
  const confidence = Math.min(1, (most - STEP.from) / (STEP.to - STEP.from));
  return confidence > 0 ? { y: y / height, confidence } : null;
}

/** Running sums per row of a strip's mean colour. */
function rowSums({ width, height, lightness, a, b }: Thumbnail, strip: number): Float64Array[] {
  const from = Math.floor((strip * width) / STRIPS);
  const to = Math.floor(((strip + 1) * width) / STRIPS);
  return [lightness, a, b].map(({ values }) => {
    const sums = new Float64Array(height + 1);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let x = from; x < to; x++) sum += values[y * width + x] ?? 0;
      sums[y + 1] = (sums[y] ?? 0) + sum / Math.max(1, to - from);
    }
    return sums;
  });
}

function stepAt(sums: readonly Float64Array[], row: number, band: number): number {
  const differences = sums.map((sum) => {
    const above = ((sum[row] ?? 0) - (sum[row - band] ?? 0)) / band;
    const below = ((sum[row + band] ?? 0) - (sum[row] ?? 0)) / band;
    return above - below;
  });
  return Math.hypot(...differences);
}
