import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { asSharp } from "./pixels.ts";

/** The key image as it is shown and downloaded: JPEG, 1080 x 1920, sRGB, no metadata. */
export async function encodeKeyImage(picture: Picture): Promise<Uint8Array> {
  const sized = asSharp(picture).resize(FILM_WIDTH, FILM_HEIGHT, { fit: "fill", kernel: "lanczos3" });
  return sized.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The picture that films are cut from: JPEG, sRGB, no metadata. Small pictures keep full colour resolution. */
export async function encodePicture(picture: Picture): Promise<Uint8Array> {
  return asSharp(picture).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
}
