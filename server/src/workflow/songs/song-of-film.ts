import { CurtaError, type VideoRequest } from "@curta/contract";
import type { FilmWishes } from "@curta/studio";
import type { Context } from "../../context.ts";
import { findSong, noteSongUse, type SongRow } from "../../database/rows/songs.ts";
import { mediaKey, readAll } from "../../media/media-store.ts";

/**
 * Checks the user's own music that a film request names, and notes its use.
 * @throws CurtaError song_missing, also if it is another user's; song_too_short
 */
export async function useSong(context: Context, userId: string, request: VideoRequest): Promise<void> {
  const song = await songOf(context, userId, request);
  if (song === undefined) return;
  if (song.reading.seconds < request.opcoes.duracao) throw new CurtaError("song_too_short");
  await noteSongUse(context.pool, song.id);
}

/** The music that a film is made over; undefined for the score. @throws CurtaError song_missing */
export async function loadSong(
  context: Context,
  userId: string,
  request: VideoRequest,
): Promise<FilmWishes["song"]> {
  const song = await songOf(context, userId, request);
  if (song === undefined) return undefined;
  try {
    return {
      bytes: await readAll(context.media, mediaKey(song.media_key, "song.bin")),
      reading: song.reading,
    };
  } catch (cause) {
    // Storage can be missing for a while and come back.
    const isMissing = cause instanceof CurtaError && cause.code === "not_found";
    throw isMissing ? new CurtaError("song_missing", { cause }) : cause;
  }
}

async function songOf(
  { pool }: Context,
  userId: string,
  { musica }: VideoRequest,
): Promise<SongRow | undefined> {
  if (musica === undefined) return undefined;
  const song = await findSong(pool, userId, musica);
  if (song === undefined) throw new CurtaError("song_missing");
  return song;
}
