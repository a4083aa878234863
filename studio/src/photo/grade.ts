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
  const { tone, clarity, tint } = plan;
  const [reds, greens, blues] = plan.balance;
  const lift = 255 * 0.11 * plan.fade;
  const keep = 1 - 0.17 * plan.fade;
  const boost = plan.saturation - 1;
  const { slope: slopes, offset: offsets, shade: shades } = light;
  for (let x = 0, p = y * width * 3; x < width; x++, p += 3) {
    let red = reds[rgb[p]!]!;
    let green = greens[rgb[p + 1]!]!;
    let blue = blues[rgb[p + 2]!]!;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let broad = slopes[x]! * luma + offsets[x]!;
    broad = broad < 1 ? 1 : broad > 255 ? 255 : broad;
    const toned = tone[broad | 0]! * broad;
    const wanted = toned + clarity * (luma - broad);
    let gain = wanted / ((luma + 0.5) * (1 + shades[x]! + light.shadeRow));
    gain = gain < 0 ? 0 : gain > MOST_GAIN ? MOST_GAIN : gain;
    red *= gain;
    green *= gain;
    blue *= gain;
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let colour = boost;
    if (boost > 0) {
      const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
      const least = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
      colour = most - least > VIVID ? 0 : boost * (1 - (most - least) / VIVID);
    }
    colour++;
    const grain = plan.grain === 0 ? ditherOf(x, y) : ditherOf(x, y) + plan.grain * grainOf(x, y);
    red = (grey + colour * (red - grey)) * keep + lift + grain;
    green = (grey + colour * (green - grey)) * keep + lift + grain;
    blue = (grey + colour * (blue - grey)) * keep + lift + grain;
    if (tint) {
      red *= tint[0];
      green *= tint[1];
      blue *= tint[2];
    }
    rgb[p] = red < 0 ? 0 : red > 255 ? 255 : red;
    rgb[p + 1] = green < 0 ? 0 : green > 255 ? 255 : green;
    rgb[p + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue;
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
