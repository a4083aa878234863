import type { Readable } from "node:stream";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findDraftPhoto, ownerClaims, writeDraftPhoto } from "../../database/rows/drafts.ts";
import { countFolder, recordFolder } from "../../database/rows/media-folders.ts";
import { withClaims } from "../../database/pool.ts";
import { mediaKey, newMediaFolder } from "../../media/media-store.ts";
import { deleteFolders } from "../remove/delete-folders.ts";
import type { Requester } from "../requester.ts";

/**
 * Keeps the photo of a draft that has no image yet, as it was sent: whether it can be decoded is said when an image is asked
 * for. A draft with a photo or an image keeps what it has. @throws CurtaError not_found, photo_too_large
 */
export async function keepDraftPhoto(
  context: Context,
  { userId }: Requester,
  id: string,
  photo: Uint8Array,
): Promise<void> {
  if (photo.length > MAX_PHOTO_BYTES) throw new CurtaError("photo_too_large");
  const { pool, media } = context;
  const claims = ownerClaims(userId);
  const kept = await withClaims(pool, claims, (db) => findDraftPhoto(db, userId, id));
  if (kept === undefined) throw new CurtaError("not_found");
  if (kept !== null) return;
  context.studio.warmUp?.();
  const folder = newMediaFolder();
  await recordFolder(pool, folder, userId);
  await media.putBytes(mediaKey(folder, "photo.jpg"), photo);
  await countFolder(pool, folder, photo.length);
  const isTaken = await withClaims(pool, claims, (db) => writeDraftPhoto(db, { userId, id, folder }));
  // Deleted meanwhile, or an image was made: then that is where the photo is.
  if (!isTaken) await deleteFolders(context, [folder]);
}

/** The photo of a draft that has no image yet. @throws CurtaError not_found, also if it is another user's */
export async function openDraftPhoto(
  { pool, media }: Context,
  { userId }: Requester,
  id: string,
): Promise<Readable> {
  const folder = await withClaims(pool, ownerClaims(userId), (db) => findDraftPhoto(db, userId, id));
  if (!folder) throw new CurtaError("not_found");
  return media.open(mediaKey(folder, "photo.jpg"));
}
