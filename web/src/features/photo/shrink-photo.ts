import { MAX_PHOTO_BYTES } from "@curta/contract";
import { openPhoto } from "./open-photo.ts";

/** A film needs no more: it is 1920 pixels high, and the closest framing shows half of the picture. */
const MAX_SIDE_PX = 4096;
const QUALITIES = [0.92, 0.85, 0.75, 0.6];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which the longer side is at most `side`; never larger than it was. */
export function fitSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** "férias.PNG" -> "férias.jpg" */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, "")}.jpg`;
}

/**
 * Scales a photo down and encodes it as a JPEG of at most 10 MB, so that it can be sent.
 * @throws Error if this browser cannot decode it
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await openPhoto(file);
  const size = fitSize(picture, MAX_SIDE_PX);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2d canvas");
  // JPEG has no transparency; white is the usual background of transparent pictures.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- the next try depends on this one's size
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= MAX_PHOTO_BYTES) return new File([blob], jpegName(file.name), { type: "image/jpeg" });
  }
  throw new Error("still too large");
}
