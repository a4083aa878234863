import { kill, pid } from "node:process";
import { parseArgs } from "node:util";
import { describeUnknownSettings, readConfig } from "../../config.ts";
import { keepFilesPrivate } from "../../private-files.ts";
import { onParentExit } from "../../worker/parent-process.ts";
import { runProgram, type RunningProgram } from "../../main.ts";
import { buildPage } from "../start/build-page.ts";
import { printGreeting } from "../start/print-greeting.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { onNpmExit } from "../start/watch-npm.ts";

/** How long threads may still run after everything else is written and closed. */
const LINGER_MS = 5_000;

/** Ctrl-C reaches every process of a terminal, and those that pass it on: what comes this soon is the same one. */
const SAME_SIGNAL_MS = 1_000;

/** `curta serve`: runs until Ctrl-C. A second Ctrl-C does not wait. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { build: { type: "boolean" } } });
  loadEnvironmentFile();
  const config = readConfig();
  const control = new AbortController();
  let stoppedAt = Infinity;
  const stop = (): void => {
    if (Date.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(130);
    stoppedAt = Math.min(stoppedAt, Date.now());
    control.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // A worker ends with the web process that started it, and so does what an older Node started.
  onParentExit(() => control.abort());
  onNpmExit(() => control.abort());
  if (values.build && config.role !== "worker" && !(await buildPage(control.signal))) return 0;
  // A worker beside a web process has the settings of that one, which has said it.
  if (!process.connected) {
    for (const line of describeUnknownSettings(config.environment)) process.stderr.write(`${line}\n`);
  }
  keepFilesPrivate();
  const greet = (started: RunningProgram) => printGreeting(config, started);
  await runProgram(config, control.signal, greet, undefined, tell);
  // An open channel to the web process would keep a worker alive.
  if (process.connected) process.disconnect();
  // Threads that still draw keep the process alive, and `process.exit` would crash while they run.
  setTimeout(() => kill(pid, "SIGKILL"), LINGER_MS).unref();
  return 0;
}

/** What a worker beside a web process waits for is of no interest to who started that one. */
function tell(sentence: string): void {
  if (!process.connected) process.stdout.write(`${sentence}\n`);
}
