import { join } from "node:path";
import type { Config } from "../config.ts";
import { cutShort } from "../cut-short.ts";
import { SAYS } from "../texts/command-line.ts";
import { createPool, cutPool, endPool, PATIENT_LIMITS } from "./connections.ts";
import { startEmbedded } from "./embedded.ts";
import { assertFit } from "./fitness.ts";
import { migrate } from "./migrate.ts";
import { retryDuringOutage } from "./outage.ts";

export interface ReadyOptions {
  readonly config: Config;
  /** Gets what has to be ended after the work. */
  readonly stack: AsyncDisposableStack;
  readonly stopping: AbortSignal;
  /** Gets a sentence for each thing that the start has to wait for. */
  readonly tell: (sentence: string) => void;
  /** How long a database is waited for that cannot be reached; by default 150 s. */
  readonly waitMs?: number | undefined;
}

/**
 * The address of the installation's database, with the newest tables: that of DATABASE_URL, or the bundled one, which is
 * started. @throws CurtaError data_in_use, database_unfit, database_newer; the reason of `stopping`; the driver's errors
 */
export async function readyDatabase(options: ReadyOptions): Promise<string> {
  const { config, stopping, tell, waitMs } = options;
  const url = config.databaseUrl ?? (await startBundled(options));
  // It may still be starting, or restarting.
  const isAway = (): void => tell(SAYS.waitingForDatabase(new URL(url).host));
  await retryDuringOutage(() => migrateOnce(url, stopping, tell), stopping, isAway, waitMs);
  return url;
}

async function startBundled({ config, stack, stopping, tell }: ReadyOptions): Promise<string> {
  const embedded = await startEmbedded(join(config.dataFolder, "postgres"), {
    onWait: (what) => tell(what === "leftovers" ? SAYS.endingLeftovers : SAYS.makingDatabase),
    stopping,
  });
  stack.defer(() => embedded.stop());
  return embedded.url;
}

async function migrateOnce(url: string, stopping: AbortSignal, tell: ReadyOptions["tell"]): Promise<void> {
  const pool = createPool(url, PATIENT_LIMITS);
  const work = async (): Promise<void> => {
    await assertFit(pool);
    await migrate(pool, (what) => tell(what === "tables" ? SAYS.changingTables : SAYS.waitingForMigration));
  };
  try {
    await cutShort(stopping, () => cutPool(pool), work);
  } finally {
    await endPool(pool);
  }
}
