import { CurtaError } from "@curta/contract";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { atDesk } from "../reading/kernel/kernel.ts";
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
  const bytes = 3 * picture.width;
  const rgb = new Uint8Array(width * height * 3);
  atDesk(({ kernel, room, put, fill }) => {
    const rows = room(2 * bytes);
    const out = room(3 * width);
    for (let y = 0; y < height; y++) {
      const upper = y * factor * bytes;
      const lower = upper + (factor >> 1) * bytes;
      put(rows, picture.rgb.subarray(upper, upper + bytes));
      put(rows + bytes, picture.rgb.subarray(lower, lower + bytes));
      kernel.blocks(rows, rows + bytes, out, width, factor);
      fill(rgb.subarray(3 * y * width, 3 * (y + 1) * width), out);
    }
  });
  return { width, height, rgb };
}
