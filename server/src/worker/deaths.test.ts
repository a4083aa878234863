import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WEBHOOK_PATH, type Generation } from "@curta/contract";
import { filmsOfWorker } from "../database/rows/films.ts";
import { findGeneration } from "../database/rows/generations.ts";
import { createDiskStore } from "../media/disk.ts";
import { startReceiver } from "../../testing/requests/receiver.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";
import { sweepLost } from "../workflow/sweep-lost.ts";

let server: TestServer;
let caller: TestCaller;
let imageUrl: string;
let folder: string;
const CALLBACKS = { CURTA_CALLBACK_HOSTS: "127.0.0.1" };
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-deaths-"));
  // Web process and workers share a data folder here, as they would share an S3.
  const media = await createDiskStore(join(folder, "media"));
  server = await startTestServer({ parts: { media }, env: { CURTA_FILMS_PER_USER: "50", ...CALLBACKS } });
  caller = new TestCaller(server.url);
  imageUrl = (await caller.makeImage()).image_url;
});
afterEach(async () => {
  await Promise.all([...workers].map((worker) => end(worker, "SIGKILL")));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function startWorker(name: string): Promise<ChildProcess> {
  const child = fork(new URL("../../testing/servers/test-worker.ts", import.meta.url), [], {
    env: {
      ...process.env,
      CURTA_ROLE: "worker",
      CURTA_WORKER_NAME: name,
      CURTA_DATA: folder,
      CURTA_RENDERS: "2",
      CURTA_LOG: "fatal",
      DATABASE_URL: server.context.databaseUrl,
      ...CALLBACKS,
    },
  });
  workers.add(child);
  child.once("exit", () => workers.delete(child));
  await new Promise<void>((resolve) => child.on("message", (it) => it === "ready" && resolve()));
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** The script of a film that stays half-made until `open` is called. */
function heldFilm(name: string): { script: string; open: () => Promise<void> } {
  const gate = join(folder, `${name}.gate`);
  return { script: `espera ${gate}`, open: () => writeFile(gate, "") };
}

/** The film is in the middle of being made. */
function untilHalfMade(id: string): Promise<Generation> {
  return untilRow(id, ({ status, progress }) => status === "processing" && progress > 0);
}

function untilRow(id: string, fits: (row: Generation) => boolean): Promise<Generation> {
  return until("the row", async () => {
    const row = await findGeneration(server.context.pool, id);
    return row && fits(row) ? row : undefined;
  });
}

/** Completed, with its own film whole, and no other attempt's files left. */
async function expectDelivered(id: string, script: string): Promise<void> {
  const row = await untilRow(id, ({ status }) => status === "completed");
  const film = await (await fetch(new URL(row.video_url ?? "", server.url))).text();
  expect(film).toMatch(new RegExp(`^film of ${script} x+ end$`));
  await sweepLost(server.context);
  const { rows } = await server.context.pool.query<{ folder: string }>(
    "select folder from curta.media_folder where generation_id = $1",
    [id],
  );
  expect(rows.map((found) => `/media/${found.folder}/film.mp4`)).toEqual([row.video_url]);
}

test("a film outlives killed workers, and is delivered once", async () => {
  const film = heldFilm("deaths");
  const { id } = await caller.requestFilm(imageUrl, film.script);
  for (let death = 0; death < 2; death++) {
    const worker = await startWorker(`victim-${death}`);
    const before = (await findGeneration(server.context.pool, id))?.progress ?? 0;
    await until(
      "the victim to work",
      async () => (await filmsOfWorker(server.context.pool, `victim-${death}`)).length > 0,
    );
    await end(worker, "SIGKILL");
    expect((await findGeneration(server.context.pool, id))?.progress).toBeGreaterThanOrEqual(before);
    // What the supervisor of the dead process does.
    await server.context.queue.requeue([id]);
  }
  await Promise.all([film.open(), startWorker("survivor")]);
  await expectDelivered(id, film.script);
  const { rows } = await server.context.pool.query("select losses from curta.film where generation_id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ losses: 2 }]);
});

test("a worker that freezes is given up by its heartbeat, and cannot meddle when it wakes", async () => {
  const frozen = await startWorker("frozen");
  const film = heldFilm("sleep");
  const { id } = await caller.requestFilm(imageUrl, film.script);
  await untilHalfMade(id);
  frozen.kill("SIGSTOP");
  // As if its heartbeats had been missing for too long.
  const { rowCount } = await server.context.pool.query(
    "update curta_queue.job set heartbeat_on = now() - interval '1 minute' where id = $1 and state = 'active'",
    [id],
  );
  expect(rowCount).toBe(1);
  await Promise.all([film.open(), startWorker("awake")]);
  const done = await untilRow(id, ({ status }) => status === "completed");
  frozen.kill("SIGCONT");
  await until(
    "the frozen worker to notice",
    async () => (await filmsOfWorker(server.context.pool, "frozen")).length === 0,
  );
  await expectDelivered(id, film.script);
  expect((await findGeneration(server.context.pool, id))?.video_url).toBe(done.video_url);
});

test("a worker that is told to stop hands its film to another", async () => {
  const first = await startWorker("first");
  const film = heldFilm("shift");
  const { id } = await caller.requestFilm(imageUrl, film.script);
  await untilHalfMade(id);
  await Promise.all([end(first, "SIGTERM").then(film.open), startWorker("second")]);
  await expectDelivered(id, film.script);
  const { rows } = await server.context.pool.query(
    "select losses, failures from curta.film where generation_id = $1",
    [id],
  );
  expect(rows).toEqual([{ losses: 0, failures: 0 }]);
});

test("two workers share the films of many users; none is made twice", async () => {
  await Promise.all([startWorker("left"), startWorker("right")]);
  const ids = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => (await caller.requestFilm(imageUrl, `filme ${n}`)).id),
  );
  await Promise.all(ids.map((id, n) => expectDelivered(id, `filme ${n}`)));
  const { rows } = await server.context.pool.query<{ attempt: number }>(
    "select attempt from curta.film where generation_id = any($1)",
    [ids],
  );
  expect(rows.every(({ attempt }) => attempt === 1)).toBe(true);
});

test("a film whose task vanished is sent again", async () => {
  const { id } = await caller.requestFilm(imageUrl, "sem tarefa");
  await server.context.pool.query("delete from curta_queue.job where id = $1", [id]);
  expect((await sweepLost(server.context)).requeued).toBe(1);
  await startWorker("finder");
  await expectDelivered(id, "sem tarefa");
});

test("the news of a film outlives the worker that was telling it: another tells it", async () => {
  await using receiver = await startReceiver((nth) => (nth === 1 ? "never" : 200));
  const { pool } = server.context;
  const telling = await startWorker("telling");
  const body = { ...caller.videoBody(imageUrl, "x"), callback_url: receiver.url };
  expect((await caller.post(WEBHOOK_PATH, body)).status).toBe(202);
  await until("the first try", async () => receiver.received.length === 1);
  await end(telling, "SIGKILL");
  // As if the time were over that the dead one had for it.
  await pool.query("update curta.callback set next_at = now()");
  await startWorker("other");
  await until("the second try", async () => receiver.received.length === 2);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
  const { rows } = await until("its end", async () => {
    const found = await pool.query("select status, attempts from curta.callback");
    return found.rows[0]?.status === "delivered" ? found : undefined;
  });
  expect(rows).toEqual([{ status: "delivered", attempts: 2 }]);
});
