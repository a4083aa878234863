import { join } from "node:path";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { createMedia } from "../context.ts";
import { createQueue } from "../queue/queue.ts";
import type { RemovalServices } from "../workflow/remove/remove-things.ts";
import { openDatabase } from "./open-database.ts";

/** What a command needs to read or remove what a user made: database, queue and files of the installation. */
export async function openServices(config: Config): Promise<RemovalServices & AsyncDisposable> {
  const stack = new AsyncDisposableStack();
  const { pool, url } = stack.use(await openDatabase(config));
  const log = pino({ level: "warn" }, pino.destination(2));
  const queue = await createQueue({ databaseUrl: url, log, connections: 2 });
  stack.defer(() => queue.stop());
  return {
    pool,
    queue,
    log,
    media: await createMedia(config),
    segmentFolder: join(config.dataFolder, "segments"),
    workFolder: join(config.dataFolder, "work", "command"),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
