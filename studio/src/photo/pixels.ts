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
  return { width: info.width, height: info.height, rgb: data };
}
