import type { Film } from "@curta/studio";
import type { Context } from "../../context.ts";
import { closeFilm, findFilm } from "../../database/rows/films.ts";
import { countFolder } from "../../database/rows/media-folders.ts";
import { describeNearlyFull } from "../../door/space.ts";
import { completeGeneration } from "../../database/rows/generations.ts";
import { retryDuringOutage } from "../../database/outage.ts";
import { withTransaction } from "../../database/pool.ts";
import { mediaKey } from "../../media/media-store.ts";
import { mediaPath } from "../../media/media-url.ts";
import type { Attempt } from "./attempt.ts";

/**
 * Stores a finished film, then writes its address to the row. In this order a row never names a missing file;
 * files whose row was never written are deleted by a sweep. False: the film was canceled, or a newer attempt
 * has the lease.
 */
export async function finishFilm(context: Context, attempt: Attempt, film: Film): Promise<boolean> {
  await context.media.putBytes(mediaKey(attempt.folder, "poster.jpg"), film.poster);
  await context.media.putBytes(mediaKey(attempt.folder, "small.jpg"), film.smallPoster);
  await context.media.putFile(mediaKey(attempt.folder, "film.mp4"), film.path);
  const nearlyFull = await retryDuringOutage(() => countFilm(context, attempt, film));
  const warnings = nearlyFull === undefined ? film.warnings : [...film.warnings, nearlyFull];
  const completed = await retryDuringOutage(() => complete(context, attempt, { ...film, warnings }));
  return completed || retryDuringOutage(() => isDelivered(context, attempt));
}

/** Counts the film among its owner's bytes; a sentence for them if they have few left. */
async function countFilm(
  { pool, door }: Context,
  attempt: Attempt,
  { bytes, poster }: Film,
): Promise<string | undefined> {
  await countFolder(pool, attempt.folder, bytes + poster.length);
  return describeNearlyFull(await door.space.use(attempt.film.user_id));
}

function complete(context: Context, { lease, folder }: Attempt, film: Film): Promise<boolean> {
  return withTransaction(context.pool, async (client) => {
    const done = await completeGeneration(client, lease, {
      videoUrl: mediaPath(mediaKey(folder, "film.mp4")),
      posterUrl: mediaPath(mediaKey(folder, "poster.jpg")),
      seconds: film.seconds,
      warnings: film.warnings,
      certificate: film.certificate,
    });
    if (done) await closeFilm(client, lease, folder);
    return done;
  });
}

/** True if the row names this attempt's files: the commit succeeded, even if its answer was lost. */
export async function isDelivered(context: Context, { lease, folder }: Attempt): Promise<boolean> {
  const row = await findFilm(context.pool, lease.generationId);
  return row?.folder === folder;
}
