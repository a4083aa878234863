import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Also where the machine has ten times as much to do as it can. */
const UP_LIMIT_MS = 240_000;
export const VICTIMS = ["web", "worker", "postmaster", "all"] as const;
export type Victim = (typeof VICTIMS)[number];

/** The product as processes on this machine. */
export class Product {
  readonly #program: readonly string[];
  readonly #env: Record<string, string>;
  readonly #data: string;
  readonly url: string;
  #web: ChildProcess | undefined;

  constructor(program: readonly string[], data: string, port: number, env: Record<string, string> = {}) {
    this.#program = program;
    this.#data = data;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      CURTA_DATA: data,
      PORT: String(port),
      CURTA_LOGIN: "optional",
      CURTA_FILMS_PER_USER: "100",
      ...env,
    };
  }

  /** Starts it if it does not run, and waits until it is ready. */
  async up(): Promise<void> {
    let last = "nothing";
    for (const end = Date.now() + UP_LIMIT_MS; Date.now() < end; await sleep(50)) {
      if (!this.#web || this.#web.exitCode !== null || this.#web.signalCode !== null) this.#start();
      const answer = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(5_000) }).catch(String);
      if (typeof answer !== "string" && answer.ok) return;
      last = typeof answer === "string" ? answer : await answer.text();
    }
    throw new Error(`the product did not come up: ${last}`);
  }

  #start(): void {
    const env = { ...process.env, CURTA_LOG: "fatal", ...this.#env };
    this.#web = spawn(process.execPath, [...this.#program], { env, stdio: ["ignore", "ignore", "inherit"] });
  }

  /** Sends a signal, by default SIGKILL. Returns the number of processes. */
  signal(victim: Victim, signal: NodeJS.Signals = "SIGKILL"): number {
    const web = this.#web?.pid;
    const worker = web === undefined ? undefined : workerOf(web, this.#program.at(0) ?? "");
    const postmaster = postmasterOf(this.#data);
    const pids = { web: [web], worker: [worker], postmaster: [postmaster], all: [web, worker, postmaster] }[
      victim
    ];
    return pids.filter((pid) => pid !== undefined && reached(pid, signal)).length;
  }

  /** Stops it; gives the milliseconds that it took. */
  async stop(): Promise<number> {
    const web = this.#web;
    if (!web || web.exitCode !== null || web.signalCode !== null) return 0;
    const from = performance.now();
    web.kill("SIGTERM");
    await once(web, "exit");
    return performance.now() - from;
  }
}

function reached(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function workerOf(web: number, program: string): number | undefined {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const line = lines.find((text) => text.trim().split(/\s+/)[1] === String(web) && text.includes(program));
  return line === undefined ? undefined : Number(line.trim().split(/\s+/)[0]);
}

function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return undefined;
  }
}
