import type { Box } from "@curta/contract";
import type { Look } from "../reading/prompt/look.ts";
import { type Plane, percentile } from "../reading/plane.ts";

/** Where dark, middle and bright parts of a well exposed picture lie, 0 to 1. */
const TARGET = { dark: 0.025, middle: 0.45, bright: 0.965 };
/** Share of the way towards these targets; of the way to bright whites less: a soft print is often meant. */
const EXPOSURE = 0.7;
const BRIGHTNESS = 0.5;
/** Levels from dark to bright (5 and 95 %) from which light begins to be hard, and by which it is. */
const HARSH = { from: 0.45, to: 0.85 };
/** The S curve that every photo gets, that of the strongest look, and how much less of both a photo with hard light gets. */
const CONTRAST = 0.14;
const CONTRAST_OF_LOOK = 0.6;
const FLATNESS_OF_LOOK = 0.75;
const LESS_CONTRAST = 0.6;
/** Skin is made no brighter than this (power norm of its channels, 0 to 1), or so much more in the lightest look. */
const BRIGHT_SKIN = 0.7;
const LIGHTER_SKIN = 0.1;
/** The middle of a face, in its sizes from its middle: no hair and no ground. */
const INNER_FACE = 0.25;

/** How hard a photo's light is, 0 to 1: what is hard already needs no contrast. */
export function harshnessOf({ values }: Plane): number {
  const spread = percentile(values, 0.95) - percentile(values, 0.05);
  return Math.min(1, Math.max(0, (spread - HARSH.from) / (HARSH.to - HARSH.from)));
}

/**
 * Exposure towards the target and the look's light and contrast.
 * @param strength of the photo's cells, 0 to 1
 * @returns factors per level of broad light, 0 to 255
 */
export function toneCurve({ values }: Plane, look: Look, harsh: number): Float64Array {
  const black = percentile(values, 0.005);
  const white = percentile(values, 0.995);
  const range = Math.max(0.25, white - black);
  const median = percentile(values, 0.5);
  const low = Math.min(0.12, black - TARGET.dark) * EXPOSURE;
  const stretch = 1 + BRIGHTNESS * Math.min(0.4, Math.max(0, (TARGET.bright - TARGET.dark) / range - 1));
  const middle = Math.min(0.98, Math.max(0.02, (median - Math.max(0, low)) * stretch));
  const wanted = middle + 0.35 * EXPOSURE * (TARGET.middle - middle);
  const gamma = Math.min(1.08, Math.max(0.72, Math.log(wanted) / Math.log(middle)));
  const lightGamma = 2 ** ((look.light > 0 ? -0.8 : -0.65) * look.light);
  const contrast = contrastOf(look, harsh);
  return Float64Array.from({ length: 256 }, (_, i) => {
    const level = Math.max(1, i) / 255;
    const exposed = Math.min(1, Math.max(0, (level - Math.max(0, low)) * stretch)) ** (gamma * lightGamma);
    return sCurve(exposed, contrast) / level;
  });
}

function contrastOf({ contrast }: Look, harsh: number): number {
  const amount = CONTRAST + (contrast > 0 ? CONTRAST_OF_LOOK : FLATNESS_OF_LOOK) * contrast;
  return amount > 0 ? amount * (1 - LESS_CONTRAST * harsh) : amount;
}

/** An S curve for positive amounts, a flatter curve for negative ones. 0 and 1 do not change. */
function sCurve(value: number, amount: number): number {
  const smooth = value * value * (3 - 2 * value);
  return amount >= 0
    ? value + (smooth - value) * Math.min(1, amount)
    : value + (0.5 - value) * Math.min(0.45, -0.5 * amount);
}

/** How strong the light of the brightest face's skin is, 0 to 1; null without faces. */
export function skinLevel(strength: Plane, faces: readonly Box[]): number | null {
  const levels = faces.map((face) => meanInside(strength, face));
  return levels.length === 0 ? null : Math.max(...levels);
}

function meanInside({ width, height, values }: Plane, { x, y, w, h }: Box): number {
  const columns = cells(x + w / 2, w, width);
  const rows = cells(y + h / 2, h, height);
  let sum = 0;
  for (let row = rows.first; row <= rows.last; row++) {
    for (let column = columns.first; column <= columns.last; column++) {
      sum += values[row * width + column] ?? 0;
    }
  }
  return sum / ((rows.last - rows.first + 1) * (columns.last - columns.first + 1));
}

/** The cells of a face's middle along one axis. */
function cells(middle: number, size: number, count: number): { first: number; last: number } {
  const at = (place: number): number => Math.min(count - 1, Math.max(0, Math.floor(place * count)));
  return { first: at(middle - INNER_FACE * size), last: at(middle + INNER_FACE * size) };
}

/** Brings a curve nearer to the photo's own levels, so far that it does not make skin too bright. */
export function keepSkin(curve: Float64Array, skin: number | null, { light }: Look): Float64Array {
  if (skin === null) return curve;
  const made = skin * (curve[Math.round(255 * skin)] ?? 1);
  const most = Math.max(skin, BRIGHT_SKIN + LIGHTER_SKIN * Math.max(0, light));
  if (made <= most) return curve;
  const kept = (most - skin) / (made - skin);
  return curve.map((factor) => 1 + kept * (factor - 1));
}
