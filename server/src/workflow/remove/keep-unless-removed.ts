import { CurtaError } from "@curta/contract";
import type { PoolClient } from "pg";
import type { Context } from "../../context.ts";
import { withTransaction } from "../../database/pool.ts";
import { lockUser } from "../../database/rows/queue-positions.ts";
import { removedSince } from "../../database/rows/removals.ts";
import { deleteFolders } from "./delete-folders.ts";

/** Work of a user's whose files lie in a folder already. */
export interface DoneWork {
  readonly userId: string;
  readonly folder: string;
  /** `performance.now()` when it began. */
  readonly begunAt: number;
}

/**
 * Writes the row that refers to the files of finished work. If their user deleted everything or their account meanwhile, or
 * `write` refuses, the files go too: a deletion comes before or after, never in between.
 * @throws CurtaError unauthorized, not_found
 */
export async function keepUnlessRemoved<T>(
  context: Context,
  { userId, folder, begunAt }: DoneWork,
  write: (client: PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await withTransaction(context.pool, async (client) => {
      await lockUser(client, userId);
      const removed = await removedSince(client, userId, performance.now() - begunAt);
      if (removed === "account") throw new CurtaError("unauthorized");
      if (removed === "made") throw new CurtaError("not_found");
      return write(client);
    });
  } catch (error) {
    // After any other error the row may be there.
    if (error instanceof CurtaError && error.status < 500) await deleteFolders(context, [folder]);
    throw error;
  }
}
