import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { WEBHOOK_PATH } from "@curta/contract";
import { readConfig } from "../src/config.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { runProgram } from "../src/main.ts";
import { FAST_POLLING } from "../testing/servers/fast-polling.ts";
import { startMutedLink } from "../testing/faults/muted-link.ts";
import { startTestDatabase } from "../testing/servers/test-database.ts";
import { createTestStudio } from "../testing/servers/test-studio.ts";
import { TestCaller, until } from "../testing/servers/test-server.ts";
import { processesIn, signalCluster } from "./cluster-processes.ts";

// Each test waits most of its time and has a database of its own: they run side by side.

/** A stop must not take longer than this, whatever is mute or frozen. */
const STOP_LIMIT_MS = 15_000;

/** The whole program in one role, in this process. */
async function start(role: "web" | "worker", databaseUrl: string, dataFolder: string) {
  const control = new AbortController();
  const started = Promise.withResolvers<string>();
  const config = readConfig({
    CURTA_ROLE: role,
    CURTA_DATA: dataFolder,
    CURTA_LOGIN: "optional",
    CURTA_HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: databaseUrl,
  });
  const parts = {
    log: pino({ level: "silent" }),
    polling: FAST_POLLING,
    studio: createTestStudio({ stepMs: 50 }),
  };
  const ended = runProgram(config, control.signal, ({ url }) => started.resolve(url ?? ""), parts);
  ended.catch(started.reject);
  return {
    url: await started.promise,
    /** Stops it; gives the milliseconds that it took. */
    async stop(): Promise<number> {
      const from = performance.now();
      control.abort();
      await ended;
      return performance.now() - from;
    },
  };
}

async function expectNoDatabase(url: string): Promise<void> {
  expect((await fetch(`${url}/live`)).status).toBe(200);
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ ok: false, database: false });
  const caller = new TestCaller(url);
  const answers = await Promise.all([
    fetch(`${url}/rest/v1/shorts_generation?select=id`),
    caller.post(WEBHOOK_PATH, caller.imageBody()),
    caller.post("/auth/v1/token?grant_type=password", { email: "a@b.example", password: "p" }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/"(message|msg)":"[^"]{20,}"/);
  }
}

test.concurrent("a database link that swallows everything for 30 s: requests end with a sentence, films go on afterwards", async () => {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await startTestDatabase());
  const link = stack.use(await startMutedLink(database.url));
  const data = await mkdtemp(join(tmpdir(), "curta-muted-"));
  stack.defer(() => rm(data, { recursive: true, force: true }));
  const [web, worker] = [await start("web", link.url, data), await start("worker", link.url, data)];
  const caller = new TestCaller(web.url);
  const { image_url } = await caller.makeImage();
  const film = await caller.requestFilm(image_url, "atravessa o silêncio");
  link.mute();
  const back = sleep(30_000).then(() => link.unmute());
  await expectNoDatabase(web.url);
  await back;
  await until("the database to be back", async () => (await fetch(`${web.url}/ready`)).ok);
  await until("the film", async () => {
    const answer = await fetch(`${web.url}/rest/v1/shorts_generation?id=eq.${film.id}&select=status`);
    return (await answer.text()).includes("completed");
  });
  const next = await caller.makeImage();
  expect(next.image_url).toContain("/media/");
  expect(await web.stop()).toBeLessThan(STOP_LIMIT_MS);
  expect(await worker.stop()).toBeLessThan(STOP_LIMIT_MS);
});

test.concurrent("a database link that is mute for ever keeps neither web process nor worker from stopping", async () => {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await startTestDatabase());
  const link = stack.use(await startMutedLink(database.url));
  const data = await mkdtemp(join(tmpdir(), "curta-muted-"));
  stack.defer(() => rm(data, { recursive: true, force: true }));
  const [web, worker] = [await start("web", link.url, data), await start("worker", link.url, data)];
  const caller = new TestCaller(web.url);
  const { image_url } = await caller.makeImage();
  await caller.requestFilm(image_url, "nunca acaba");
  await sleep(300);
  link.mute();
  const pending = fetch(`${web.url}/rest/v1/shorts_generation?select=id`).catch(() => undefined);
  const times = await Promise.all([web.stop(), worker.stop()]);
  expect(Math.max(...times)).toBeLessThan(STOP_LIMIT_MS);
  await pending;
});

test.concurrent("a frozen PostgreSQL: requests end with a sentence, it goes on when it wakes, and frozen again it can be stopped", async () => {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "curta-frozen-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded(join(folder, "postgres"));
  const web = await start("web", embedded.url, folder);
  const cluster = join(folder, "postgres/cluster");
  await signalCluster(cluster, "SIGSTOP");
  await expectNoDatabase(web.url);
  await signalCluster(cluster, "SIGCONT");
  await until("the database to be back", async () => (await fetch(`${web.url}/ready`)).ok);
  await signalCluster(cluster, "SIGSTOP");
  const from = performance.now();
  await web.stop();
  await embedded.stop();
  expect(performance.now() - from).toBeLessThan(STOP_LIMIT_MS);
  await until("all of it to be gone", async () => (await processesIn(cluster)).length === 0);
});
