import { join } from "node:path";
import type { Pool } from "pg";
import type { Config } from "../config.ts";
import { findRunning, startEmbedded } from "../database/embedded.ts";
import { explainConnection } from "../database/explain-connection.ts";
import { assertFit } from "../database/fitness.ts";
import { migrate } from "../database/migrate.ts";
import { PATIENT_LIMITS } from "../database/connections.ts";
import { createPool, endPool } from "../database/pool.ts";

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
  const embedded = await startEmbedded(folder);
  stack.defer(() => embedded.stop());
  return embedded.url;
}
