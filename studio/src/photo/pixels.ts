import { CurtaError } from "@curta/contract";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Picture } from "../picture.ts";

/** A picture as the start of a sharp pipeline. */
export function asSharp({ rgb, width, height }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** What a pipeline of three channels ends in. */
export async function pixelsOf(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new CurtaError("internal", { detail: `${info.channels} channels` });
  return { width: info.width, height: info.height, rgb: data };
}

/**
 * Gives a picture's memory back now: a decoded photo is tens of megabytes that the collector knows little of.
 * Nobody may look at the picture afterwards.
 */
export function release({ rgb }: Picture): void {
  const { buffer } = rgb;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === rgb.byteLength) buffer.transfer(0);
}

/**
 * The same picture by a whole factor smaller, so that it has about `most` pixels; itself where it has no more.
 * Of each block four pixels are averaged: enough to look at, and a fifth of the time of a good filter.
 */
export function shrink(picture: Picture, most: number): Picture {
  const factor = Math.round(Math.sqrt((picture.width * picture.height) / most));
  if (factor < 2) return picture;
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const { rgb } = picture;
  const out = new Uint8Array(width * height * 3);
  const across = 3 * (factor >> 1);
  const down = (factor >> 1) * picture.width * 3;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, p = y * factor * picture.width * 3; x < width; x++, p += 3 * factor, at += 3) {
      const q = p + down;
      out[at] = (rgb[p]! + rgb[p + across]! + rgb[q]! + rgb[q + across]! + 2) >> 2;
      out[at + 1] = (rgb[p + 1]! + rgb[p + across + 1]! + rgb[q + 1]! + rgb[q + across + 1]! + 2) >> 2;
      out[at + 2] = (rgb[p + 2]! + rgb[p + across + 2]! + rgb[q + 2]! + rgb[q + across + 2]! + 2) >> 2;
    }
  }
  return { width, height, rgb: out };
}
