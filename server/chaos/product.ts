/** The whole product, with the quick test studio in its worker: what the chaos run starts and kills. */
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { onParentExit } from "../src/worker/parent-process.ts";
import { runProgram } from "../src/main.ts";
import { createTestStudio } from "../testing/servers/test-studio.ts";

const control = new AbortController();
process.once("SIGTERM", () => control.abort());
onParentExit(() => control.abort());
const parts = {
  studio: createTestStudio({ stepMs: 40 }),
  workerProgram: [join(import.meta.dirname, "product.ts")],
};
await runProgram(readConfig(), control.signal, () => undefined, parts);
if (process.connected) process.disconnect();
