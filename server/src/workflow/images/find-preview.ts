import { CurtaError, type Preview } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findFilm } from "../../database/rows/films.ts";
import { findKeyImage, findKeyImageByFolder, type KeyImageRow } from "../../database/rows/key-images.ts";
import { folderOf, mediaKey } from "../../media/media-store.ts";
import { keyOfMediaUrl, mediaUrl } from "../../media/media-url.ts";
import type { Requester } from "../requester.ts";
import { previewUrl } from "./whole-photo-access.ts";

/**
 * The data from which the page plays a film's preview; the row does not contain it.
 * @throws CurtaError not_found, also if the film belongs to another user
 */
export async function findPreview(context: Context, requester: Requester, id: string): Promise<Preview> {
  const film = await findFilm(context.pool, id);
  if (!film || film.user_id !== requester.userId) throw new CurtaError("not_found");
  const image = await findKeyImage(context.pool, film.key_image_id);
  if (!image) throw new CurtaError("not_found");
  return previewOf(context, requester, image);
}

/** The same for one of the requester's key images, by the address that it was answered with. */
export async function findImagePreview(
  context: Context,
  requester: Requester,
  imageUrl: string,
): Promise<Preview> {
  const key = keyOfMediaUrl(imageUrl);
  const image = key && (await findKeyImageByFolder(context.pool, folderOf(key)));
  if (image?.user_id !== requester.userId) throw new CurtaError("not_found");
  return previewOf(context, requester, image);
}

async function previewOf(
  context: Context,
  requester: Requester,
  { id, seed, reading, media_key: folder, photo_name }: KeyImageRow,
): Promise<Preview> {
  const { origin } = requester;
  return { picture_url: await pictureUrl(context, origin, { id, folder }), seed, reading, photo_name };
}

/** Key images of earlier versions have no picture for previews; theirs are small enough. */
async function pictureUrl(
  context: Context,
  origin: string,
  image: { readonly id: string; readonly folder: string },
): Promise<string> {
  const size = await context.media.size(mediaKey(image.folder, "preview.jpg"));
  return size === undefined
    ? mediaUrl(origin, mediaKey(image.folder, "picture.jpg"))
    : previewUrl(origin, image);
}
