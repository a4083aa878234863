import { chmod, chown, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { ensureCluster, exists, CLUSTER_NAME } from "./embedded/cluster.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { createLauncher, type Launcher } from "./embedded/launcher.ts";
import { stopLeftoverProcesses } from "./embedded/leftovers.ts";
import { freePort, startPostmaster, type Postmaster } from "./embedded/postmaster.ts";
import { keepRunning } from "./embedded/supervisor.ts";

export interface EmbeddedDatabase {
  /** postgres://…: valid until `stop`, also after a restart of the server process. */
  readonly url: string;
  stop(): Promise<void>;
}

/** What a start may have to wait for: the cluster is made, or an earlier server is ended and its log is replayed. */
export type EmbeddedWait = "first start" | "leftovers";

export interface EmbeddedOptions {
  readonly onWait?: ((what: EmbeddedWait) => void) | undefined;
  /** Gets PostgreSQL's own log lines and messages about its process. */
  readonly log?: { info(text: string): void; warn(text: string): void };
}

const PORT_TRIES = 5;
const PORT_PAUSE_MS = 100;

/**
 * Starts the bundled PostgreSQL on `folder`; the first start creates the database. It listens on a free port of
 * the loopback interface, with a random password stored in the folder. Cleans up after a crash, and restarts a
 * server process that dies on the same address.
 * @throws CurtaError data_in_use where another process runs on the same folder
 */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const home = resolve(folder);
  const log = options.log ?? { info: () => {}, warn: () => {} };
  await mkdir(home, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(home);
  try {
    const cluster = join(home, "cluster");
    if (await exists(join(cluster, "postmaster.pid"))) options.onWait?.("leftovers");
    await stopLeftoverProcesses(cluster);
    if (!(await exists(cluster))) options.onWait?.("first start");
    const launcher = await createLauncher(cluster);
    await openFolder(home, launcher);
    const password = await ensureCluster(home, cluster, launcher);
    const { url, postmaster } = await startOnFreePort(launcher, cluster, password, log);
    await ensureDatabase(url);
    const supervisor = keepRunning(
      postmaster,
      () => restart(launcher, cluster, url, log),
      (text) => log.warn(text),
    );
    return {
      url,
      async stop() {
        await supervisor.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Allows PostgreSQL's account, and no other, to pass through our folder to its cluster. */
async function openFolder(home: string, { account }: Launcher): Promise<void> {
  if (!account) return;
  await chown(home, 0, account.gid);
  await chmod(home, 0o710);
}

async function startOnFreePort(
  launcher: Launcher,
  cluster: string,
  password: string,
  log: NonNullable<EmbeddedOptions["log"]>,
): Promise<{ url: string; postmaster: Postmaster }> {
  for (let left = PORT_TRIES; ; left--) {
    const url = `postgres://${CLUSTER_NAME}:${password}@127.0.0.1:${await freePort()}/postgres`;
    try {
      const postmaster = await startPostmaster(launcher, cluster, url, (line) => log.info(line));
      return { url: url.replace(/postgres$/, CLUSTER_NAME), postmaster };
    } catch (error) {
      if (left === 1) throw error;
      await sleep(PORT_PAUSE_MS);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [CLUSTER_NAME]);
    if (rowCount === 0) await client.query(`create database ${CLUSTER_NAME}`);
  } finally {
    await client.end();
  }
}

async function restart(
  launcher: Launcher,
  cluster: string,
  url: string,
  log: NonNullable<EmbeddedOptions["log"]>,
): Promise<Postmaster> {
  await stopLeftoverProcesses(cluster);
  return startPostmaster(launcher, cluster, url.replace(/[^/]+$/, "postgres"), (line) => log.info(line));
}

/** Address of the database that another process runs on `folder`; undefined if there is none. */
export async function findRunning(folder: string): Promise<string | undefined> {
  const pidFile = await readFile(join(folder, "cluster", "postmaster.pid"), "utf8").catch(() => undefined);
  const password = await readFile(join(folder, "password"), "utf8").catch(() => undefined);
  // Line 4 of PostgreSQL's own file is the port.
  const port = pidFile?.split("\n")[3]?.trim();
  if (!port || !password) return undefined;
  const url = `postgres://${CLUSTER_NAME}:${password.trim()}@127.0.0.1:${port}/${CLUSTER_NAME}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
