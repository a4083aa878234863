import type { Look } from "../reading/prompt/look.ts";
import type { PhotoObservation } from "../reading/observe.ts";
import { observe } from "../reading/observe.ts";
import type { Picture } from "../picture.ts";
import type { Region } from "./region.ts";
import { chooseRegion } from "./framing.ts";
import { shrink } from "../reading/shrink.ts";

/** Pixels of the small photo that is looked at: about 1500 x 1000. More show nothing more. */
const SMALL_PIXELS = 1_500_000;

export interface SmallPhoto {
  readonly small: Picture;
  readonly seen: PhotoObservation;
}

/** Looks at a photo, on a small one of it. */
export function lookAt(photo: Picture): SmallPhoto {
  const small = shrink(photo, SMALL_PIXELS);
  return { small, seen: observe(small) };
}

/** The part of a photo that becomes the picture, in pixels of the photo and of the small one. */
export function framePhoto(
  photo: Picture,
  { small, seen }: SmallPhoto,
  look: Look,
  seed: number,
): { region: Region; smallRegion: Region } {
  const region = chooseRegion(photo, seen, look, seed);
  const scaleX = small.width / photo.width;
  const scaleY = small.height / photo.height;
  const { x, y, width, height } = region;
  const smallRegion = { x: x * scaleX, y: y * scaleY, width: width * scaleX, height: height * scaleY };
  return { region, smallRegion };
}
