import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { cutShort } from "../../cut-short.ts";
import { STOP_LIMITS } from "../../stop-limits.ts";
import type { Launcher } from "./launcher.ts";
import { killProcessesIn } from "./leftovers.ts";

export interface Postmaster {
  /** Resolves when the server process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Stops it and rolls back running transactions ("fast shutdown"). */
  stop(): Promise<void>;
}

/** By this name a connection knows that its database is the bundled one, which nobody else uses. */
export const BUNDLED_CLUSTER = "curta-bundled";
/** Time limit of the start, including crash recovery, in milliseconds. */
const START_LIMIT_MS = 120_000;

/**
 * Starts the server on the port of `url` and waits until it answers; stops it when `stopping` fires before that.
 * @throws if it exits before it answers, or is stopped
 */
export async function startPostmaster(
  launcher: Launcher,
  cluster: string,
  url: string,
  onLine: (line: string) => void,
  stopping?: AbortSignal,
): Promise<Postmaster> {
  stopping?.throwIfAborted();
  const child = launcher.spawn("postgres", ["-D", cluster, ...settings(new URL(url).port)]);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      onLine(line);
      if (said.push(line) > 20) said.shift();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      said.push(String(error));
      resolve();
    });
    child.once("exit", () => resolve());
  });
  const end = (): Promise<void> => stop(cluster, child, ended);
  const isUp = await cutShort(stopping, end, () => answers(url, child));
  if (stopping?.aborted) await end();
  stopping?.throwIfAborted();
  if (isUp) return { ended, stop: end };
  // It may be frozen, and take part of the folder.
  await end();
  throw new Error(`PostgreSQL did not start: ${said.join("\n")}`);
}

function settings(port: string): string[] {
  const values = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "64MB",
    // Locks of a killed client are released soon, not after hours.
    tcp_keepalives_idle: "30",
    client_connection_check_interval: "10s",
    log_checkpoints: "off",
    // Used-up log files are deleted, not kept to be written over: they hold what users have removed.
    wal_recycle: "off",
    cluster_name: BUNDLED_CLUSTER,
    timezone: "UTC",
    log_timezone: "UTC",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** True when the server answers; false if its process has exited or the time limit is over. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(20)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      // It is still starting or recovering.
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function stop(cluster: string, child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  const timers = [
    setTimeout(() => child.kill("SIGQUIT"), STOP_LIMITS.database),
    // It may be frozen.
    setTimeout(() => void killProcessesIn(cluster, child), STOP_LIMITS.database + STOP_LIMITS.databaseQuit),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

/** A TCP port of the loopback interface that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
