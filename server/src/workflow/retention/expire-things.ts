import type { Context } from "../../context.ts";
import { deleteAbandonedKeyImages } from "../../database/rows/key-images.ts";
import {
  deleteIdleSessions,
  deleteOldDrafts,
  deleteOldSecurityEvents,
  deleteOldSessions,
  noteScrub,
  oldFilmsOf,
  usersWithOldFilms,
} from "../../database/rows/retention.ts";
import { NOTHING } from "../../database/rows/removals.ts";
import { deleteUnusedSongs } from "../../database/rows/songs.ts";
import { deleteOldTries, IDLE_SESSION_DAYS } from "../../identity/index.ts";
import { removeThings } from "../remove/remove-things.ts";

/** How many of each were deleted for their age. */
export interface Expired {
  readonly films: number;
  readonly drafts: number;
  readonly keyImages: number;
  readonly songs: number;
  readonly sessions: number;
  readonly securityEvents: number;
}

/**
 * Deletes what is older than the operator wants to keep, once a day. Films go with everything that was made for them; files of
 * photos and songs are deleted by the sweep of folders that nothing refers to.
 */
export async function expireThings(context: Context): Promise<Expired> {
  const { pool, config } = context;
  const keep = config.keepDays;
  const films = keep.films === undefined ? 0 : await expireFilms(context, keep.films);
  // Before photos: a draft keeps its own.
  const drafts = keep.drafts === undefined ? 0 : await deleteOldDrafts(pool, keep.drafts);
  const keyImages = await deleteAbandonedKeyImages(pool, keep.photos);
  const songs = await deleteUnusedSongs(pool, keep.songs);
  const begun = await deleteOldSessions(pool, keep.sessions);
  const sessions = begun + (await deleteIdleSessions(pool, IDLE_SESSION_DAYS));
  const securityEvents = await deleteOldSecurityEvents(pool, keep.securityLog);
  await deleteOldTries(pool);
  const expired = { films, drafts, keyImages, songs, sessions, securityEvents };
  if (Object.values(expired).some((count) => count > 0)) await noteScrub(pool);
  return expired;
}

async function expireFilms(context: Context, days: number): Promise<number> {
  let films = 0;
  for (const userId of await usersWithOldFilms(context.pool, days)) {
    const removal = await removeThings(context, userId, async (client) => ({
      ...NOTHING,
      films: await oldFilmsOf(client, userId, days),
    }));
    films += removal.films;
  }
  return films;
}
