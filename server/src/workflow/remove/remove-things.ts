import type { PoolClient } from "pg";
import type { Context } from "../../context.ts";
import { limitedTo, runWithin } from "../../deadline.ts";
import { cancelGeneration } from "../../database/rows/generations.ts";
import { withTransaction } from "../../database/pool.ts";
import { lockUser } from "../../database/rows/queue-positions.ts";
import { deleteRowsOf, type RemovedThings } from "../../database/rows/removals.ts";
import { deleteFolders } from "./delete-folders.ts";
import { sweepLocalFiles } from "./sweep-local-files.ts";

/** The services that a removal needs; the command line has no others. */
export type RemovalServices = Pick<
  Context,
  "pool" | "queue" | "media" | "segmentFolder" | "workFolder" | "log"
>;

export interface Removal {
  readonly films: number;
  readonly keyImages: number;
  /** False if the store did not answer: then the rows are gone, and a sweep deletes the files as soon as it does. */
  readonly complete: boolean;
}

/** Share of a request's time for the files; what is left of them is swept, and the answer says so. */
const FILES_SHARE = 0.6;

/**
 * Removes what `choose` names: cancels films under way, deletes rows and tasks in one transaction, then the files of
 * the store and of this machine. Other machines hear of it and delete theirs. A crash in between loses nothing: files
 * without a row are swept.
 */
export async function removeThings(
  services: RemovalServices,
  userId: string,
  choose: (client: PoolClient) => Promise<RemovedThings>,
): Promise<Removal> {
  const { things, folders } = await withTransaction(services.pool, async (client) => {
    // No film of theirs may be accepted meanwhile.
    await lockUser(client, userId);
    const chosen = await choose(client);
    for (const id of chosen.films) {
      if (await cancelGeneration(client, id)) await services.queue.cancel(client, id);
    }
    await services.queue.forget(client, chosen.films);
    return { things: chosen, folders: await deleteRowsOf(client, chosen) };
  });
  const forFilesMs = limitedTo(Infinity) * FILES_SHARE;
  const complete = await runWithin(forFilesMs, () => deleteFolders(services, folders));
  await sweepLocalFiles(services);
  return { films: things.films.length, keyImages: things.keyImages.length, complete };
}
