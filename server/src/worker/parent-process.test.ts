import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

/** A port of this machine where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 1;
}

test.each([0, 1_500])(
  "a worker whose parent left after %i ms ends, though it still waits for a database",
  async (afterMs) => {
    const database = `postgres://curta:curta@127.0.0.1:${await closedPort()}/curta`;
    const worker = fork(new URL("../../testing/servers/test-worker.ts", import.meta.url), [], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { ...process.env, CURTA_ROLE: "worker", DATABASE_URL: database, CURTA_LOG: "fatal" },
    });
    const ended = once(worker, "exit");
    await sleep(afterMs);
    expect(worker.exitCode).toBeNull();
    worker.disconnect();
    // Quietly: it was told to stop, and nothing went wrong.
    expect(await ended).toEqual([0, null]);
  },
);
