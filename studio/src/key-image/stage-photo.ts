import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { coverOf } from "../geometry/cover.ts";
import { bitsAPixel, decodePhoto } from "../photo/decode.ts";
import { asSharp, pixelsOf } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";
import { withMoreGround } from "./more-ground.ts";
import { smoothChroma } from "./smooth-chroma.ts";

/** Pixels of the picture that films are cut from, at most: 72 MB, and close-ups of 6000 x 4000 stay sharp. */
const MOST_PIXELS = 24_000_000;
/** From this factor on an enlarged picture looks soft, and is sharpened: before, while it has few pixels. */
const ENLARGED = 1.15;
const CRISPER = { sigma: 0.6, m1: 0.2, m2: 1.1, y2: 8 };

/** A JPEG with fewer bits a pixel than the first keeps colour in coarse patches; with the second, everywhere. */
const POOR_COLOUR_BITS = [0.4, 0.22] as const;

/**
 * Decodes a photo as the picture that films are cut from: whole and upright, with even sides. Plain ground goes on above and
 * below what is too wide for the film. A small one is enlarged so that its largest 9:16 view has the film's size, as far as the
 * most pixels allow.
 * @throws CurtaError photo_*
 */
export async function stagePhoto(bytes: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  const photo = await decodePhoto(bytes, { maxPixels: MOST_PIXELS, ...(signal ? { signal } : {}) });
  smoothChroma(photo, colourPoverty(await bitsAPixel(bytes)));
  return await sizeForFilm(await withMoreGround(photo, MOST_PIXELS));
}

/** 0 where colour is kept well, 1 where it is kept in patches. */
function colourPoverty(bits: number): number {
  const [well, badly] = POOR_COLOUR_BITS;
  return Math.min(1, Math.max(0, (well - bits) / (well - badly)));
}

async function sizeForFilm(photo: Picture): Promise<Picture> {
  const cover = coverOf(photo);
  const needed = Math.max(
    FILM_WIDTH / (cover.width * photo.width),
    FILM_HEIGHT / (cover.height * photo.height),
  );
  const allowed = Math.sqrt(MOST_PIXELS / (photo.width * photo.height));
  const scale = Math.min(Math.max(1, needed), Math.max(1, allowed));
  const size = { width: even(photo.width * scale), height: even(photo.height * scale) };
  if (size.width === photo.width && size.height === photo.height) return photo;
  const crisp = scale > ENLARGED ? asSharp(await pixelsOf(asSharp(photo).sharpen(CRISPER))) : asSharp(photo);
  const sized = await pixelsOf(crisp.resize(size.width, size.height, { fit: "fill", kernel: "lanczos3" }));
  return scale > ENLARGED ? { ...sized, enlarged: scale } : sized;
}

function even(side: number): number {
  return 2 * Math.round(side / 2);
}
