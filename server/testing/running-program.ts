/** Runs the program as a person does, in real processes, and finds all of them. */
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./servers/test-server.ts";

export const ROOT = join(import.meta.dirname, "../..");
/** Arguments of Node that start a server. */
export const SERVE = ["server/src/cli/launch.mjs", "serve"] as const;

export interface Running extends AsyncDisposable {
  readonly started: ChildProcess;
  /** What runs for it: processes of its group, and those that work in its data folder or are told of it. */
  readonly processes: () => number[];
  readonly said: () => string;
  readonly data: string;
}

/** Starts it, in a new data folder unless CURTA_DATA names one that is to last, and does not wait for it. */
export async function launch(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = ROOT,
): Promise<Running> {
  const data = env["CURTA_DATA"] ?? (await mkdtemp(join(tmpdir(), "curta-signals-")));
  const started = spawn(command, args, {
    cwd,
    // A group of its own, as a terminal would give it.
    detached: true,
    env: { ...process.env, PORT: "0", CURTA_LOG: "error", ...env, CURTA_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [started.stdout, started.stderr]) {
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  const processes = (): number[] =>
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && belongs(name, started.pid, data))
      .map(Number);
  return {
    started,
    processes,
    said: () => said,
    data,
    async [Symbol.asyncDispose]() {
      for (const pid of processes()) kill(pid);
      await until("all to be gone", async () => processes().length === 0);
      if (env["CURTA_DATA"] === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Starts it, and waits until it says how to stop it. */
export async function start(...how: Parameters<typeof launch>): Promise<Running> {
  const running = await launch(...how);
  await until("the start", async () => running.said().includes("Ctrl-C para parar"));
  return running;
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

function belongs(pid: string, group: number | undefined, data: string): boolean {
  try {
    const [, state, processGroup] = /\) (\S) \d+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    if (state === "Z") return false;
    const isIn = readlinkSync(`/proc/${pid}/cwd`).startsWith(data);
    return isIn || processGroup === String(group) || commandOf(Number(pid)).includes(data);
  } catch {
    return false;
  }
}

/** Program and arguments of a process, with a NUL after each. */
export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8");
}
