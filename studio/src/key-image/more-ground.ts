import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { asSharp, pixelsOf } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";
import {
  type Colour,
  differs,
  FALL_OFF,
  findPlainGround,
  meanColour,
  type PlainGround,
  placesOf,
  type Rim,
  rimsOf,
} from "../seeing/matte/plain-ground.ts";

/** Room beside what stands before the ground, in its widths, on both sides together. */
const ROOM = 0.2;
/** Of a column so much differs from the ground where something stands there; every so many pixels are looked at. */
const STANDS = 0.01;
const STRIDE = 4;
/** Over so many pixels the rim becomes the ground's colour there, and over so much of the photo's side one colour. */
const SEAM = 24;
const FADE = 0.3;

/** Pixels that are added at each rim. */
interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * A photo of what stands before plain ground, too wide for the film, with more of that ground around it, so that one 9:16 view
 * holds all that stands there; made smaller where it would have more than so many pixels. Any other photo is returned as it is.
 */
export async function withMoreGround(photo: Picture, mostPixels: number): Promise<Picture> {
  const { width, height } = photo;
  if (width * FILM_HEIGHT <= height * FILM_WIDTH) return photo;
  const ground = findPlainGround(photo);
  if (ground === null) return photo;
  const margins = marginsOf(photo, ground);
  if (margins === null) return photo;
  const added = (width + margins.left + margins.right) * (height + margins.top + margins.bottom);
  const scale = Math.sqrt(mostPixels / added);
  if (scale < 1)
    return await withMoreGround(await pixelsOf(asSharp(photo).resize(Math.floor(width * scale))), mostPixels);
  const wide = extended(photo, { ...margins, top: 0, bottom: 0 });
  return extended(wide, { ...margins, left: 0, right: 0 });
}

/** What a 9:16 view of all that stands before the ground needs; null where the photo has it. */
function marginsOf(photo: Picture, ground: PlainGround): Margins | null {
  const { width, height } = photo;
  const { left, right } = extentOf(photo, ground);
  if (right <= left) return null;
  const room = (ROOM / 2) * (right - left);
  const { isFree } = ground;
  const beside = {
    left: isFree.left ? Math.max(0, Math.round(room - left)) : 0,
    right: isFree.right ? Math.max(0, Math.round(room - (width - right))) : 0,
  };
  const across = Math.min(width + beside.left + beside.right, (1 + ROOM) * (right - left));
  const missing = Math.round((across * FILM_HEIGHT) / FILM_WIDTH) - height;
  if (missing <= 0) return null;
  return { ...beside, top: Math.floor(missing / 2), bottom: Math.ceil(missing / 2) };
}

/** From where to where something stands before the ground, in pixels. */
function extentOf({ width, height, rgb }: Picture, { colour }: PlainGround): { left: number; right: number } {
  let [left, right] = [width, 0];
  for (let x = 0; x < width; x += STRIDE) {
    let others = 0;
    for (let y = 0; y < height; y += STRIDE)
      others += differs(rgb, 3 * (y * width + x), colour, FALL_OFF) ? STRIDE : 0;
    if (others < STANDS * height) continue;
    left = Math.min(left, x);
    right = Math.min(width, x + STRIDE);
  }
  return { left, right };
}

function extended(photo: Picture, { top, bottom, left, right }: Margins): Picture {
  const width = photo.width + left + right;
  const height = photo.height + top + bottom;
  if (width === photo.width && height === photo.height) return photo;
  const rgb = new Uint8Array(3 * width * height);
  const row = 3 * photo.width;
  for (let y = 0; y < photo.height; y += 1)
    rgb.set(photo.rgb.subarray(row * y, row * (y + 1)), 3 * ((top + y) * width + left));
  const from = rimsOf(photo);
  const to = rimsOf({ width, height, rgb });
  const margins = { top, bottom, left, right };
  for (const rim of ["top", "bottom", "left", "right"] as const)
    if (margins[rim] > 0) drawGround({ rgb, rim: to[rim] }, { rgb: photo.rgb, rim: from[rim] }, margins[rim]);
  return { width, height, rgb };
}

interface At {
  readonly rgb: Uint8Array;
  readonly rim: Rim;
}

/** Draws ground beyond a rim: near it as the rim is, then as its places are, then of one colour. */
function drawGround(to: At, from: At, margin: number): void {
  const { colours } = placesOf(from.rgb, from.rim);
  const near = alongRim(colours, from.rim.length);
  const far = meanColour(colours);
  const outermost = to.rim.first + to.rim.inwards * margin;
  for (let away = 1; away <= margin; away += 1) {
    const seam = Math.min(1, away / SEAM);
    const fade = Math.min(1, away / (FADE * from.rim.depth));
    for (let along = 0; along < from.rim.length; along += 1) {
      const source = from.rim.first + along * from.rim.step;
      const target = outermost - away * to.rim.inwards + along * to.rim.step;
      for (let channel = 0; channel < 3; channel += 1) {
        const plain = (1 - fade) * near[3 * along + channel]! + fade * far[channel]!;
        to.rgb[target + channel] = Math.round((1 - seam) * from.rgb[source + channel]! + seam * plain);
      }
    }
  }
}

/** The colours along a rim, from place to place. */
function alongRim(places: readonly Colour[], length: number): Float32Array {
  const line = new Float32Array(3 * length);
  for (let along = 0; along < length; along += 1) {
    const at = Math.min(places.length - 1, Math.max(0, ((along + 0.5) * places.length) / length - 0.5));
    const [low, high] = [places[Math.floor(at)], places[Math.ceil(at)]];
    for (const channel of [0, 1, 2] as const)
      line[3 * along + channel] = (1 - (at % 1)) * (low?.[channel] ?? 0) + (at % 1) * (high?.[channel] ?? 0);
  }
  return line;
}
