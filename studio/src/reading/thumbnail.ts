import type { Picture } from "../picture.ts";
import { LINEAR, ROOTS } from "./measure/colour.ts";
import { type ReadingMemory, withKernelMemory } from "./kernel/kernel.ts";
import type { Plane } from "./plane.ts";
import { boxBlur } from "./plane.ts";

/** A small copy of a picture for analysis: means per cell, in OKLab (lightness 0..1, a and b about -0.3..0.3). */
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

/** Step between rows in which fine detail is measured: every third gives the same result as all. */
const DETAIL_ROW_STEP = 3;

/** Pixels of a cell, along each side, that are averaged at most. */
const SAMPLES_PER_SIDE = 3;

/** Reduces a picture to at most `maxPixels` cells, keeping its proportions. */
export function thumbnailOf(picture: Picture, maxPixels: number): Thumbnail {
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const count = width * height;
  return withKernelMemory((memory) => {
    const pixels = averagesOf(memory, picture, width, height);
    const [luma, lightness, a, b] = planesOf(memory, count);
    memory.kernel.colours(pixels, count, memory.copyIn(LINEAR), memory.copyIn(ROOTS), luma, lightness, a, b);
    const plane = (at: number): Plane => ({ width, height, values: memory.readFloats(at, count) });
    return {
      width,
      height,
      rgb: memory.readBytes(pixels, 3 * count),
      luma: plane(luma),
      lightness: plane(lightness),
      a: plane(a),
      b: plane(b),
    };
  });
}

function planesOf({ alloc }: ReadingMemory, count: number) {
  return [alloc(4 * count), alloc(4 * count), alloc(4 * count), alloc(4 * count)] as const;
}

/** Writes the mean colours of a picture's cells into the kernel's memory. @returns their address */
function averagesOf(memory: ReadingMemory, picture: Picture, width: number, height: number): number {
  const { rgb, width: fullWidth, height: fullHeight } = picture;
  const { kernel, alloc, write } = memory;
  const step = sampleStep(fullWidth, width);
  const bytes = 3 * fullWidth;
  const out = alloc(3 * width * height);
  const line = alloc(bytes);
  const sums = alloc(16 * width);
  for (let row = 0, y = 0; row < height; row++) {
    const end = Math.floor(((row + 1) * fullHeight) / height);
    for (; y < end; y += step) {
      write(line, rgb.subarray(y * bytes, (y + 1) * bytes));
      kernel.addRow(line, fullWidth, step, width, sums);
    }
    y = end;
    kernel.averages(sums, width, out + 3 * row * width);
  }
  return out;
}

/** Mean colourfulness, in OKLab chroma. */
export function meanChroma({ a, b }: Thumbnail): number {
  let sum = 0;
  for (let i = 0; i < a.values.length; i++) sum += Math.sqrt(a.values[i]! ** 2 + b.values[i]! ** 2);
  return sum / a.values.length;
}

/**
 * Chroma (OKLab) below which colour is invisible, two or three 8-bit levels; and the share of cells that may exceed
 * it in a picture without colour.
 */
const SEEN_CHROMA = 0.012;
const STRAY_CELLS = 0.005;

/** Whether a picture is black and white. */
export function isColourless(thumbnail: Thumbnail): boolean {
  return colouredShare(thumbnail, SEEN_CHROMA) <= STRAY_CELLS;
}

/** Share of a picture's cells that have more than this chroma (OKLab). */
export function colouredShare({ a, b }: Thumbnail, leastChroma: number): number {
  let coloured = 0;
  for (let i = 0; i < a.values.length; i++)
    if (a.values[i]! ** 2 + b.values[i]! ** 2 > leastChroma ** 2) coloured++;
  return coloured / a.values.length;
}

function sampleStep(full: number, cells: number): number {
  return Math.max(1, Math.round(full / cells / SAMPLES_PER_SIDE));
}

/** The same thumbnail with at most `maxPixels` cells; fine detail stays that of the original picture. */
export function shrinkThumbnail(fine: Thumbnail, picture: Picture, maxPixels: number): DetailedThumbnail {
  const small = thumbnailOf(fine, maxPixels);
  return { ...small, detail: detailOf(picture, small) };
}

function detailOf(picture: Picture, { width, height }: Thumbnail): Plane {
  const { rgb, width: fullWidth, height: fullHeight } = picture;
  const step = sampleStep(fullWidth, width);
  const rowStep = Math.max(1, Math.min(DETAIL_ROW_STEP * step, Math.floor(fullHeight / height)));
  const bytes = 3 * fullWidth;
  return withKernelMemory(({ kernel, alloc, write, readFloats }) => {
    const lines = alloc(2 * bytes);
    const sums = alloc(8 * width * height);
    for (let y = 1; y < fullHeight; y += rowStep) {
      write(lines, rgb.subarray((y - 1) * bytes, (y + 1) * bytes));
      const cells = sums + 8 * Math.floor((y * height) / fullHeight) * width;
      kernel.addDetail(lines, lines + bytes, fullWidth, step, width, cells);
    }
    const values = alloc(4 * width * height);
    kernel.ratios(sums, width * height, values);
    return boxBlur({ width, height, values: readFloats(values, width * height) }, 1);
  });
}
