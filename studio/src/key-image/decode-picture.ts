import { PLAIN_LOOK } from "../reading/prompt/look.ts";
import type { Picture } from "../picture.ts";
import { decodePhoto } from "../photo/decode.ts";
import { framePhoto, lookAt } from "../composition/frame-photo.ts";
import { frameSize } from "../composition/frame-size.ts";
import { renderRegion } from "../composition/render.ts";

const SEED = 1;

/**
 * Reads an encoded key image or picture back. One that came from elsewhere and is not of a picture's size is
 * framed as a photo is: around its subject, heads whole.
 * @throws CurtaError photo_*
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const photo = await decodePhoto(bytes);
  const size = frameSize(photo);
  if (size.width === photo.width && size.height === photo.height) return photo;
  const { region } = framePhoto(photo, lookAt(photo), PLAIN_LOOK, SEED);
  return renderRegion(photo, region);
}
