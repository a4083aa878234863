import type { Film } from "@curta/studio";
import type { Context } from "../context.ts";
import { closeFilm } from "../database/films.ts";
import { completeGeneration } from "../database/generations.ts";
import { withTransaction } from "../database/pool.ts";
import { mediaKey } from "../media/media-store.ts";
import { mediaUrl } from "../media/media-url.ts";
import type { Attempt } from "./produce-film.ts";

/**
 * Puts a finished film where it is served from, then says so in its row. In this order a row never names a
 * file that is not there; files whose row was never written are swept.
 */
export async function finishFilm(context: Context, attempt: Attempt, film: Film): Promise<void> {
  const { folder, hold } = attempt;
  const [filmKey, posterKey] = [mediaKey(folder, "film.mp4"), mediaKey(folder, "poster.jpg")];
  await context.media.putBytes(posterKey, film.poster);
  await context.media.putFile(filmKey, film.path);
  const completed = await withTransaction(context.pool, async (client) => {
    const done = await completeGeneration(client, hold, {
      videoUrl: mediaUrl(attempt.film.origin, filmKey),
      posterUrl: mediaUrl(attempt.film.origin, posterKey),
      warnings: film.warnings,
      certificate: film.certificate,
    });
    if (done) await closeFilm(client, hold, folder);
    return done;
  });
  // Overtaken or canceled in the last moment: nobody will ever ask for these files.
  if (!completed) await context.media.deleteFolder(folder);
}
