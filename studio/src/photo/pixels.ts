import { CurtaError } from "@curta/contract";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Picture } from "../picture.ts";

/** A picture as the start of a sharp pipeline. */
export function asSharp({ rgb, width, height }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** The picture that a pipeline of three channels gives. */
export async function pixelsOf(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new CurtaError("internal", { detail: `${info.channels} channels` });
  // No buffer of Node: the slice() of those shares its bytes, so that a copy to grade would be the picture itself.
  const rgb = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, rgb };
}
