import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("a process whose parent died while it computed, and which tells it something, goes on to its own end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "curta-parent-"));
  const gate = join(folder, "gate");
  // It hears nothing between the parent's end and its own message.
  const program = `
    import { existsSync } from "node:fs";
    import { onParentExit, tellParent } from ${JSON.stringify(new URL("parent-process.ts", import.meta.url).href)};
    onParentExit(() => setTimeout(() => process.exit(7), 100));
    tellParent({ kind: "busy" });
    setTimeout(() => {
      while (!existsSync(${JSON.stringify(gate)}));
      tellParent({ kind: "late" });
    }, 1);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  await once(child, "message");
  await sleep(100);
  child.disconnect();
  await sleep(100);
  await writeFile(gate, "");
  expect(await ended).toEqual([7, null]);
  await rm(folder, { recursive: true, force: true });
});
