import { CurtaError, type VideoRequest } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findKeyImage, findKeyImageByFolder, type KeyImageRow } from "../../database/rows/key-images.ts";
import { folderOf } from "../../media/media-store.ts";
import { keyOfMediaUrl } from "../../media/media-url.ts";
import { fetchForeignImage } from "./fetch-foreign-image.ts";
import { storeKeyImage } from "./make-image.ts";
import type { Requester } from "../requester.ts";

/**
 * The key image to make a film from: one of the requester's own, or one from another host if the operator
 * allows that host. @throws CurtaError unknown_image_url, too_many_images, queue_full, photo_*
 */
export async function findSource(
  context: Context,
  requester: Requester,
  request: VideoRequest,
): Promise<KeyImageRow> {
  const key = keyOfMediaUrl(request.image_url);
  const own = key && (await findKeyImageByFolder(context.pool, folderOf(key)));
  if (own && own.user_id === requester.userId) return own;
  if (own) throw new CurtaError("unknown_image_url");
  // It takes as much memory and decoding as a photo that is sent, so it has one of their places at the door.
  const giveBack = context.door.uploads.take({ user: requester.userId, network: requester.network });
  try {
    return await keepForeignImage(context, requester, request);
  } finally {
    giveBack();
  }
}

async function keepForeignImage(
  context: Context,
  requester: Requester,
  request: VideoRequest,
): Promise<KeyImageRow> {
  const photo = await fetchForeignImage(request.image_url, { hosts: context.config.imageHosts });
  const source = { kind: "foreign", bytes: photo, name: request.image_url.slice(0, 500) } as const;
  const { id } = await storeKeyImage(context, requester, source, { opcoes: request.opcoes });
  const kept = await findKeyImage(context.pool, id);
  if (!kept) throw new CurtaError("internal", { detail: "the key image just written is not there" });
  return kept;
}
