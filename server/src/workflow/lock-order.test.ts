import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PoolClient } from "pg";
import { isDatabaseOutage } from "../database/outage.ts";
import { lockUnfinished } from "../database/rows/films.ts";
import { cancelGeneration } from "../database/rows/generations.ts";
import { writeQueuePositions } from "../database/rows/queue-positions.ts";
import { deleteRowsOf, NOTHING } from "../database/rows/removals.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";

let server: TestServer;
let caller: TestCaller;
let imageUrl: string;
let first: PoolClient;
let second: PoolClient;

beforeAll(async () => {
  server = await startTestServer({ env: { CURTA_FILMS_PER_USER: "50" } });
  caller = new TestCaller(server.url);
  imageUrl = (await caller.makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  first = await server.context.pool.connect();
  second = await server.context.pool.connect();
  for (const client of [first, second]) await client.query("begin");
  return () => {
    for (const client of [first, second]) client.release(true);
  };
});

/** True from when `client` waits for what another transaction has locked. */
async function waits(client: PoolClient & { processID?: number }): Promise<boolean> {
  const { rowCount } = await server.context.pool.query(
    "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'",
    [client.processID],
  );
  return rowCount === 1;
}

test("a film is deleted in the moment in which a worker takes it: the worker finds nothing, and neither fails", async () => {
  const { id } = await caller.requestFilm(imageUrl);
  expect(await cancelGeneration(first, id)).toBe(true);
  const taking = lockUnfinished(second, id);
  await until("the worker to wait", () => waits(second));
  await deleteRowsOf(first, { ...NOTHING, films: [id] });
  await first.query("commit");
  expect(await taking).toBeUndefined();
});

test("places in the queue are written while several films are deleted, whichever of them comes first", async () => {
  for (const order of [0, 1]) {
    const ids = [(await caller.requestFilm(imageUrl)).id, (await caller.requestFilm(imageUrl)).id];
    const [begun, next] = order === 0 ? ids : ids.toReversed();
    await cancelGeneration(first, begun ?? "");
    // Other figures than before, so that every row is to be written.
    await writeQueuePositions(second, 3 + order);
    await second.query("savepoint written");
    const canceling = cancelGeneration(first, next ?? "");
    await second.query("commit");
    expect(await canceling).toBe(true);
    await first.query("commit");
    for (const client of [first, second]) await client.query("begin");
  }
});

test("who loses against another order of locks, as a service's own may be, is told to try again", async () => {
  const [one = "", other = ""] = [await caller.requestFilm(imageUrl), await caller.requestFilm(imageUrl)].map(
    ({ id }) => id,
  );
  await cancelGeneration(first, one);
  await cancelGeneration(second, other);
  const ended = await Promise.allSettled([cancelGeneration(first, other), cancelGeneration(second, one)]);
  const errors = ended.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  expect(errors.map(isDatabaseOutage)).toEqual([true]);
});
