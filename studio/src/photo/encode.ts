import { CurtaError, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import sharp from "sharp";
import type { Picture } from "../picture.ts";
import { decodePhoto } from "./decode.ts";
import { asSharp } from "./pixels.ts";

/** Twice the width of a card in a list, for sharp screens. */
const SMALL_WIDTH = 360;
const SMALL_HEIGHT = 640;
/** From here on a picture has pixels to spare: half the colour samples do, in half the time and two thirds the bytes. */
const LARGE_PIXELS = 8_000_000;
/** JPEG's own limit, which only threads reach that nobody photographs. */
const MOST_SIDE = 65_500;
/** What a phone decodes and holds without trouble. */
const PREVIEW_PIXELS = 2_500_000;
/** Long photos get more, so that their largest 9:16 view stays sharp, up to what a phone just bears. */
const PREVIEW_VIEW_WIDTH = 700;
const MOST_PREVIEW_PIXELS = 8_000_000;
/** Pixels of a kept photo, as of a picture that films are cut from. */
const KEPT_PIXELS = 24_000_000;

/** The key image as it is shown and downloaded: JPEG, 1080 x 1920, sRGB, no metadata. */
export async function encodeKeyImage(picture: Picture): Promise<Uint8Array> {
  const sized = asSharp(picture).resize(FILM_WIDTH, FILM_HEIGHT, { fit: "fill", kernel: "lanczos3" });
  return sized.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** A poster or key image for lists of many: JPEG, 360 x 640, sRGB, about 30 kB. */
export async function encodeSmall(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).resize(SMALL_WIDTH, SMALL_HEIGHT, { fit: "fill" }).jpeg({ quality: 76 }).toBuffer();
}

/** The picture that films are cut from: JPEG, sRGB, no metadata. Small pictures keep full colour resolution. */
export async function encodePicture(picture: Picture): Promise<Uint8Array> {
  return jpegOf(picture, isLarge(picture) ? 90 : 95);
}

/** The whole picture, small enough for a preview in a page: JPEG, sRGB, no metadata. */
export async function encodePreview(picture: Picture): Promise<Uint8Array> {
  const { width, height } = previewSize(picture);
  const sized = asSharp(picture).resize(width, height, { fit: "fill", kernel: "lanczos3" });
  return sized.jpeg({ quality: 85 }).toBuffer();
}

/** A photo as it was sent, to be kept for another take: upright, JPEG, sRGB, no metadata. @throws CurtaError photo_* */
export async function encodePhoto(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
  const photo = await decodePhoto(bytes, { maxPixels: KEPT_PIXELS, ...(signal ? { signal } : {}) });
  return jpegOf(photo, 92);
}

/** @throws CurtaError photo_too_many_pixels */
async function jpegOf(picture: Picture, quality: number): Promise<Uint8Array> {
  const { width, height } = picture;
  if (Math.max(width, height) > MOST_SIDE) {
    throw new CurtaError("photo_too_many_pixels", { detail: `${width} x ${height}` });
  }
  const chromaSubsampling = isLarge(picture) ? "4:2:0" : "4:4:4";
  return asSharp(picture).jpeg({ quality, chromaSubsampling }).toBuffer();
}

function isLarge({ width, height }: Picture): boolean {
  return width * height > LARGE_PIXELS;
}

function previewSize({ width, height }: Picture): { width: number; height: number } {
  const pixels = width * height;
  const viewWidth = Math.min(width, (height * FILM_WIDTH) / FILM_HEIGHT);
  const forView = (PREVIEW_VIEW_WIDTH / viewWidth) ** 2 * pixels;
  const allowed = Math.min(MOST_PREVIEW_PIXELS, Math.max(PREVIEW_PIXELS, forView));
  const scale = Math.min(1, Math.sqrt(allowed / pixels));
  return { width: even(width * scale), height: even(height * scale) };
}

/** Colours are drawn in cells of two by two pixels. */
function even(side: number): number {
  return 2 * Math.round(side / 2);
}
