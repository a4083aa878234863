import { CurtaError, type Generation } from "@curta/contract";
import type { Context } from "../../context.ts";
import { cancelGeneration, findGeneration } from "../../database/rows/generations.ts";
import { withTransaction } from "../../database/pool.ts";
import { updateQueuePositions } from "./update-queue-positions.ts";

/** PostgreSQL notification channel for canceled films; the payload is the generation's id. */
export const CANCEL_CHANNEL = "curta_cancel";

/**
 * Cancels a waiting or running film. Has no effect on a film that has ended.
 * @throws CurtaError not_found, also if the film belongs to another user
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
