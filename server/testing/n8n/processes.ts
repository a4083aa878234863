import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const LIMIT_MS = 120_000;
const stops: (() => Promise<void>)[] = [];

/** Has something done at the end; what is asked for last is done first. */
export function atEnd(end: () => Promise<void>): void {
  stops.push(end);
}

export async function endAll(): Promise<void> {
  for (const end of stops.toReversed()) await end();
}

/** Starts a program; what it prints goes to a log file. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  log: string,
): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const out = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  return child;
}

/** Ends the process now or, at the latest, at the end. */
export function stop(child: ChildProcess): () => Promise<void> {
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  atEnd(end);
  return end;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** The first answer that is neither false nor undefined; failures count as none. @throws Error after two minutes */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(250)) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer !== false) return answer;
  }
  throw new Error(`gave up waiting for ${what}`);
}
