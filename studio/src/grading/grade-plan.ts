import type { Box } from "@curta/contract";
import type { Look } from "../reading/prompt/look.ts";
import type { Plane } from "../reading/plane.ts";
import { guidedCoefficients, mapPlane } from "../reading/plane.ts";
import type { Thumbnail } from "../reading/thumbnail.ts";
import { isColourless, meanChroma } from "../reading/thumbnail.ts";
import { harshnessOf, keepSkin, skinLevel, toneCurve } from "./tone-curve.ts";

/** All parameters of a grade. Computed from a thumbnail, applied at full size. */
export interface GradePlan {
  /** Per channel: white balance and warmth, as factors minus one. */
  readonly balance: readonly [number, number, number];
  /** How much the balance is reduced for white, 0 to 1. */
  readonly keptWhite: number;
  /** Per level of broad light, 0 to 255: what is added to `clarity` x luma to get the wanted tone. */
  readonly lift: Float64Array;
  /** Local contrast; 1 is unchanged. */
  readonly clarity: number;
  /** Broad light = slope x luma + offset (guided filter), coarse; in 8-bit levels. */
  readonly slope: Plane;
  readonly offset: Plane;
  readonly saturation: number;
  /** Factors per channel. */
  readonly tint: readonly [number, number, number];
  readonly fade: number;
  /** Level (8 bit) above which highlights are compressed. */
  readonly shoulder: number;
  readonly vignette: number;
  /** Half the range of the grain, in 8-bit levels. */
  readonly grain: number;
}

/** Share of the white balance that is corrected: a colour cast is often intended. */
const BALANCE = 0.3;
const MAX_BALANCE = 0.07;
const KEPT_WHITE = 0.65;
/** Of the picture's cells, so many must be grey, wholly or in part, before their mean is taken for the light's colour. */
const ENOUGH_GREY = 0.15;
/** Local contrast that every photo gets, and how much less of it one with hard light gets. */
const CLARITY = 1.12;
const LESS_CLARITY = 0.06;

/** @param faces of the photo: their skin is not made brighter than skin is in a good print */
export function planGrade(thumbnail: Thumbnail, look: Look, faces: readonly Box[] = []): GradePlan {
  const radius = Math.round(Math.min(thumbnail.width, thumbnail.height) / 14);
  const strength = strengthOf(thumbnail);
  const whiteness = whitenessOf(strength);
  const { slope, offset } = guidedCoefficients(strength, strength, radius, 0.012);
  const harsh = harshnessOf(thumbnail.luma);
  const clarity = CLARITY - LESS_CLARITY * harsh + 0.3 * look.sharpness + 0.12 * look.contrast;
  const curve = keepSkin(toneCurve(strength, look, harsh), skinLevel(strength, faces), look);
  return {
    balance: balanceOf(thumbnail, look),
    keptWhite: KEPT_WHITE,
    lift: curve.map((factor, level) => (factor - clarity) * Math.max(1, level)),
    clarity,
    slope,
    offset: mapPlane(offset, (value) => 255 * value),
    saturation: look.tone || staysGrey(thumbnail, look) ? 0 : saturationOf(thumbnail, look),
    tint: look.tone === "sepia" ? [1.08, 1, 0.8] : [1, 1, 1],
    fade: look.fade,
    shoulder: SHOULDER + (WHITE_SHOULDER - SHOULDER) * whiteness,
    vignette: 0.55 * look.vignette * (1 - whiteness),
    grain: 26 * look.grain,
  };
}

/**
 * How strong each cell's light is, 0 to 1: the power norm of its channels. A tone curve over luma would treat a bright
 * red as a shadow.
 */
function strengthOf({ luma: { width, height }, rgb }: Thumbnail): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, p = 0; i < values.length; i++, p += 3) {
    const [red, green, blue] = [rgb[p]!, rgb[p + 1]!, rgb[p + 2]!];
    const squares = red * red + green * green + blue * blue;
    values[i] = (red ** 3 + green ** 3 + blue ** 3) / Math.max(1, squares) / 255;
  }
  return { width, height, values };
}

/** Above this level highlights are compressed, so that skin and sky do not clip; higher if the background is white. */
const SHOULDER = 200;
const WHITE_SHOULDER = 232;
/** Levels (0 to 1) between which a background counts as grey and as white. */
const GREY_GROUND = 0.7;
const WHITE_GROUND = 0.9;

/** How white the outermost cells are, 0 to 1: on a white background a vignette looks like dirt. */
function whitenessOf({ width, height, values }: Plane): number {
  let edge = 0;
  for (let x = 0; x < width; x++) edge += values[x]! + values[values.length - width + x]!;
  for (let y = 0; y < height; y++) edge += values[y * width]! + values[(y + 1) * width - 1]!;
  const mean = edge / (2 * (width + height));
  return Math.min(1, Math.max(0, (mean - GREY_GROUND) / (WHITE_GROUND - GREY_GROUND)));
}

/** A photo without colour stays so, with the coloured specks of compression removed, unless the look asks for a colour. */
function staysGrey(thumbnail: Thumbnail, look: Look): boolean {
  return look.warmth === 0 && isColourless(thumbnail);
}

/** Moderate grey-world balance, less where hardly anything is grey: a wall has its colour; and the look's warmth. */
function balanceOf({ rgb }: Thumbnail, look: Look): [number, number, number] {
  const sums = [0, 0, 0];
  let greys = 0;
  for (let p = 0; p < rgb.length; p += 3) {
    const red = rgb[p] ?? 0;
    const green = rgb[p + 1] ?? 0;
    const blue = rgb[p + 2] ?? 0;
    const most = Math.max(red, green, blue);
    const greyness = most > 20 && most < 250 ? (Math.min(red, green, blue) / most) ** 4 : 0;
    sums[0]! += red * greyness;
    sums[1]! += green * greyness;
    sums[2]! += blue * greyness;
    greys += greyness;
  }
  const share = BALANCE * Math.min(1, (3 * greys) / rgb.length / ENOUGH_GREY);
  const mean = (sums[0]! + sums[1]! + sums[2]!) / 3 || 1;
  const gain = (channel: 0 | 1 | 2) => {
    const correction = share * (mean / (sums[channel] || mean) - 1);
    return 1 + Math.min(MAX_BALANCE, Math.max(-MAX_BALANCE, correction));
  };
  return [
    gain(0) * (1 + 0.13 * look.warmth) - 1,
    gain(1) * (1 + 0.015 * look.warmth) - 1,
    gain(2) * (1 - 0.16 * look.warmth) - 1,
  ];
}

/** Photos with little colour get more; then the look's saturation. */
function saturationOf(thumbnail: Thumbnail, look: Look): number {
  const base = 1 + 0.16 * Math.min(1, Math.max(0, (0.09 - meanChroma(thumbnail)) / 0.07));
  return Math.max(0, base * (1 + (look.saturation > 0 ? 0.55 : 0.7) * look.saturation));
}
