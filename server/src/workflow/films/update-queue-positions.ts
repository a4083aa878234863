import type { Context } from "../../context.ts";
import { recentFilmTimes } from "../../database/rows/films.ts";
import { writeQueuePositions } from "../../database/rows/queue-positions.ts";
import { withTransaction } from "../../database/pool.ts";
import { renderRatio } from "../../generation/estimate.ts";

/**
 * Writes position and estimate of every waiting film to its row. Called when the queue has changed. A failure
 * only leaves the old figures in place.
 */
export async function updateQueuePositions(context: Pick<Context, "pool" | "log">): Promise<void> {
  try {
    const ratio = renderRatio(await recentFilmTimes(context.pool));
    await withTransaction(context.pool, (client) => writeQueuePositions(client, ratio));
  } catch (error) {
    context.log.warn({ err: error }, "could not update queue positions");
  }
}
