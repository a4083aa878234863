import { CurtaError, type Preview } from "@curta/contract";
import type { Context } from "../context.ts";
import { findFilm } from "../database/films.ts";
import { findKeyImage } from "../database/key-images.ts";
import { mediaKey, type MediaKey } from "../media/media-store.ts";
import { mediaUrl } from "../media/media-url.ts";
import type { Requester } from "./requester.ts";

/**
 * The data from which the page plays a film's preview; the row does not contain it.
 * @throws CurtaError not_found, also if the film belongs to another user
 */
export async function findPreview(context: Context, requester: Requester, id: string): Promise<Preview> {
  const film = await findFilm(context.pool, id);
  if (!film || film.user_id !== requester.userId) throw new CurtaError("not_found");
  const image = await findKeyImage(context.pool, film.key_image_id);
  if (!image) throw new CurtaError("not_found");
  const { seed, reading, media_key: folder } = image;
  return { picture_url: mediaUrl(requester.origin, await pictureOf(context, folder)), seed, reading };
}

/** Key images of earlier versions have no picture for previews; theirs are small enough. */
async function pictureOf(context: Context, folder: string): Promise<MediaKey> {
  const key = mediaKey(folder, "preview.jpg");
  return (await context.media.size(key)) === undefined ? mediaKey(folder, "picture.jpg") : key;
}
