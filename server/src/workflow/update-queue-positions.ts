import type { Context } from "../context.ts";
import { recentFilmTimes } from "../database/films.ts";
import { writeQueuePositions } from "../database/queue-positions.ts";
import { withTransaction } from "../database/pool.ts";
import { renderRatio } from "../generation/estimate.ts";

/**
 * Tells everybody in line their place and how long it will take. Called when the line moved; a failure
 * leaves old figures standing and stops nothing.
 */
export async function updateQueuePositions(context: Context): Promise<void> {
  try {
    const ratio = renderRatio(await recentFilmTimes(context.pool));
    await withTransaction(context.pool, (client) => writeQueuePositions(client, ratio));
  } catch (error) {
    context.log.warn({ err: error }, "could not number the line");
  }
}
