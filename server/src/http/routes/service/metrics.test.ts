import { afterAll, beforeAll, expect, test } from "vitest";
import { withTransaction } from "../../../database/pool.ts";
import { startMutedLink, type MutedLink } from "../../../../testing/faults/muted-link.ts";
import { startTestDatabase } from "../../../../testing/servers/test-database.ts";
import {
  startTestServer,
  TestCaller,
  until,
  type TestServer,
} from "../../../../testing/servers/test-server.ts";

let stack: AsyncDisposableStack;
let link: MutedLink;
let server: TestServer;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  const database = stack.use(await startTestDatabase());
  link = stack.use(await startMutedLink(database.url));
  server = stack.use(await startTestServer({ databaseUrl: link.url, env: { CURTA_METRICS_TOKEN: "m" } }));
});
afterAll(() => stack.disposeAsync());

/** What Prometheus would get. */
async function scrape(): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: "Bearer m" } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Of this process; needed most while the database is away. */
const OWN = [
  'curta_database_connections{state="busy",role="web"}',
  'curta_disk_free_bytes{role="web"}',
  "curta_realtime_connections",
  'nodejs_eventloop_lag_p99_seconds{role="web"}',
  'curta_http_requests_total{route="/metrics",method="GET",status="2xx",role="web"}',
];
/** Of the installation; only the database knows them. */
const TOLD = ["curta_films_waiting", "curta_films_ended", "curta_media_bytes"];

function expectFigures(text: string, databaseUp: 0 | 1): void {
  expect(text).toContain(`curta_database_up{role="web"} ${databaseUp}\n`);
  expect(OWN.filter((name) => !text.includes(`\n${name} `))).toEqual([]);
  expect(TOLD.filter((name) => text.includes(name))).toEqual(databaseUp === 1 ? TOLD : []);
}

test("a silent database takes only its own figures away, and /metrics does not wait for a query's own limit", async () => {
  await scrape();
  expectFigures(await scrape(), 1);
  link.mute();
  const query = server.context.pool.query("select 1").then(
    () => "an answer",
    () => "the query's own limit",
  );
  const first = await Promise.race([scrape(), query]);
  expectFigures(first, 0);
  link.unmute();
  await until("the figures to be back", async () => (await scrape()).includes("curta_films_waiting"));
  expectFigures(await scrape(), 1);
});

test("figures that a locked table holds back are left out before a query's own limit, the others stay", async () => {
  const { pool } = server.context;
  const holder = await pool.connect();
  await holder.query("begin; lock table curta.film, public.shorts_generation in access exclusive mode");
  const scraped = scrape();
  await until("the figures' own queries at the lock", async () => {
    const { rows } = await holder.query("select from pg_locks where not granted");
    return rows.length > 0;
  });
  const waiting = pool.query("select from curta.film limit 1").then(
    () => "an answer",
    () => "the query's own limit",
  );
  const text = await Promise.race([scraped, waiting]);
  await holder.query("rollback");
  holder.release();
  await waiting;
  expect(text).toContain('curta_database_up{role="web"} 1\n');
  expect(TOLD.filter((name) => text.includes(name))).toEqual(["curta_media_bytes"]);
});

test("figures that the database does not tell are left out, and the others stay", async () => {
  await withTransaction(server.context.pool, async (client) => {
    await client.query("lock table public.shorts_generation in access exclusive mode");
    const text = await scrape();
    expect(text).toContain('curta_database_up{role="web"} 1\n');
    expect(TOLD.filter((name) => text.includes(name))).toEqual(["curta_media_bytes"]);
  });
  expectFigures(await scrape(), 1);
});

async function secondsStill(): Promise<number> {
  return Number(/^curta_films_oldest_progress_seconds (.+)$/m.exec(await scrape())?.[1]);
}

test("a film that is made without progress, as after its worker's death, is told by how long", async () => {
  const caller = new TestCaller(server.url);
  const { image_url } = await caller.makeImage();
  const { id } = await caller.requestFilm(image_url);
  expect(await secondsStill()).toBe(0);
  await withTransaction(server.context.pool, async (client) => {
    // Without the trigger that writes when a row has changed.
    await client.query("set local session_replication_role = replica");
    await client.query(
      "update public.shorts_generation set status = 'processing', updated_at = now() - interval '1 hour' where id = $1",
      [id],
    );
  });
  expect(await secondsStill()).toBeGreaterThanOrEqual(3_600);
  await server.context.pool.query("update public.shorts_generation set progress = 5 where id = $1", [id]);
  expect(await secondsStill()).toBeLessThan(3_600);
});

test("a database that refuses connections does the same", async () => {
  await link[Symbol.asyncDispose]();
  await until("the outage", async () => (await scrape()).includes('curta_database_up{role="web"} 0'));
  expectFigures(await scrape(), 0);
});
