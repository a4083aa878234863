import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import sharp from "sharp";
import type { Timeline } from "../../../direction/timeline.ts";
import { B_FRAMES } from "../../encode/encoder-settings.ts";
import type { PlanarFrame } from "./frame-thumbnail.ts";

/** Frames until a word is fully visible. */
const POP_FRAMES = 8;

/**
 * The frame to show before playing: the first caption fully visible, otherwise after half a second. By the encoder's GOP
 * pattern it is not a B-frame: those need other frames to be decoded first.
 */
export function posterFrame(timeline: Timeline): number {
  const shot = timeline.shots[0];
  const group = shot?.captions[0];
  const lastWord = group?.words.at(-1);
  const stands = group && lastWord ? Math.min(lastWord.at + POP_FRAMES, group.at + group.frames - 1) : 15;
  const at = stands - (stands % (B_FRAMES + 1));
  return Math.max(0, Math.min((shot?.from ?? 0) + at, timeline.frames - 1));
}

/** A decoded frame as JPEG (BT.709 limited range to sRGB). */
export async function encodePoster(rgb: Uint8Array): Promise<Uint8Array> {
  const raw = { width: FILM_WIDTH, height: FILM_HEIGHT, channels: 3 } as const;
  return await sharp(rgb, { raw }).jpeg({ quality: 86 }).toBuffer();
}

/** BT.709, limited range, to RGB; each chroma sample is used for its four pixels. */
export function toRgb({ planes: [luma, cb, cr], strides }: PlanarFrame): Uint8Array {
  const rgb = new Uint8ClampedArray(FILM_WIDTH * FILM_HEIGHT * 3);
  let at = 0;
  for (let y = 0; y < FILM_HEIGHT; y++) {
    for (let x = 0; x < FILM_WIDTH; x++) {
      const bright = (luma[y * strides[0] + x]! - 16) * (255 / 219);
      const blue = cb[(y >> 1) * strides[1] + (x >> 1)]! - 128;
      const red = cr[(y >> 1) * strides[2] + (x >> 1)]! - 128;
      rgb[at++] = bright + 1.7927 * red;
      rgb[at++] = bright - 0.2132 * blue - 0.5329 * red;
      rgb[at++] = bright + 2.1124 * blue;
    }
  }
  return new Uint8Array(rgb.buffer);
}
