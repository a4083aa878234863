import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../testing/servers/test-server.ts";
import { killFrozenWorker, noteWorker } from "./leftover-worker.ts";

describe.runIf(process.platform === "linux")("a process that the note of an earlier run names", () => {
  let folder: string;
  let child: ChildProcess;
  let pid: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "curta-leftover-"));
    child = spawn("sleep", ["600"], { env: { CURTA_WORKER_NAME: "host-1a2b3c4d" } });
    await once(child, "spawn");
    pid = child.pid ?? 0;
  });
  afterEach(async () => {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  const state = async (): Promise<string | undefined> =>
    /\) (\S) /.exec(await readFile(`/proc/${pid}/stat`, "utf8"))?.[1];

  async function freeze(): Promise<void> {
    child.kill("SIGSTOP");
    await until("it to freeze", async () => (await state()) === "T");
  }

  /** A process that was killed wakes no more. */
  async function wake(): Promise<void> {
    child.kill("SIGCONT");
    await until("it to wake", async () => (await state()) === "S");
  }

  test("is killed where it is frozen and has the worker's name", async () => {
    await freeze();
    await noteWorker(folder, { pid, name: "host-1a2b3c4d" });
    const ended = once(child, "exit");
    await killFrozenWorker(folder);
    expect(await ended).toEqual([null, "SIGKILL"]);
  });

  test("is left alone where it runs: it ends by itself", async () => {
    await noteWorker(folder, { pid, name: "host-1a2b3c4d" });
    await killFrozenWorker(folder);
    await freeze();
    await wake();
  });

  test.each(["host-00000000", "host-1a2b3c4", "host-1a2b3c4d5"])(
    "is left alone where the worker was called %s: its number was given to another",
    async (name) => {
      await freeze();
      await noteWorker(folder, { pid, name });
      await killFrozenWorker(folder);
      await wake();
    },
  );

  test.each(["", "\n", "0 x\n", "-1 x\n", "1", "nonsense\n", "99999999999 x\n"])(
    "does not matter where the note is %j",
    async (text) => {
      await freeze();
      await writeFile(join(folder, "worker.pid"), text);
      await killFrozenWorker(folder);
      await wake();
    },
  );
});
