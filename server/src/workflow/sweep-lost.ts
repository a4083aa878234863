import type { Context } from "../context.ts";
import { lockUnfinished, unfinishedFilms, type FilmRow } from "../database/rows/films.ts";
import { countFolder, orphanedFolders, uncountedFolders } from "../database/rows/media-folders.ts";
import { MEDIA_NAMES, mediaKey } from "../media/media-store.ts";
import { withTransaction } from "../database/pool.ts";
import { priorityOf } from "../generation/fairness.ts";
import { deleteFolders } from "./remove/delete-folders.ts";
import { removeStragglers } from "./remove/remove-account.ts";
import { sweepLocalFiles } from "./remove/sweep-local-files.ts";
import { expireThings, type Expired } from "./retention/expire-things.ts";

export interface SweepResult extends Expired {
  readonly requeued: number;
  /** Removed accounts for which something was still written. */
  readonly stragglers: number;
  readonly folders: number;
}

/**
 * Repairs what a crash left behind: films without a task return to the queue, and files that nothing refers to
 * are deleted; so is what is older than the operator keeps it. Safe at any moment and in several processes at once.
 */
export async function sweepLost(context: Context): Promise<SweepResult> {
  const requeued = await requeueLost(context);
  const expired = await expireThings(context);
  const stragglers = await removeStragglers(context);
  // Before the store is asked for anything: it may be away.
  await sweepLocalFiles(context);
  const folders = await sweepFolders(context);
  await countFolders(context);
  const swept = { requeued, stragglers, folders, ...expired };
  if (Object.values(swept).some((count) => count > 0)) context.log.info(swept, "swept");
  return swept;
}

async function requeueLost(context: Context): Promise<number> {
  const films = await unfinishedFilms(context.pool);
  const activeJobIds = await context.queue.activeJobIds(films.map((film) => film.generation_id));
  const lost = films.filter((film) => !activeJobIds.has(film.generation_id));
  let requeued = 0;
  for (const film of lost) if (await requeue(context, film)) requeued++;
  return requeued;
}

async function requeue(context: Context, film: FilmRow): Promise<boolean> {
  return withTransaction(context.pool, async (client) => {
    // Since the query above, the film may have ended, or another sweep may have sent it.
    const found = await lockUnfinished(client, film.generation_id);
    if (!found) return false;
    const activeJobIds = await context.queue.activeJobIds([film.generation_id]);
    if (activeJobIds.has(film.generation_id)) return false;
    const task = { generationId: film.generation_id, requestId: film.request_id };
    await context.queue.send(client, task, priorityOf(film.turn));
    return true;
  });
}

async function countFolders({ pool, media }: Context): Promise<void> {
  for (const folder of await uncountedFolders(pool)) {
    const sizes = await Promise.all(MEDIA_NAMES.map((name) => media.size(mediaKey(folder, name))));
    await countFolder(
      pool,
      folder,
      sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    );
  }
}

async function sweepFolders(context: Context): Promise<number> {
  const folders = await orphanedFolders(context.pool);
  await deleteFolders(context, folders);
  return folders.length;
}
