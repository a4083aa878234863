import type { Reading } from "@curta/contract";
import type { Plane } from "../plane.ts";
import {
  boxBlur,
  guidedFilter,
  makePlane,
  deviationOf,
  meanOf,
  normalise,
  percentile,
  resizePlane,
} from "../plane.ts";
import type { DetailedThumbnail } from "../thumbnail.ts";

const COLUMNS = 90;
const ROWS = 160;

/** Smallest standard deviation of lightness: in a more uniform picture near and far cannot be told apart. */
const LEAST_CONTRAST = 0.06;

/** Weights of the cues for nearness: low in the picture, salient, in focus; a smooth area at the top is sky. */
interface Cues {
  readonly lightness: Plane;
  readonly saliency: Plane;
  readonly crisp: Plane;
  readonly sky: Plane;
}

/**
 * Estimates how near each cell is, without a learned model, from cues that hold for most photos, refined along the
 * picture's edges. Confidence is high where the cues vary over the picture and agree.
 */
export function depthOf(coarse: DetailedThumbnail, saliency: Plane, crisp: Plane): Reading["depth"] {
  const cues: Cues = {
    lightness: resizePlane(coarse.lightness, COLUMNS, ROWS),
    saliency: resizePlane(saliency, COLUMNS, ROWS),
    crisp: resizePlane(crisp, COLUMNS, ROWS),
    sky: resizePlane(skyOf(coarse), COLUMNS, ROWS),
  };
  const near = nearness(cues);
  const values = new Uint8Array(COLUMNS * ROWS);
  for (let i = 0; i < values.length; i++) values[i] = Math.round(255 * (near.values[i] ?? 0));
  const confidence = confidenceOf(cues, near) * Math.min(1, deviationOf(cues.lightness) / LEAST_CONTRAST);
  return {
    columns: COLUMNS,
    rows: ROWS,
    values: base64(values),
    planes: planesOf(near, confidence),
    confidence,
  };
}

function nearness({ lightness, saliency, crisp, sky }: Cues): Plane {
  const spread = Math.max(0, percentile(crisp.values, 0.85) - percentile(crisp.values, 0.25) - 0.3);
  const focusWeight = Math.min(0.45, 0.1 + spread);
  const guess = makePlane(COLUMNS, ROWS, (x, y) => {
    const i = y * COLUMNS + x;
    const low = ((y + 0.5) / ROWS) ** 1.2;
    const thing = 0.58 * low + 0.42 * (saliency.values[i] ?? 0);
    const value = (1 - focusWeight) * thing + focusWeight * (crisp.values[i] ?? 0);
    return value * (1 - 0.75 * (sky.values[i] ?? 0));
  });
  const refined = guidedFilter(lightness, guidedFilter(lightness, guess, 5, 0.003), 8, 0.01);
  return normalise(boxBlur(boxBlur(refined, 1), 1));
}

/** Smooth cells that are connected to the upper edge. */
function skyOf({ width, height, detail }: DetailedThumbnail): Plane {
  const sky = makePlane(width, height);
  const texture = boxBlur(detail, 2);
  const limit = Math.max(0.012, percentile(texture.values, 0.15));
  const open = Array.from({ length: width }, (_, x) => x);
  while (open.length > 0) {
    const i = open.pop() ?? 0;
    if (sky.values[i] || (texture.values[i] ?? 0) > limit || i > 0.7 * width * height) continue;
    sky.values[i] = 1;
    const x = i % width;
    if (x > 0) open.push(i - 1);
    if (x < width - 1) open.push(i + 1);
    if (i >= width) open.push(i - width);
    if (i < width * (height - 1)) open.push(i + width);
  }
  return sky;
}

/** High if a distinct thing is in front of a calm background, low for uniform texture such as a forest. */
function confidenceOf({ saliency, crisp, sky }: Cues, near: Plane): number {
  const spread = deviationOf(near);
  const standsOut = percentile(saliency.values, 0.92) - percentile(saliency.values, 0.5);
  const inFocus = percentile(crisp.values, 0.9) - percentile(crisp.values, 0.4);
  const cues =
    0.4 * Math.max(0, standsOut - 0.25) + 0.3 * Math.max(0, inFocus - 0.2) + 0.5 * Math.min(0.4, meanOf(sky));
  return Math.min(0.85, Math.max(0.05, (spread / 0.3) * (0.15 + 1.4 * cues)));
}

/** Number of planes in the depth: peaks of its histogram; two if they are not clear. */
function planesOf(near: Plane, confidence: number): number {
  const bins = makePlane(20, 1);
  for (const value of near.values)
    bins.values[Math.min(19, Math.floor(value * 20))]! += 1 / near.values.length;
  const { values } = boxBlur(bins, 1);
  let peaks = 0;
  for (let i = 0; i < 20; i++) {
    const value = values[i] ?? 0;
    if (value > 0.04 && value >= (values[i - 1] ?? 0) && value > (values[i + 1] ?? 0)) peaks++;
  }
  return Math.max(2, Math.min(confidence > 0.35 ? 5 : 3, peaks));
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
