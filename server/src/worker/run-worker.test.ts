import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startTestServer } from "../../testing/servers/test-server.ts";
import { runWorker } from "./run-worker.ts";

test("a worker that is told to stop during its first sweep does not wait for the next one", async () => {
  await using server = await startTestServer();
  const workFolder = await mkdtemp(join(tmpdir(), "curta-work-"));
  const errors: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void errors.push(line) });
  const control = new AbortController();
  const stopped = runWorker({ ...server.context, workFolder, log }, "early", control.signal);
  control.abort();
  await stopped;
  // "films did not end in time", after seven seconds.
  expect(errors).toEqual([]);
});
