import { setTimeout as sleep } from "node:timers/promises";
import type { FilmProgress } from "@curta/studio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, TestCaller, until, type TestServer } from "../../../testing/servers/test-server.ts";
import { leaseFilm } from "../../database/rows/films.ts";
import type { Lease } from "../../database/rows/generations.ts";
import { createReporter } from "./report-progress.ts";

let server: TestServer;
let lease: Lease;
let lost = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { CURTA_FILMS_PER_USER: "50" } });
  // Every write is kept, as a subscriber of the row would hear of it.
  await server.context.pool.query(`
    create table public.told (id uuid, stage text, progress int, nth serial);
    create function public.tell() returns trigger language plpgsql as $$ begin
      insert into public.told (id, stage, progress) values (new.id, new.stage, new.progress); return new; end $$;
    create trigger tell after update on public.shorts_generation for each row execute function public.tell()`);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  lost = 0;
  const caller = new TestCaller(server.url);
  const { id } = await caller.requestFilm((await caller.makeImage()).image_url);
  lease = await leaseFilm(server.context.pool, id, "worker-1");
  await server.context.pool.query("delete from public.told");
});

const reporter = () => createReporter(server.context, lease, 30, () => lost++);

async function told(): Promise<unknown[]> {
  const sql = "select stage, progress from public.told where id = $1 order by nth";
  const { rows } = await server.context.pool.query<FilmProgress>(sql, [lease.generationId]);
  return rows.map(Object.values);
}

const count = (most: number) =>
  until("the writes", async () => (await told()).length >= most).then(() => told());

test("a change of the whole percent or of the stage is told, nothing twice, and a fall as no change", async () => {
  const { report, end } = reporter();
  report({ stage: "reading", percent: 0 });
  await sleep(0);
  report({ stage: "script", percent: 0 });
  expect(await count(1)).toEqual([["script", 0]]);
  report({ stage: "script", percent: 7 });
  expect(await count(2)).toEqual([
    ["script", 0],
    ["script", 7],
  ]);
  report({ stage: "script", percent: 7 });
  report({ stage: "script", percent: 3 });
  await sleep(600);
  report({ stage: "score", percent: 3 });
  expect(await count(3)).toEqual([
    ["script", 0],
    ["script", 7],
    ["score", 7],
  ]);
  await end();
  expect(lost).toBe(0);
});

test("what is reported while a write is under way is told by the next one, the newest alone", async () => {
  const { report, end } = reporter();
  for (let percent = 1; percent <= 50; percent++) report({ stage: "frames", percent });
  expect(await count(2)).toEqual([
    ["frames", 1],
    ["frames", 50],
  ]);
  await end();
});

test("writes keep their distance however much is reported, and go on for as long as it is", async () => {
  const { report, end } = reporter();
  const begun = performance.now();
  for (let percent = 1; percent <= 90 || (await told()).length < 3; percent++) {
    report({ stage: "frames", percent: Math.min(percent, 99) });
    await sleep(20);
    if (percent > 400) break;
  }
  await end();
  const writes = (await told()).length;
  expect(writes).toBeGreaterThanOrEqual(3);
  expect(writes).toBeLessThanOrEqual((performance.now() - begun) / 400 + 1);
});

test("after its end nothing is told, and the last write has ended", async () => {
  const { report, end } = reporter();
  report({ stage: "frames", percent: 10 });
  await end();
  const written = await told();
  expect(written).toEqual([["frames", 10]]);
  report({ stage: "frames", percent: 20 });
  await sleep(600);
  expect(await told()).toEqual(written);
});

test("an attempt that another one has replaced is told so, and writes nothing", async () => {
  await leaseFilm(server.context.pool, lease.generationId, "worker-2");
  await server.context.pool.query("delete from public.told");
  const { report, end } = reporter();
  report({ stage: "frames", percent: 10 });
  await until("the news", async () => lost > 0);
  await end();
  expect([lost, await told()]).toEqual([1, []]);
});
