/** A worker process with the test studio, for tests that kill it. Its settings come from the environment. */
import { readConfig } from "../config.ts";
import { run } from "../main.ts";
import { TEST_PACE } from "./testing-pace.ts";
import { whenParentIsGone } from "./parent-process.ts";
import { createTestStudio } from "../studio/testing.ts";

const control = new AbortController();
process.once("SIGTERM", () => control.abort());
whenParentIsGone(() => control.abort());
await run(readConfig(), control.signal, () => void process.send?.("ready"), {
  studio: createTestStudio({ stepMs: 60 }),
  pace: TEST_PACE,
});
if (process.connected) process.disconnect();
