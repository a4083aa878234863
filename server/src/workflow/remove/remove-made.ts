import { CurtaError } from "@curta/contract";
import type { Context } from "../../context.ts";
import {
  ownFilm,
  ownPhoto,
  ownSong,
  photoOfFilm,
  everythingOf,
  deleteFurtherRows,
  rememberEmptying,
} from "../../database/rows/removals.ts";
import { updateQueuePositions } from "../films/update-queue-positions.ts";
import { removeThings, type Removal } from "./remove-things.ts";

/** Deletes one film, in whatever state it is. @throws CurtaError not_found, also if it belongs to another user */
export async function removeFilm(context: Context, userId: string, id: string): Promise<Removal> {
  const removal = await removeThings(context, userId, async (client) => {
    const things = await ownFilm(client, userId, id);
    if (things.films.length === 0) throw new CurtaError("not_found");
    return things;
  });
  await updateQueuePositions(context);
  return removal;
}

/** Deletes a photo, its takes and every film made of them. @throws CurtaError not_found, also if it is another user's */
export async function removePhoto(context: Context, userId: string, photoId: string): Promise<Removal> {
  const removal = await removeThings(context, userId, async (client) => {
    const things = await ownPhoto(client, userId, photoId);
    if (things.keyImages.length === 0) throw new CurtaError("not_found");
    return things;
  });
  await updateQueuePositions(context);
  return removal;
}

/** Deletes the photo that a film was made of, with all that was made of it. @throws CurtaError not_found */
export async function removePhotoOfFilm(context: Context, userId: string, filmId: string): Promise<Removal> {
  const photoId = await photoOfFilm(context.pool, userId, filmId);
  if (photoId === undefined) throw new CurtaError("not_found");
  return removePhoto(context, userId, photoId);
}

/** Deletes a song; films that it is heard in stay. @throws CurtaError not_found, also if it is another user's */
export async function removeSong(context: Context, userId: string, id: string): Promise<Removal> {
  return removeThings(context, userId, async (client) => {
    const things = await ownSong(client, userId, id);
    if (things.songs.length === 0) throw new CurtaError("not_found");
    return things;
  });
}

/** Deletes all that a user made; the account stays. */
export async function removeEverything(context: Context, userId: string): Promise<Removal> {
  const removal = await removeThings(context, userId, async (client) => {
    await rememberEmptying(client, userId);
    const things = await everythingOf(client, userId);
    await deleteFurtherRows(client, userId);
    return things;
  });
  await updateQueuePositions(context);
  return removal;
}
