import type { Picture } from "../picture.ts";
import type { Look } from "../reading/look.ts";
import type { Plane } from "../reading/plane.ts";
import { axisSamples } from "../reading/plane.ts";
import { thumbnailOf } from "../reading/thumbnail.ts";
import type { GradePlan } from "./grade-plan.ts";
import { planGrade } from "./grade-plan.ts";

/** Cells of the thumbnail that a grade is worked out on. */
const PLAN_CELLS = 40_000;
/** Shadows are lifted by this factor at most, else they turn to noise. */
const MOST_GAIN = 3;
/** Levels are looked up with this much added, so that those under 0 and over 255 find their limit. */
const CLAMP_MARGIN = 512;
const CLAMPED = Uint8Array.from({ length: 4096 }, (_, i) => Math.min(255, Math.max(0, i - CLAMP_MARGIN)));
/** Colourfulness (largest minus smallest channel, in 8-bit levels) from which more colour would shout. */
const VIVID = 150;

/** Gives a picture its light and colour, in place: honest exposure and balance, then the look. */
export function gradePicture(picture: Picture, look: Look): void {
  const plan = planGrade(thumbnailOf(picture, PLAN_CELLS), look);
  const { width, height } = picture;
  const rows = axisSamples(plan.slope.height, height);
  const slopes = rowSampler(plan.slope, width);
  const offsets = rowSampler(plan.offset, width);
  const across = vignetteAxis(width, plan.vignette);
  const down = vignetteAxis(height, plan.vignette);
  for (let y = 0; y < height; y++) {
    const first = rows.first[y] ?? 0;
    const second = rows.second[y] ?? 0;
    const fraction = rows.fraction[y] ?? 0;
    gradeRow(picture, plan, y, {
      slope: slopes(first, second, fraction),
      offset: offsets(first, second, fraction),
      shade: across,
      shadeRow: down[y] ?? 0,
    });
  }
}

interface RowLight {
  readonly slope: Float32Array;
  readonly offset: Float32Array;
  /** Vignette: what each column and this row add to the darkening. */
  readonly shade: Float32Array;
  readonly shadeRow: number;
}

function gradeRow({ rgb, width }: Picture, plan: GradePlan, y: number, light: RowLight): void {
  const { tone, clarity, grain } = plan;
  const [reds, greens, blues] = plan.balance;
  const { slope: slopes, offset: offsets, shade: shades, shadeRow } = light;
  const [tintRed, tintGreen, tintBlue] = plan.tint;
  const lift = 255 * 0.11 * plan.fade;
  const keep = 1 - 0.17 * plan.fade;
  const boost = plan.saturation - 1;
  const calm = Math.max(0, boost) / VIVID;
  const least = Math.min(0, boost);
  for (let x = 0, p = y * width * 3; x < width; x++, p += 3) {
    const red = reds[rgb[p]!]!;
    const green = greens[rgb[p + 1]!]!;
    const blue = blues[rgb[p + 2]!]!;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const broad = Math.min(255, Math.max(1, slopes[x]! * luma + offsets[x]!));
    const wanted = tone[broad | 0]! * broad + clarity * (luma - broad);
    const gain = Math.min(MOST_GAIN, Math.max(0, wanted / ((luma + 0.5) * (1 + shades[x]! + shadeRow))));
    const spread = gain * (Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue)));
    const colour = 1 + Math.max(least, boost - calm * spread);
    const kept = colour * gain * keep;
    const noise = grain === 0 ? ditherOf(x, y) : ditherOf(x, y) + grain * grainOf(x, y);
    const base = gain * luma * (1 - colour) * keep + lift + noise;
    rgb[p] = CLAMPED[(tintRed * (base + kept * red) + CLAMP_MARGIN) | 0]!;
    rgb[p + 1] = CLAMPED[(tintGreen * (base + kept * green) + CLAMP_MARGIN) | 0]!;
    rgb[p + 2] = CLAMPED[(tintBlue * (base + kept * blue) + CLAMP_MARGIN) | 0]!;
  }
}

/** 0 to 1 in an ordered pattern: rounds without banding. */
function ditherOf(x: number, y: number): number {
  return (((x * 5 + y * 3) & 7) + 0.5) / 8;
}

/** -0.5 to 0.5, the same for the same pixel every time. */
function grainOf(x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296 - 0.5;
}

/** Darkening along one axis: none in the middle half, growing with the fourth power to `amount` / 2 at the edge. */
function vignetteAxis(size: number, amount: number): Float32Array {
  return Float32Array.from({ length: size }, (_, i) => (amount / 2) * Math.abs((2 * i) / size - 1) ** 3);
}

/** Rows of a coarse plane at full width. The same array is filled again and again. */
function rowSampler({ width: coarse, values }: Plane, width: number) {
  const { first, second, fraction } = axisSamples(coarse, width);
  const between = new Float32Array(coarse);
  const row = new Float32Array(width);
  return (upper: number, lower: number, down: number): Float32Array => {
    const top = upper * coarse;
    const bottom = lower * coarse;
    for (let x = 0; x < coarse; x++)
      between[x] = values[top + x]! + (values[bottom + x]! - values[top + x]!) * down;
    for (let x = 0; x < width; x++) {
      const left = between[first[x]!]!;
      row[x] = left + (between[second[x]!]! - left) * fraction[x]!;
    }
    return row;
  };
}
