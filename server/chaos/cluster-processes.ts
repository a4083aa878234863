import { readdir, readlink } from "node:fs/promises";

/** The PostgreSQL server of a folder and its backends, each of which has a process group of its own. */
export async function processesIn(cluster: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => "")));
  return pids.filter((_pid, index) => folders[index] === cluster);
}

export async function signalCluster(cluster: string, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await processesIn(cluster)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // PostgreSQL's own workers come and go.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
