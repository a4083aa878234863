import { CurtaError, type Generation } from "@curta/contract";
import type { Context } from "../context.ts";
import { cancelGeneration, findGeneration } from "../database/generations.ts";
import { withTransaction } from "../database/pool.ts";
import { updateQueuePositions } from "./update-queue-positions.ts";

/** Channel on which workers hear of canceled films from the database; the payload is the generation's id. */
export const CANCEL_CHANNEL = "curta_cancel";

/**
 * Cancels a film that waits or runs. Cancelling one that has ended changes nothing.
 * @throws CurtaError not_found also where the film is somebody else's
 */
export async function cancelFilm(context: Context, userId: string, id: string): Promise<Generation> {
  await withTransaction(context.pool, async (client) => {
    const row = await findGeneration(client, id);
    if (!row || row.user_id !== userId) throw new CurtaError("not_found");
    if (!(await cancelGeneration(client, id))) return;
    await context.queue.cancel(client, id);
  });
  await updateQueuePositions(context);
  const row = await findGeneration(context.pool, id);
  if (!row) throw new CurtaError("not_found");
  return row;
}
