import type { Picture } from "../picture.ts";
import type { Look } from "../reading/look.ts";
import type { Plane } from "../reading/plane.ts";
import { thumbnailOf } from "../reading/thumbnail.ts";
import type { GradePlan } from "./grade-plan.ts";
import { planGrade } from "./grade-plan.ts";

/** Cells of the thumbnail that a grade is worked out on. */
const PLAN_CELLS = 20_000;
/** Shadows are lifted by this factor at most, else they turn to noise. */
const MOST_GAIN = 3;
/** Colourfulness (largest minus smallest channel, in 8-bit levels) from which more colour would shout. */
const VIVID = 150;
/** Levels are looked up with this much added: those under 0 are there too. */
const BELOW = 1024;
/** Highlights bend from here and reach white only at `white`: a gain must not burn holes into skin and sky. */
const SHOULDER = { from: 200, white: 310 };
const SHOWN = Uint8Array.from({ length: 4096 }, (_, i) => shown(i - BELOW));

/** Gives a picture its light and colour, in place: honest exposure and balance, then the look. */
export function gradePicture(picture: Picture, look: Look): void {
  const plan = planGrade(thumbnailOf(picture, PLAN_CELLS), look);
  const { width, height } = picture;
  const slope = new Float64Array(plan.slope.width);
  const offset = new Float64Array(plan.slope.width);
  const shade = shadesAcross(plan, width);
  for (let y = 0; y < height; y++) {
    const at = (y + 0.5) / height;
    rowOf(plan.slope, at, slope);
    rowOf(plan.offset, at, offset);
    gradeRow(picture, plan, y, { slope, offset, shade, dark: 1 + vignetteAt(at, plan.vignette) });
  }
}

interface RowLight {
  /** Broad light = slope x luma + offset, per coarse column. */
  readonly slope: Float64Array;
  readonly offset: Float64Array;
  /** Vignette: what each column adds to the row's `dark`, the divisor of the light. */
  readonly shade: Float32Array;
  readonly dark: number;
}

/** One tight loop per span between two coarse columns, along which slope and offset change evenly. */
function gradeRow({ rgb, width }: Picture, plan: GradePlan, y: number, light: RowLight): void {
  const { lift: lifts, clarity, grain, tint } = plan;
  const [reds, greens, blues] = plan.balance;
  const { slope, offset, shade, dark } = light;
  const fade = 255 * 0.11 * plan.fade;
  const keep = 1 - 0.17 * plan.fade;
  const boost = plan.saturation - 1;
  const calm = Math.max(0, boost) / VIVID;
  const least = Math.min(0, boost);
  const columns = slope.length;
  const step = columns / width;
  for (let span = 0, x = 0; span <= columns; span++) {
    const end = span === columns ? width : Math.min(width, Math.ceil((span + 0.5) / step - 0.5));
    const left = Math.max(0, span - 1);
    const right = Math.min(columns - 1, span);
    const way = (x + 0.5) * step - 0.5 - (span - 1);
    const slopeStep = (slope[right]! - slope[left]!) * step;
    const offsetStep = (offset[right]! - offset[left]!) * step;
    let s = slope[left]! + (slope[right]! - slope[left]!) * way;
    let o = offset[left]! + (offset[right]! - offset[left]!) * way;
    for (let p = (y * width + x) * 3; x < end; x++, p += 3) {
      const red = reds[rgb[p]!]!;
      const green = greens[rgb[p + 1]!]!;
      const blue = blues[rgb[p + 2]!]!;
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const broad = s * luma + o;
      const level = broad < 0 ? 0 : broad > 255 ? 255 : broad | 0;
      const wanted = (lifts[level]! + clarity * luma) / ((luma + 0.5) * (dark + shade[x]!));
      const gain = wanted < 0 ? 0 : wanted > MOST_GAIN ? MOST_GAIN : wanted;
      const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
      const fewest = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
      const more = boost - calm * gain * (most - fewest);
      const colour = more < least ? least : more;
      const kept = (1 + colour) * gain * keep;
      let base = fade - gain * luma * colour * keep + (((x * 5 + y * 3) & 7) + 0.5) * 0.125;
      if (grain !== 0) base += grain * grainOf(x, y);
      rgb[p] = SHOWN[((tint[0] * (base + kept * red)) | 0) + BELOW]!;
      rgb[p + 1] = SHOWN[((tint[1] * (base + kept * green)) | 0) + BELOW]!;
      rgb[p + 2] = SHOWN[((tint[2] * (base + kept * blue)) | 0) + BELOW]!;
      s += slopeStep;
      o += offsetStep;
    }
  }
}

/** Straight up to the shoulder, then a parabola that arrives at white without an edge. */
function shown(level: number): number {
  const { from, white } = SHOULDER;
  if (level <= from) return Math.max(0, level);
  const way = Math.min(1, (level - from) / (white - from));
  return Math.round(from + (255 - from) * way * (2 - way));
}

/** -0.5 to 0.5, the same for the same pixel every time. */
function grainOf(x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296 - 0.5;
}

function shadesAcross({ vignette }: GradePlan, width: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => vignetteAt((x + 0.5) / width, vignette));
}

/** Darkening along one axis: hardly any in the middle half, growing with the third power to `amount` / 2 at the edge. */
function vignetteAt(share: number, amount: number): number {
  return (amount / 2) * Math.abs(2 * share - 1) ** 3;
}

/** The coarse plane's row at a share of its height, between the two nearest rows, written to `out`. */
function rowOf({ width, height, values }: Plane, share: number, out: Float64Array): void {
  const at = Math.min(height - 1, Math.max(0, share * height - 0.5));
  const upper = Math.floor(at) * width;
  const lower = Math.min(height - 1, Math.floor(at) + 1) * width;
  const way = at - Math.floor(at);
  for (let x = 0; x < width; x++)
    out[x] = values[upper + x]! + (values[lower + x]! - values[upper + x]!) * way;
}
