import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { WEBHOOK_PATH } from "@curta/contract";
import { readConfig } from "./config.ts";
import type { ContextParts } from "./context.ts";
import { findGeneration } from "./database/rows/generations.ts";
import { createPool } from "./database/pool.ts";
import { startTestDatabase } from "../testing/servers/test-database.ts";
import { FAST_POLLING } from "../testing/servers/fast-polling.ts";
import { runProgram } from "./main.ts";
import { createTestStudio } from "../testing/servers/test-studio.ts";
import { TestCaller, until } from "../testing/servers/test-server.ts";

/** Something that happens once. */
function createMoment(): { readonly reached: Promise<void>; readonly reach: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reached: promise, reach: () => resolve() };
}

test("a deploy drops neither the request under way nor the film in the making", async () => {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await startTestDatabase());
  const pool = createPool(database.url);
  stack.defer(() => pool.end());
  const data = await mkdtemp(join(tmpdir(), "curta-deploy-"));
  stack.defer(() => rm(data, { recursive: true, force: true }));
  const [imageBegun, imageGo] = [createMoment(), createMoment()];
  const quick = createTestStudio();
  const slow: ContextParts["studio"] = {
    async makeKeyImage(photo, wishes) {
      if (photo.length > 100) {
        imageBegun.reach();
        await imageGo.reached;
      }
      return quick.makeKeyImage(photo, wishes);
    },
    // In the middle of its film until it is stopped.
    makeFilm: createTestStudio({ stepMs: 3_600_000 }).makeFilm,
  };
  const silent = { log: pino({ level: "silent" }), polling: FAST_POLLING };
  const start = (role: string, studio: NonNullable<ContextParts["studio"]>) => {
    const control = new AbortController();
    const started = Promise.withResolvers<string | undefined>();
    const config = readConfig({
      CURTA_ROLE: role,
      CURTA_DATA: data,
      CURTA_LOGIN: "optional",
      CURTA_HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: database.url,
    });
    const ended = runProgram(config, control.signal, ({ url }) => started.resolve(url), {
      ...silent,
      studio,
    });
    ended.catch(started.reject);
    const stop = (): Promise<void> => {
      control.abort();
      return ended;
    };
    stack.defer(stop);
    return { started: started.promise, stop };
  };

  const [web, worker] = [start("web", slow), start("worker", slow)];
  const caller = new TestCaller((await web.started) ?? "");
  await worker.started;
  const { image_url } = await caller.makeImage();
  const film = await caller.requestFilm(image_url, "no meio");
  const row = () => findGeneration(pool, film.id);
  await until("the film to be in the making", async () => (await row())?.status === "processing");
  const answer = caller.post(WEBHOOK_PATH, caller.imageBody(Buffer.alloc(200, 7)));
  await imageBegun.reached;

  const [webEnded, workerEnded] = [web.stop(), worker.stop()];
  await workerEnded;
  expect(await row()).toMatchObject({ status: "pending", error_message: null });
  await until("the server to stop listening", () =>
    fetch(`${caller.url}/live`).then(
      () => false,
      () => true,
    ),
  );
  imageGo.reach();
  expect((await answer).status).toBe(200);
  await webEnded;

  const next = start("worker", quick);
  await next.started;
  await until("the next worker to finish it", async () => (await row())?.status === "completed");
});
