import { CurtaError, type Preview } from "@curta/contract";
import type { Context } from "../context.ts";
import { findFilm } from "../database/films.ts";
import { findKeyImage } from "../database/key-images.ts";
import { mediaKey } from "../media/media-store.ts";
import { mediaUrl } from "../media/media-url.ts";
import type { Requester } from "./requester.ts";

/**
 * What the preview of a film is played from; the row itself does not carry it.
 * @throws CurtaError not_found also where the film is somebody else's
 */
export async function findPreview(context: Context, requester: Requester, id: string): Promise<Preview> {
  const film = await findFilm(context.pool, id);
  if (!film || film.user_id !== requester.userId) throw new CurtaError("not_found");
  const image = await findKeyImage(context.pool, film.key_image_id);
  if (!image) throw new CurtaError("not_found");
  const { seed, reading, media_key: folder } = image;
  return { picture_url: mediaUrl(requester.origin, mediaKey(folder, "picture.jpg")), seed, reading };
}
