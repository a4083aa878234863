import { constants } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import type { Config } from "../config.ts";
import { findRunning, startEmbedded, type EmbeddedDatabase } from "../database/embedded.ts";
import { explainConnection } from "../database/explain-connection.ts";
import { assertFit } from "../database/fitness.ts";
import { migrate } from "../database/migrate.ts";
import { PATIENT_LIMITS } from "../database/connections.ts";
import { createPool, endPool } from "../database/pool.ts";
import { makePrivateFolder } from "../private-files.ts";

/**
 * The installation's database for a command: that of DATABASE_URL, that of a running server, or the bundled one,
 * started while the command runs.
 */
export async function openDatabase(config: Config): Promise<{ pool: Pool; url: string } & AsyncDisposable> {
  const stack = new AsyncDisposableStack();
  const url = await findUrl(config, stack);
  const pool = createPool(url, { ...PATIENT_LIMITS, max: 2 });
  stack.defer(() => endPool(pool));
  try {
    await assertFit(pool);
    await migrate(pool);
  } catch (error) {
    await stack.disposeAsync();
    throw config.databaseUrl === undefined ? error : explainConnection(error, url);
  }
  return { pool, url, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

async function findUrl(config: Config, stack: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const folder = join(config.dataFolder, "postgres");
  const running = await findRunning(folder);
  if (running !== undefined) return running;
  await makePrivateFolder(config.dataFolder);
  const embedded = await startForCommand(folder);
  stack.defer(() => embedded.stop());
  return embedded.url;
}

/** The bundled database for as long as the command runs: a signal that ends the command ends the database first. */
async function startForCommand(folder: string): Promise<EmbeddedDatabase> {
  const stopping = new AbortController();
  const starting = startEmbedded(folder, { stopping: stopping.signal });
  const end = async (signal: "SIGINT" | "SIGTERM"): Promise<void> => {
    stopping.abort();
    const database = await starting.catch(() => undefined);
    await database?.stop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(signal));
  try {
    return await starting;
  } catch (error) {
    // The process is about to exit; that its start was stopped is no error to tell.
    if (stopping.signal.aborted) await Promise.withResolvers<never>().promise;
    throw error;
  }
}
