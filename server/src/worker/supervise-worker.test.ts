import { readdir, readFile, writeFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findGeneration } from "../database/rows/generations.ts";
import { filmsOfWorker } from "../database/rows/films.ts";
import { startTestServer, TestCaller, until } from "../../testing/servers/test-server.ts";
import { superviseWorker } from "./supervise-worker.ts";

const PROGRAM = join(import.meta.dirname, "../../testing/servers/test-worker.ts");
/** A worker says that it lives every two seconds, after a start that takes longer on a busy machine. */
const CHECK_MS = 4_000;

/** The worker process that this one has started, by its name. */
async function findWorker(): Promise<{ pid: number; name: string } | undefined> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  for (const pid of children.trim().split(/\s+/)) {
    const [command, environment] = await Promise.all(
      ["cmdline", "environ"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
    );
    const name = /\0CURTA_WORKER_NAME=([^\0]+)/.exec(environment ?? "")?.[1];
    if (command?.includes("test-worker") && name !== undefined) return { pid: Number(pid), name };
  }
  return undefined;
}

test("a worker that freezes is replaced, and its film is made by the other one", async () => {
  await using server = await startTestServer({
    env: { CURTA_LOG: "fatal" },
    parts: { workerProgram: [PROGRAM] },
  });
  const { context } = server;
  const caller = new TestCaller(server.url);
  const { image_url } = await caller.makeImage();
  const control = new AbortController();
  const supervising = superviseWorker(context, control.signal, CHECK_MS);
  const gate = join(context.config.dataFolder, "gate");
  const { id } = await caller.requestFilm(image_url, `espera ${gate}`);
  const frozen = await until("a worker at work", async () => {
    const worker = await findWorker();
    return worker && (await filmsOfWorker(context.pool, worker.name)).length > 0 ? worker : undefined;
  });
  process.kill(frozen.pid, "SIGSTOP");
  const other = await until("another worker at work", async () => {
    const worker = await findWorker();
    const isOther = worker !== undefined && worker.pid !== frozen.pid;
    return isOther && (await filmsOfWorker(context.pool, worker.name)).length > 0 ? worker : undefined;
  });
  await writeFile(gate, "");
  await until("the film", async () => (await findGeneration(context.pool, id))?.status === "completed");
  expect(other.name).not.toBe(frozen.name);

  // Also before it has said anything.
  process.kill(other.pid, "SIGKILL");
  const early = await until("a third worker", async () => {
    const worker = await findWorker();
    return worker !== undefined && worker.pid !== other.pid ? worker : undefined;
  });
  process.kill(early.pid, "SIGSTOP");
  await until("a fourth worker", async () => {
    const worker = await findWorker();
    return worker !== undefined && worker.pid !== early.pid;
  });
  control.abort();
  await supervising;
  expect(await findWorker()).toBeUndefined();
});

test("all that a worker does comes after what answers requests", async () => {
  await using server = await startTestServer({
    env: { CURTA_LOG: "fatal" },
    parts: { workerProgram: [PROGRAM] },
  });
  const control = new AbortController();
  const supervising = superviseWorker(server.context, control.signal, CHECK_MS);
  const { pid } = await until("a worker", findWorker);
  const threads = await until("its threads", async () => {
    const found = await readdir(`/proc/${pid}/task`);
    return found.length > 1 ? found.map(Number) : undefined;
  });
  for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority());
  control.abort();
  await supervising;
});
