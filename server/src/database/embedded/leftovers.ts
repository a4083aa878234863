import type { ChildProcess } from "node:child_process";
import { readFile, readdir, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { STOP_LIMITS } from "../../stop-limits.ts";

/** How long a leftover server may take after each signal, in milliseconds. A frozen one ends with the last. */
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Stops processes that an earlier run left on this cluster: a PostgreSQL whose Node process was killed, or the
 * backends of a killed PostgreSQL. Then removes the stale pid file. They get less time when `stopping` fires. The caller must
 * hold the folder's lock.
 */
export async function stopLeftoverProcesses(cluster: string, stopping?: AbortSignal): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const text = await readFile(pidFile, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const named = Number(text.split("\n")[0]);
  if (process.platform === "linux") {
    const inCluster = (): Promise<number[]> => processesIn(cluster);
    for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
      if (await end(inCluster, signal, stopping)) break;
    }
    // No process uses the folder any more; the pid may already belong to another program.
    await rm(pidFile, { force: true });
  } else if (!(await end(async () => [named].filter(isAlive), "SIGINT", stopping))) {
    await end(async () => [named].filter(isAlive), "SIGQUIT", stopping);
  }
}

/** Kills a server and its backends, which have process groups of their own and may be frozen too. */
export async function killProcessesIn(cluster: string, server: ChildProcess): Promise<void> {
  const pids = process.platform === "linux" ? await processesIn(cluster) : [];
  for (const pid of pids) kill(pid, "SIGKILL");
  server.kill("SIGKILL");
}

/** Signals the processes in `list` and waits until there are none. False: some are still running. */
async function end(
  list: () => Promise<number[]>,
  signal: NodeJS.Signals,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const limitMs = (): number => (stopping?.aborted ? STOP_LIMITS.leftovers : STOP_LIMIT_MS);
  for (const pid of await list()) kill(pid, signal);
  for (const start = Date.now(); Date.now() - start < limitMs(); await sleep(POLL_MS)) {
    if ((await list()).length === 0) return true;
  }
  return false;
}

/** All PostgreSQL processes, and only they, have the data folder as working directory. */
async function processesIn(cluster: string): Promise<number[]> {
  const folder = await realpath(cluster);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found: number[] = [];
  for (const pid of pids) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    if (cwd === folder) found.push(Number(pid));
  }
  return found;
}

function isAlive(pid: number): boolean {
  return pid > 0 && kill(pid, 0);
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
