import type { Picture } from "../picture.ts";
import { continueBeyond } from "./continue.ts";
import { frameSize } from "./frame-size.ts";
import type { Region } from "./region.ts";
import { asSharp, pixelsOf } from "../photo/pixels.ts";

/** From this factor on an enlarged picture looks soft, and is sharpened: before, while it has few pixels. */
const ENLARGED = 1.15;
const CRISPER = { sigma: 0.6, m1: 0.2, m2: 1.1, y2: 8 };

/**
 * Cuts a region out of a photo and continues it where it reaches beyond.
 * @param size of the picture, in pixels; by default what the region's own pixels allow
 */
export async function renderRegion(
  photo: Picture,
  region: Region,
  size: { width: number; height: number } = frameSize(region),
): Promise<Picture> {
  const scale = size.width / region.width;
  const left = Math.max(0, Math.round(region.x));
  const top = Math.max(0, Math.round(region.y));
  const width = Math.min(photo.width, Math.round(region.x + region.width)) - left;
  const height = Math.min(photo.height, Math.round(region.y + region.height)) - top;
  const inside = {
    x: Math.max(0, Math.round(-region.x * scale)),
    y: Math.max(0, Math.round(-region.y * scale)),
    width: region.width > photo.width + 1 ? Math.round(width * scale) : size.width,
    height: region.height > photo.height + 1 ? Math.round(height * scale) : size.height,
  };
  const part = asSharp(photo).extract({ left, top, width, height });
  const source = inside.width / width > ENLARGED ? asSharp(await pixelsOf(part.sharpen(CRISPER))) : part;
  const cut = await pixelsOf(source.resize(inside.width, inside.height, { fit: "fill", kernel: "lanczos3" }));
  if (cut.width === size.width && cut.height === size.height) return cut;
  return continueBeyond(cut, { ...size, x: inside.x, y: inside.y });
}
