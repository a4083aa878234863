/** A worker process with the test studio, for tests that kill it. Its settings come from the environment. */
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { FilmWishes } from "@curta/studio";
import { readConfig } from "../../src/config.ts";
import { runProgram } from "../../src/main.ts";
import { FAST_POLLING } from "./fast-polling.ts";
import { onParentExit } from "../../src/worker/parent-process.ts";
import { createTestStudio } from "./test-studio.ts";

const MIDDLE = 10;

/**
 * A film whose script begins with "espera <file>" stops half-way until that file exists, so that a test can act in
 * the middle of it.
 */
async function waitInTheMiddle({ script, signal }: FilmWishes, step: number): Promise<void> {
  const gate = /^espera (\S+)/.exec(script)?.[1];
  if (gate === undefined || step !== MIDDLE) return;
  while (!existsSync(gate)) await sleep(20, undefined, signal ? { signal } : {});
}

const control = new AbortController();
process.once("SIGTERM", () => control.abort());
onParentExit(() => control.abort());
await runProgram(readConfig(), control.signal, () => void process.send?.("ready"), {
  studio: createTestStudio({ onStep: waitInTheMiddle }),
  polling: FAST_POLLING,
});
if (process.connected) process.disconnect();
