import type { Box } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { Picture } from "../../../picture.ts";
import { likeness } from "../../../seeing/picture/boxes.ts";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";

/** The skin of a face as it was sampled. */
export interface SampledSkin {
  /** Mean red, green and blue of its middle, 0 to 255. */
  readonly colour: readonly [number, number, number];
  /** Share of samples with a channel that is burnt. */
  readonly burnt: number;
}

type Rgb = readonly [number, number, number];

/** A channel above this level is burnt. */
const BURNT = 245;
/** Cheeks, nose and mouth, without hair and ground: shares of a face's box. */
const MIDDLE = { x: 0.25, y: 0.3, w: 0.5, h: 0.5 } as const;
/** A found face is an expected one from this likeness on. */
const LEAST_LIKENESS = 0.3;
/** Samples across and down. */
const SAMPLES = 32;

/**
 * Where the skin of a found face is sampled: where the camera puts that face, as the picture's was sampled there too, and the
 * network lays its box a little otherwise in each frame. In its own box where none was expected.
 * @param expected boxes of faces in the frame, by the camera
 */
export function sampledBox(found: Box, expected: readonly Box[]): Box {
  const [nearest = found] = expected.toSorted((a, b) => likeness(b, found) - likeness(a, found));
  return likeness(nearest, found) >= LEAST_LIKENESS ? nearest : found;
}

/** Samples a face of a decoded frame (BT.709, limited range); null where none of it is in the frame. */
export function skinInFrame({ planes: [luma, cb, cr], strides }: PlanarFrame, face: Box): SampledSkin | null {
  return sampled(face, FILM_WIDTH, FILM_HEIGHT, (x, y) => {
    const bright = (luma[y * strides[0] + x]! - 16) * (255 / 219);
    const blue = cb[(y >> 1) * strides[1] + (x >> 1)]! - 128;
    const red = cr[(y >> 1) * strides[2] + (x >> 1)]! - 128;
    return [bright + 1.7927 * red, bright - 0.2132 * blue - 0.5329 * red, bright + 2.1124 * blue];
  });
}

/** Samples a face of the picture that a film is cut from. */
export function skinInPicture({ rgb, width, height }: Picture, face: Box): SampledSkin | null {
  return sampled(face, width, height, (x, y) => {
    const at = (y * width + x) * 3;
    return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
  });
}

function sampled(
  { x, y, w, h }: Box,
  width: number,
  height: number,
  at: (x: number, y: number) => Rgb,
): SampledSkin | null {
  const sum: [number, number, number] = [0, 0, 0];
  let [count, burnt] = [0, 0];
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const left = Math.floor((x + (MIDDLE.x + (MIDDLE.w * (column + 0.5)) / SAMPLES) * w) * width);
      const top = Math.floor((y + (MIDDLE.y + (MIDDLE.h * (row + 0.5)) / SAMPLES) * h) * height);
      if (left < 0 || top < 0 || left >= width || top >= height) continue;
      const [red, green, blue] = at(left, top);
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      count++;
      if (Math.max(red, green, blue) > BURNT) burnt++;
    }
  }
  if (count === 0) return null;
  return { colour: [sum[0] / count, sum[1] / count, sum[2] / count], burnt: burnt / count };
}

/** Colours nearer to grey (CIELAB chroma) have no hue that one could see. */
const LEAST_CHROMA = 6;

/** How far apart the hues of two colours are, in degrees of CIELAB; null where one of them has none. */
export function hueShift(one: Rgb, other: Rgb): number | null {
  const [a, b] = [labOf(one), labOf(other)];
  if (Math.min(Math.hypot(...a), Math.hypot(...b)) < LEAST_CHROMA) return null;
  const turn = ((Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0])) * 180) / Math.PI;
  return Math.abs(((turn + 540) % 360) - 180);
}

/**
 * A step of both channels of the film's 8-bit chroma (BT.709, limited range) moves skin by so much in CIELAB, of one by 1.2.
 * The encoder leaves both behind where colours were parted before: it codes no difference that is so small.
 */
const CHROMA_STEP = 1.8;

/**
 * How far the hue of skin has turned, in degrees of CIELAB. 0 where a step of the film's chroma makes as much: it turns pale
 * skin by up to 12 degrees, and nobody sees it. Measured as the difference of hue (Delta H, CIE 15).
 */
export function skinTurn(before: Rgb, after: Rgb): number {
  const shift = hueShift(before, after);
  if (shift === null) return 0;
  const chroma = Math.sqrt(Math.hypot(...labOf(before)) * Math.hypot(...labOf(after)));
  const difference = 2 * chroma * Math.sin((shift * Math.PI) / 360);
  return difference < CHROMA_STEP ? 0 : shift;
}

/** The colour axes a and b of CIELAB (D65) of a colour in sRGB. */
function labOf(rgb: Rgb): [number, number] {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const x = rootOf((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = rootOf(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = rootOf((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [500 * (x - y), 200 * (y - z)];
}

/** Light of a level of sRGB, 0 to 1. */
function linear(level: number): number {
  const share = Math.max(0, level) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function rootOf(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 4 / 29;
}
