import type { Reading } from "@curta/contract";
import { decodePhoto } from "../photo/decode.ts";
import type { Picture } from "../picture.ts";
import { readPicture } from "../reading/read.ts";
import { enlargementOf } from "./make-picture.ts";
import { smallOf } from "./look-at-photo.ts";
import { seeInThread } from "./sight-thread.ts";
import { stagePhoto } from "./stage-photo.ts";

/**
 * Reads a kept picture back.
 * @throws CurtaError photo_*
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  return await decodePhoto(bytes);
}

/**
 * Makes a picture that came from elsewhere ready for a film: whole, as it is, and read.
 * @throws CurtaError photo_*
 */
export async function readForeignPicture(
  bytes: Uint8Array,
  depthModel?: string,
): Promise<{ picture: Picture; reading: Reading }> {
  const picture = await stagePhoto(bytes);
  return { picture, reading: await readWhole(picture, depthModel) };
}

/**
 * What a picture holds whose reading nobody kept.
 * @param depthModel path of the network for depth, if one may be installed
 */
export async function readWhole(picture: Picture, depthModel?: string): Promise<Reading> {
  const small = smallOf(picture);
  const { width, height } = picture;
  return {
    ...readPicture(small, await seeInThread(small, { depthModel })),
    width,
    height,
    ...enlargementOf(picture),
  };
}
