import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { MAX_SONG_BYTES, CurtaError, type SongAnswer } from "@curta/contract";
import type { Context } from "../../context.ts";
import { ownerClaims } from "../../database/rows/drafts.ts";
import { countFolder, recordFolder } from "../../database/rows/media-folders.ts";
import { findSameSong, findSong, insertSong, type SongRow } from "../../database/rows/songs.ts";
import { withClaims } from "../../database/pool.ts";
import { mediaKey, newMediaFolder } from "../../media/media-store.ts";
import { keepUnlessRemoved } from "../remove/keep-unless-removed.ts";
import type { Requester } from "../requester.ts";

/**
 * Keeps a user's own music, and says what was found in it. A file that they sent before is kept once.
 * @throws CurtaError song_*, queue_full, space_full
 */
export async function keepSong(
  context: Context,
  { userId }: Requester,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  signal?: AbortSignal,
): Promise<SongAnswer> {
  const begunAt = performance.now();
  if (bytes.length > MAX_SONG_BYTES) throw new CurtaError("song_too_large");
  const { pool, media } = context;
  const digest = createHash("sha256").update(bytes).digest("hex");
  const same = await withClaims(pool, ownerClaims(userId), (db) =>
    findSameSong(db, userId, { digest, name }),
  );
  if (same !== undefined) return tellSong(same);
  const reading = await context.openSong(bytes, signal);
  const folder = newMediaFolder();
  await recordFolder(pool, folder, userId);
  await media.putBytes(mediaKey(folder, "song.bin"), bytes);
  await countFolder(pool, folder, bytes.length);
  const song = { userId, name, digest, reading, folder };
  const kept = await keepUnlessRemoved(context, { userId, folder, begunAt }, (client) =>
    insertSong(client, song),
  );
  return tellSong(kept);
}

/** One of the requester's songs. @throws CurtaError not_found, also if it is another user's */
export async function readKeptSong(context: Context, requester: Requester, id: string): Promise<SongAnswer> {
  return tellSong(await ownSongRow(context, requester, id));
}

/** The file of one of them, as it was sent. @throws CurtaError not_found, also if it is another user's */
export async function openSongFile(context: Context, requester: Requester, id: string): Promise<Readable> {
  const { media_key: folder } = await ownSongRow(context, requester, id);
  return context.media.open(mediaKey(folder, "song.bin"));
}

async function ownSongRow({ pool }: Context, { userId }: Requester, id: string): Promise<SongRow> {
  const song = await withClaims(pool, ownerClaims(userId), (db) => findSong(db, userId, id));
  if (song === undefined) throw new CurtaError("not_found");
  return song;
}

function tellSong({ id, name, reading }: SongRow): SongAnswer {
  return { id, name, reading };
}
