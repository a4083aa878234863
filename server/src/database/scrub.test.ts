import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { until } from "../../testing/servers/test-server.ts";
import { tracesOnDisk } from "../../testing/traces/traces.ts";
import { PATIENT_LIMITS } from "./connections.ts";
import { startEmbedded, type EmbeddedDatabase } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { createPool } from "./pool.ts";
import { createScrubber } from "./scrub.ts";

let folder: string;
let embedded: EmbeddedDatabase;
/** Its statements end sooner than the slow table is written anew. */
let pool: Pool;
/** For everything around it. */
let patient: Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-scrub-"));
  embedded = await startEmbedded(folder);
  patient = createPool(embedded.url, PATIENT_LIMITS);
  pool = createPool(embedded.url, { statement_timeout: 1_000, query_timeout: 1_500 });
  await migrate(patient);
  // As a large table is: its index takes two seconds whenever it is made.
  await patient.query(`create function curta.slowly(n int) returns int language plpgsql immutable as
    'begin perform pg_sleep(2); return n; end'`);
  // By its name it has its turn before the others.
  await patient.query("create table curta.a_slow (n int)");
  await patient.query("create index on curta.a_slow (curta.slowly(n))");
  await patient.query("insert into curta.a_slow values (1)");
}, 120_000);
beforeEach(() => patient.query("insert into curta.scrub_due default values"));
afterAll(async () => {
  await Promise.all([pool.end(), patient.end()]);
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

const due = async () => (await patient.query("select from curta.scrub_due")).rowCount;

/** They change when a table is written anew. */
async function files(): Promise<unknown[]> {
  const { rows } = await patient.query(
    "select pg_relation_filenode(t) as file from unnest(array['curta.a_slow', 'curta.account']::regclass[]) as t",
  );
  return rows.map(({ file }) => file);
}

test("a table that takes longer than a request may take is written anew, and nothing is due any more", async () => {
  const scrub = createScrubber(pool);
  const before = await files();
  expect(await scrub()).toBe(true);
  const after = await files();
  expect(after.filter((file) => before.includes(file))).toEqual([]);
  expect(await due()).toBe(0);
  expect(await scrub()).toBe(false);
});

test("a table that takes too long stays as it was, all others are done, and it is not tried again at once", async () => {
  const scrub = createScrubber(pool, { tableLimitMs: 1_000 });
  const [slow, account] = await files();
  await expect(scrub()).rejects.toMatchObject({ code: "57014" });
  const [sameSlow, otherAccount] = await files();
  expect(sameSlow).toBe(slow);
  expect(otherAccount).not.toBe(account);
  expect(await due()).toBe(1);
  expect(await scrub()).toBe(false);
  expect(await files()).toEqual([slow, otherAccount]);
  // Nothing is left behind that the next one could stumble over.
  expect(await createScrubber(pool)()).toBe(true);
  expect(await due()).toBe(0);
});

test("a table that somebody uses is left for the next time, and all others are done", async () => {
  const scrub = createScrubber(pool);
  const [, account] = await files();
  const client = await patient.connect();
  await client.query("begin");
  await client.query("lock table curta.a_slow in access share mode");
  await expect(scrub()).rejects.toMatchObject({ code: "55P03" });
  await client.query("rollback");
  client.release();
  expect((await files())[1]).not.toBe(account);
  expect(await due()).toBe(1);
  expect(await scrub()).toBe(true);
});

test("who may still see what was removed is waited for, and it is gone from the files afterwards", async () => {
  await patient.query("create table curta.a_letters (words text)");
  await patient.query("insert into curta.a_letters values ('vestigio-de-uma-carta')");
  const reader = await patient.connect();
  await reader.query("begin isolation level repeatable read");
  // Of another table: its lock would keep this one as it is.
  await reader.query("select from curta.account");
  await patient.query("delete from curta.a_letters");
  const scrubbing = createScrubber(pool)();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await reader.query("commit");
  reader.release();
  expect(await scrubbing).toBe(true);
  expect(await tracesOnDisk(folder, ["vestigio-de-uma-carta"])).toEqual([]);
});

test("what a snapshot keeps that nobody is told of is written anew until it is gone", async () => {
  await patient.query("create table curta.a_note (words text)");
  await patient.query("insert into curta.a_note values ('vestigio-de-um-bilhete')");
  const [early, late] = [await patient.connect(), await patient.connect()];
  await early.query("begin isolation level repeatable read");
  const { rows } = await early.query<{ name: string }>("select pg_export_snapshot() as name");
  await patient.query("delete from curta.a_note");
  const scrubbing = createScrubber(pool)();
  await new Promise((resolve) => setTimeout(resolve, 500));
  // It begins after the wait for readers did, with a snapshot of before.
  await late.query("begin isolation level repeatable read");
  await late.query(`set transaction snapshot '${rows[0]?.name}'`);
  await early.query("commit");
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await late.query("commit");
  early.release();
  late.release();
  expect(await scrubbing).toBe(true);
  expect(await tracesOnDisk(folder, ["vestigio-de-um-bilhete"])).toEqual([]);
});

test("a process that stops does not wait for it, and it remains due", async () => {
  const stopping = new AbortController();
  const scrubbing = createScrubber(pool, { signal: stopping.signal })();
  const ended = expect(scrubbing).rejects.toThrow("Connection terminated");
  await until("the slow table's turn", async () => {
    const { rowCount } = await patient.query(
      "select from pg_stat_activity where query like 'vacuum%curta.a_slow' and state = 'active'",
    );
    return rowCount !== 0;
  });
  stopping.abort();
  await ended;
  expect(await due()).toBe(1);
});
