import type { Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findPhotoFolder } from "../../database/rows/kept-data.ts";
import { mediaKey } from "../../media/media-store.ts";
import type { Requester } from "../requester.ts";

/**
 * One of the requester's photos, as it was sent; every take has a copy of it. @throws CurtaError not_found, also if it is
 * another user's, or was not kept
 */
export async function openSentPhoto(
  { pool, media }: Context,
  { userId }: Requester,
  id: string,
): Promise<Readable> {
  const folder = await findPhotoFolder(pool, userId, id);
  if (folder === undefined) throw new CurtaError("not_found");
  return media.open(mediaKey(folder, "photo.jpg"));
}
