import { readFile, readdir, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a leftover server may take to write everything down, in milliseconds. */
const STOP_LIMIT_MS = 15_000;
const POLL_MS = 50;

/**
 * Ends what an earlier process left running on this cluster (its node process was killed, PostgreSQL was not),
 * or its backends (PostgreSQL was killed, they were not yet told), and takes away a pid file that lies.
 * Call it only while holding the folder's lock.
 */
export async function stopLeftoverProcesses(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const text = await readFile(pidFile, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const named = Number(text.split("\n")[0]);
  if (process.platform === "linux") {
    if (!(await end(() => processesIn(cluster), "SIGINT"))) await end(() => processesIn(cluster), "SIGQUIT");
    // Nobody works in the folder any more; the number may belong to a stranger by now.
    await rm(pidFile, { force: true });
  } else if (!(await end(async () => [named].filter(isAlive), "SIGINT"))) {
    await end(async () => [named].filter(isAlive), "SIGQUIT");
  }
}

/** Signals the processes that `list` gives and waits until there are none. False: some are still there. */
async function end(list: () => Promise<number[]>, signal: NodeJS.Signals): Promise<boolean> {
  for (const pid of await list()) kill(pid, signal);
  for (const deadline = Date.now() + STOP_LIMIT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if ((await list()).length === 0) return true;
  }
  return false;
}

/** PostgreSQL's processes all have the data folder as their working folder; nobody else has. */
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
