import type { Picture } from "../picture.ts";
import { oklab } from "./colour.ts";
import type { Plane } from "./plane.ts";
import { boxBlur } from "./plane.ts";

/** A picture made small enough to think about: averages per cell, in OKLab (lightness 0..1, a and b about -0.3..0.3). */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Luma, 0 to 1, as displays show it (gamma-encoded, BT.709 weights). */
  readonly luma: Plane;
  readonly lightness: Plane;
  readonly a: Plane;
  readonly b: Plane;
}

export interface DetailedThumbnail extends Thumbnail {
  /** Mean brightness step between neighbouring pixels of the full picture: fine detail, 0 to 1. */
  readonly detail: Plane;
}

/** Rows that are looked at for fine detail: every third is as good as all. */
const DETAIL_ROW_STEP = 3;

/** A cell of many pixels is judged by about this many squared. */
const SAMPLES_PER_SIDE = 3;

/** Averages a picture down to at most `maxPixels` cells of its own proportions. */
export function thumbnailOf(picture: Picture, maxPixels: number): Thumbnail {
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const rgb = averages(picture, width, height);
  const planes = {
    luma: new Float32Array(width * height),
    lightness: new Float32Array(width * height),
    a: new Float32Array(width * height),
    b: new Float32Array(width * height),
  };
  const lab = new Float32Array(3);
  for (let i = 0, p = 0; i < width * height; i++, p += 3) {
    const red = rgb[p] ?? 0;
    const green = rgb[p + 1] ?? 0;
    const blue = rgb[p + 2] ?? 0;
    planes.luma[i] = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    oklab(red, green, blue, lab);
    planes.lightness[i] = lab[0] ?? 0;
    planes.a[i] = lab[1] ?? 0;
    planes.b[i] = lab[2] ?? 0;
  }
  const plane = (values: Float32Array): Plane => ({ width, height, values });
  return {
    width,
    height,
    rgb,
    luma: plane(planes.luma),
    lightness: plane(planes.lightness),
    a: plane(planes.a),
    b: plane(planes.b),
  };
}

/** Chroma (OKLab) under which no eye sees a colour: two or three 8-bit levels; and the share of cells it may be over. */
const SEEN_CHROMA = 0.012;
const STRAY_CELLS = 0.005;

/** Whether a picture is black and white. */
export function isColourless({ a, b }: Thumbnail): boolean {
  let coloured = 0;
  for (let i = 0; i < a.values.length; i++)
    if (Math.hypot(a.values[i]!, b.values[i]!) > SEEN_CHROMA) coloured++;
  return coloured <= STRAY_CELLS * a.values.length;
}

function averages(picture: Picture, width: number, height: number): Uint8Array {
  const { rgb, width: fullWidth, height: fullHeight } = picture;
  const step = sampleStep(fullWidth, width);
  const column = columnsOf(fullWidth, width);
  const out = new Uint8Array(width * height * 3);
  const sums = new Int32Array(width * 3);
  const counts = new Int32Array(width);
  for (let row = 0, y = 0; row < height; row++) {
    const end = Math.floor(((row + 1) * fullHeight) / height);
    sums.fill(0);
    counts.fill(0);
    for (; y < end; y += step) {
      for (let x = 0, p = y * fullWidth * 3; x < fullWidth; x += step, p += 3 * step) {
        const cell = column[x]!;
        counts[cell]!++;
        sums[cell * 3]! += rgb[p]!;
        sums[cell * 3 + 1]! += rgb[p + 1]!;
        sums[cell * 3 + 2]! += rgb[p + 2]!;
      }
    }
    y = end;
    const start = row * width * 3;
    for (let i = 0; i < width * 3; i++)
      out[start + i] = Math.round(sums[i]! / Math.max(1, counts[(i / 3) | 0]!));
  }
  return out;
}

function sampleStep(full: number, cells: number): number {
  return Math.max(1, Math.round(full / cells / SAMPLES_PER_SIDE));
}

function columnsOf(fullWidth: number, width: number): Int32Array {
  return Int32Array.from({ length: fullWidth }, (_, x) => Math.floor((x * width) / fullWidth));
}

/** The same thumbnail with at most `maxPixels` cells, and the fine detail of the picture that it was made from. */
export function shrinkThumbnail(fine: Thumbnail, picture: Picture, maxPixels: number): DetailedThumbnail {
  const small = thumbnailOf(fine, maxPixels);
  return { ...small, detail: detailOf(picture, small) };
}

function detailOf(picture: Picture, { width, height }: Thumbnail): Plane {
  const { rgb, width: fullWidth, height: fullHeight } = picture;
  const step = sampleStep(fullWidth, width);
  const column = columnsOf(fullWidth, width);
  const rowStep = Math.max(1, Math.min(DETAIL_ROW_STEP * step, Math.floor(fullHeight / height)));
  const sums = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  for (let y = 1; y < fullHeight; y += rowStep) {
    const row = Math.floor((y * height) / fullHeight) * width;
    for (let x = 1, p = (y * fullWidth + 1) * 3 + 1; x < fullWidth; x += step, p += 3 * step) {
      const here = rgb[p]!;
      const cell = row + column[x]!;
      sums[cell]! += Math.abs(here - rgb[p - 3]!) + Math.abs(here - rgb[p - fullWidth * 3]!);
      counts[cell]!++;
    }
  }
  for (let i = 0; i < sums.length; i++) sums[i]! /= 510 * Math.max(1, counts[i]!);
  return boxBlur({ width, height, values: sums }, 1);
}
