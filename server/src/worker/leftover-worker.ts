import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What stands in the data folder of the worker that runs there. */
interface Note {
  readonly pid: number;
  /** Made up at random for each worker: no other process has it in its environment. */
  readonly name: string;
}

const FILE = "worker.pid";

/** Writes down which worker this installation has started, so that the next start knows it again. */
export async function noteWorker(folder: string, { pid, name }: Note): Promise<void> {
  await writeFile(join(folder, FILE), `${pid} ${name}\n`);
}

/**
 * Kills the worker of an earlier run that was frozen when its web process died: it cannot see that, would hold its memory
 * for ever, and wake up some day. One that runs ends by itself. Does nothing where there is no /proc.
 * The caller must hold the folder's lock.
 */
export async function killFrozenWorker(folder: string): Promise<void> {
  const note = await readNote(folder);
  if (!note || !(await isFrozen(note)) || !(await hasName(note))) return;
  try {
    process.kill(note.pid, "SIGKILL");
  } catch {
    // Somebody else has just ended it.
  }
}

async function readNote(folder: string): Promise<Note | undefined> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => "");
  const [, pid, name] = /^(\d+) (\S+)\n$/.exec(text) ?? [];
  return pid === undefined || name === undefined ? undefined : { pid: Number(pid), name };
}

async function isFrozen({ pid }: Note): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /\) T \d+ /.test(stat);
}

/** Whether the process is that worker still: its number may have gone to another program. */
async function hasName({ pid, name }: Note): Promise<boolean> {
  const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
  return environment.split("\0").includes(`CURTA_WORKER_NAME=${name}`);
}
