import { CurtaError, type ImageResult, type RetakeRequest } from "@curta/contract";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { findKeyImage, findKeyImageByFolder, type KeyImageRow } from "../../database/rows/key-images.ts";
import { folderOf, mediaKey, readAll } from "../../media/media-store.ts";
import { keyOfMediaUrl } from "../../media/media-url.ts";
import { makeImage } from "./make-image.ts";
import type { Requester } from "../requester.ts";

/**
 * Makes another take of one of the requester's key images from the photo that was kept with it.
 * @throws CurtaError photo_missing, also if the key image belongs to another user; queue_full
 */
export async function retakeImage(
  context: Context,
  requester: Requester,
  request: RetakeRequest,
  signal?: AbortSignal,
): Promise<ImageResult> {
  const earlier = await findNamed(context, request.key_image);
  if (!earlier || earlier.user_id !== requester.userId) throw new CurtaError("photo_missing");
  const bytes = await readPhoto(context, earlier);
  const photo = { kind: "kept", bytes, name: earlier.photo_name, photoId: earlier.photo_id } as const;
  return makeImage(context, requester, photo, request, signal);
}

/** The key image of an id or of the address that it was answered with. */
async function findNamed({ pool }: Context, name: string): Promise<KeyImageRow | undefined> {
  if (z.uuid().safeParse(name).success) return findKeyImage(pool, name);
  const key = keyOfMediaUrl(name);
  return key && findKeyImageByFolder(pool, folderOf(key));
}

/** Key images of earlier versions were stored without their photo. */
async function readPhoto({ media }: Context, { media_key: folder }: KeyImageRow): Promise<Uint8Array> {
  try {
    return await readAll(media, mediaKey(folder, "photo.jpg"));
  } catch (cause) {
    const isMissing = cause instanceof CurtaError && cause.code === "not_found";
    throw isMissing ? new CurtaError("photo_missing", { cause }) : cause;
  }
}
