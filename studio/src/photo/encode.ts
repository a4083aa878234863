import { CurtaError, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Picture } from "../picture.ts";
import { decodePhoto } from "./decode.ts";
import { frameSize } from "./frame-size.ts";

/** The key image as it is shown and downloaded: JPEG, 1080 x 1920, sRGB, no metadata. */
export async function encodeKeyImage(picture: Picture): Promise<Uint8Array> {
  const sized = asSharp(picture).resize(FILM_WIDTH, FILM_HEIGHT, { fit: "fill", kernel: "lanczos3" });
  return sized.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The whole picture, for films to be cut from: JPEG, sRGB, no metadata. */
export async function encodePicture(picture: Picture): Promise<Uint8Array> {
  return asSharp(picture).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
}

/**
 * Reads an encoded key image or picture back. One that came from elsewhere and is not 9:16 is framed to it.
 * @throws CurtaError photo_*
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const photo = await decodePhoto(bytes);
  const size = frameSize(photo);
  if (size.width === photo.width && size.height === photo.height) return photo;
  const { data, info } = await asSharp(photo)
    .resize(size.width, size.height, { fit: "cover", position: "attention", kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new CurtaError("internal", { detail: `${info.channels} channels` });
  return { width: info.width, height: info.height, rgb: data };
}

/** A picture as the start of a sharp pipeline. */
export function asSharp({ rgb, width, height }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
