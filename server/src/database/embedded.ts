import { chmod, chown, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { cutShort } from "../cut-short.ts";
import { ensureCluster, exists, CLUSTER_NAME } from "./embedded/cluster.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { createLauncher, type Launcher } from "./embedded/launcher.ts";
import { stopLeftoverProcesses } from "./embedded/leftovers.ts";
import { freePort, startPostmaster, type Postmaster } from "./embedded/postmaster.ts";
import { keepRunning, type Supervisor } from "./embedded/supervisor.ts";

export interface EmbeddedDatabase {
  /** postgres://…: valid until `stop`, also after a restart of the server process. */
  readonly url: string;
  stop(): Promise<void>;
}

/** What a start may have to wait for: the cluster is made, or an earlier server is ended and its log is replayed. */
export type EmbeddedWait = "first start" | "leftovers";

export interface EmbeddedOptions {
  readonly onWait?: ((what: EmbeddedWait) => void) | undefined;
  /** Ends the start: nothing that it has started runs on, and the folder is fit for the next one. */
  readonly stopping?: AbortSignal | undefined;
  /** Gets PostgreSQL's own log lines and messages about its process. */
  readonly log?: { info(text: string): void; warn(text: string): void };
}

const SILENT: NonNullable<EmbeddedOptions["log"]> = { info: () => {}, warn: () => {} };
const PORT_TRIES = 5;
const PORT_PAUSE_MS = 100;

/**
 * Starts the bundled PostgreSQL on `folder`; the first start creates the database. It listens on a free port of
 * the loopback interface, with a random password stored in the folder. Cleans up after a crash, and restarts a
 * server process that dies on the same address.
 * @throws CurtaError data_in_use where another process runs on the same folder; the reason of `stopping`
 */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(home);
  try {
    const { url, supervisor } = await startIn(home, options);
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

async function startIn(
  home: string,
  { log = SILENT, onWait, stopping }: EmbeddedOptions,
): Promise<{ url: string; supervisor: Supervisor }> {
  const cluster = join(home, "cluster");
  if (await exists(join(cluster, "postmaster.pid"))) onWait?.("leftovers");
  await stopLeftoverProcesses(cluster, stopping);
  if (!(await exists(cluster))) onWait?.("first start");
  const launcher = await createLauncher(cluster);
  await openFolder(home, launcher);
  const password = await ensureCluster(home, cluster, launcher, stopping);
  const start = (url: string, signal?: AbortSignal): Promise<Postmaster> =>
    startPostmaster(launcher, cluster, url, (line) => log.info(line), signal);
  const { url, postmaster } = await startOnFreePort((one) => start(one, stopping), password, stopping);
  try {
    await cutShort(
      stopping,
      () => postmaster.stop(),
      () => ensureDatabase(url),
    );
    stopping?.throwIfAborted();
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  const again = async (signal: AbortSignal): Promise<Postmaster> => {
    await stopLeftoverProcesses(cluster, signal);
    return start(url, signal);
  };
  const supervisor = keepRunning(postmaster, again, (text) => log.warn(text));
  return { url: url.replace(/[^/]+$/, CLUSTER_NAME), supervisor };
}

/** Allows PostgreSQL's account, and no other, to pass through our folder to its cluster. */
async function openFolder(home: string, { account }: Launcher): Promise<void> {
  if (!account) return;
  await chown(home, 0, account.gid);
  await chmod(home, 0o710);
}

/** Tries one port after another. The address that it gives is that of the database which every cluster has. */
async function startOnFreePort(
  start: (url: string) => Promise<Postmaster>,
  password: string,
  stopping: AbortSignal | undefined,
): Promise<{ url: string; postmaster: Postmaster }> {
  for (let left = PORT_TRIES; ; left--) {
    const url = `postgres://${CLUSTER_NAME}:${password}@127.0.0.1:${await freePort()}/postgres`;
    try {
      return { url, postmaster: await start(url) };
    } catch (error) {
      if (left === 1 || stopping?.aborted) throw error;
      await sleep(PORT_PAUSE_MS);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [CLUSTER_NAME]);
    if (rowCount === 0) await client.query(`create database ${CLUSTER_NAME}`);
  } finally {
    await client.end();
  }
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
