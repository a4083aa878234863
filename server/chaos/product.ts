/** The whole product, with the quick test studio in its worker: what the chaos run starts and kills. */
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { onParentExit } from "../src/worker/parent-process.ts";
import { runProgram } from "../src/main.ts";
import { createTestStudio } from "../testing/servers/test-studio.ts";

const LINGER_MS = 5_000;

const control = new AbortController();
process.once("SIGTERM", () => control.abort());
onParentExit(() => control.abort());
const parts = {
  studio: createTestStudio({ stepMs: 40 }),
  workerProgram: [join(import.meta.dirname, "product.ts")],
};
await runProgram(readConfig(), control.signal, () => undefined, parts);
if (process.connected) process.disconnect();
// As the real program ends: connections that a mute database does not let go keep nothing alive.
setTimeout(() => process.kill(process.pid, "SIGKILL"), LINGER_MS).unref();
