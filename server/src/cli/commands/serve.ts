import { kill, pid } from "node:process";
import { parseArgs } from "node:util";
import { readConfig } from "../../config.ts";
import { onParentExit } from "../../worker/parent-process.ts";
import { runProgram, type RunningProgram } from "../../main.ts";
import { buildPage } from "../build-page.ts";
import { printGreeting } from "../print-greeting.ts";
import { loadEnvironmentFile } from "../environment-file.ts";

/** How long threads may still run after everything else is written and closed. */
const LINGER_MS = 5_000;

/** `curta serve`: runs until Ctrl-C. A second Ctrl-C does not wait. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { build: { type: "boolean" } } });
  loadEnvironmentFile();
  const config = readConfig();
  if (values.build && config.role !== "worker") await buildPage();
  const control = new AbortController();
  const stop = (): void => {
    if (control.signal.aborted) process.exit(130);
    control.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // A worker that a web process started ends with that process.
  onParentExit(() => control.abort());
  await runProgram(config, control.signal, (started: RunningProgram) => printGreeting(config, started));
  // An open channel to the web process would keep a worker alive.
  if (process.connected) process.disconnect();
  // Threads that still draw keep the process alive, and `process.exit` would crash while they run.
  setTimeout(() => kill(pid, "SIGKILL"), LINGER_MS).unref();
  return 0;
}
