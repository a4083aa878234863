import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const POLL_MS = 10;
const run = promisify(execFile);

/** Memory is short for the processes of this one's whose command holds a text, until it is disposed of. Linux only. */
export interface Shortage extends AsyncDisposable {
  /** How many processes it has hit. */
  readonly hit: number;
  /** The most that one of them held, in bytes. */
  readonly highest: number;
}

/** As a container's limit has it: a process that holds more resident memory is killed. */
export function killOver(command: string, bytes: number): Shortage {
  return forEach(command, async (pid, resident) => {
    if (resident <= bytes) return false;
    process.kill(pid, "SIGKILL");
    return true;
  });
}

/** As `ulimit -d` has it: a process gets no more writable memory than so much, reserved memory included. */
export function refuseOver(command: string, bytes: number): Shortage {
  return forEach(command, async (pid) => {
    // The soft limit only: no right is needed for that.
    await run("prlimit", ["--pid", String(pid), `--data=${bytes}:`]);
    return true;
  });
}

/** `act` is called again and again for each process, until it has hit it. */
function forEach(command: string, act: (pid: number, resident: number) => Promise<boolean>): Shortage {
  const hit = new Set<number>();
  let highest = 0;
  const over = new AbortController();
  const watching = (async () => {
    for (; !over.signal.aborted; await sleep(POLL_MS)) {
      for (const pid of await ownProcesses(command)) {
        const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
        const bytes = (name: string) =>
          Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024;
        highest = Math.max(highest, bytes("VmHWM"));
        if (!hit.has(pid) && (await act(pid, bytes("VmRSS")).catch(() => false))) hit.add(pid);
      }
    }
  })();
  return {
    get hit() {
      return hit.size;
    },
    get highest() {
      return highest;
    },
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}

async function ownProcesses(command: string): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const pids = children.trim().split(/\s+/).filter(Boolean).map(Number);
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return pids.filter((_pid, index) => commands[index]?.includes(command));
}
