import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  insertRow,
  startSupabaseServer,
  type SupabaseServer,
} from "../../../testing/servers/supabase-server.ts";

const TABLE = "shorts_generation";
type Row = Record<string, unknown>;
let wire: SupabaseServer;
let ana: Awaited<ReturnType<SupabaseServer["signIn"]>>;
let bruno: Awaited<ReturnType<SupabaseServer["signIn"]>>;
beforeAll(async () => {
  wire = await startSupabaseServer();
  ana = await wire.signIn("ana");
  bruno = await wire.signIn("bruno");
});
afterAll(() => wire[Symbol.asyncDispose]());

interface Heard {
  readonly channel: RealtimeChannel;
  readonly states: string[];
  /** New rows, in the order in which they came. */
  readonly rows: Row[];
  readonly changes: RealtimePostgresChangesPayload<Row>[];
}

/** Subscribes as the page does and waits until the channel is joined (or refused). */
async function hear(client: SupabaseClient, id: string, filtered = true): Promise<Heard> {
  const states: string[] = [];
  const rows: Row[] = [];
  const changes: RealtimePostgresChangesPayload<Row>[] = [];
  const channel = client
    .channel(`video_generation_${id}`)
    .on(
      "postgres_changes",
      { event: "UPDATE", schema: "public", table: TABLE, ...(filtered ? { filter: `id=eq.${id}` } : {}) },
      (change) => {
        changes.push(change);
        rows.push(change.new);
      },
    )
    .subscribe((state) => states.push(state));
  await until(() => states.length > 0);
  return { channel, states, rows, changes };
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; !condition(); await sleep(10)) {
    if (Date.now() > deadline) throw new Error(`still waiting for ${String(condition)}`);
  }
}

async function update(id: string, progress: number): Promise<void> {
  await wire.pool.query(`update ${TABLE} set progress = $2, status = 'processing' where id = $1`, [
    id,
    progress,
  ]);
}

test("an update of the row reaches its owner, with types converted", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const { states, changes } = await hear(ana.client, id);
  expect(states).toEqual(["SUBSCRIBED"]);
  await update(id, 42);
  await until(() => changes.length > 0);
  expect(changes[0]).toMatchObject({
    eventType: "UPDATE",
    schema: "public",
    table: TABLE,
    errors: null,
    new: { id, progress: 42, status: "processing", user_id: ana.id, warnings: [] },
  });
});

test("only the row of the filter is heard, and nobody hears another's row", async () => {
  const [mine, alsoMine, theirs] = [
    await insertRow(wire.pool, ana.id),
    await insertRow(wire.pool, ana.id),
    await insertRow(wire.pool, bruno.id),
  ];
  const own = await hear(ana.client, mine);
  const spy = await hear(ana.client, theirs);
  const wide = await hear(ana.client, `${mine}-all`, false);
  const brunos = await hear(bruno.client, theirs);
  const visitor = await hear(wire.client(), theirs);
  for (const id of [alsoMine, theirs, mine]) await update(id, 7);
  await until(() => own.changes.length === 1 && brunos.changes.length === 1 && wide.changes.length === 2);
  await sleep(100);
  expect(own.rows.map((row) => row["id"])).toEqual([mine]);
  expect(wide.rows.map((row) => row["user_id"])).toEqual([ana.id, ana.id]);
  expect(spy.changes).toEqual([]);
  expect(visitor.changes).toEqual([]);
});

test("a row that is deleted is told to its owner alone, though nobody can read it any more", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const told: Record<string, string[]> = { ana: [], bruno: [] };
  for (const [name, { client }] of Object.entries({ ana, bruno })) {
    const joined: string[] = [];
    client
      .channel(`deletions ${name}`)
      .on("postgres_changes", { event: "*", schema: "public", table: TABLE }, (change) => {
        if (change.eventType === "DELETE") told[name]?.push(String(change.old["id"]));
      })
      .subscribe((state) => joined.push(state));
    await until(() => joined.length > 0);
  }
  const theirs = await insertRow(wire.pool, bruno.id);
  for (const gone of [id, theirs]) await wire.pool.query(`delete from ${TABLE} where id = $1`, [gone]);
  await until(() => told["ana"]?.length === 1 && (told["bruno"]?.length ?? 0) >= 1);
  await sleep(100);
  expect(told).toEqual({ ana: [id], bruno: [theirs] });
});

test("a write that changes nothing is not heard", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const { changes, rows } = await hear(ana.client, id);
  await update(id, 5);
  // A row is read when its notification arrives: the next change waits until this one was heard.
  await until(() => changes.length === 1);
  await update(id, 5);
  await update(id, 6);
  await until(() => changes.length >= 2);
  expect(rows.map((row) => row["progress"])).toEqual([5, 6]);
});

test("a row of any size may change: only ids travel in the notification", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const { changes, rows } = await hear(ana.client, id);
  const script = "Plano 1: aproximação lenta. ".repeat(3_000);
  await wire.pool.query(`update ${TABLE} set video_description = $2 where id = $1`, [id, script]);
  await until(() => changes.length > 0);
  expect(rows[0]?.["video_description"]).toBe(script);
});

test("leaving the screen closes the channel; nothing more is heard", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const { channel, changes } = await hear(ana.client, id);
  expect(await ana.client.removeChannel(channel)).toBe("ok");
  await update(id, 9);
  await sleep(150);
  expect(changes).toEqual([]);
});

test("signing out ends the channels of that session", async () => {
  const carla = await wire.signIn("carla");
  const id = await insertRow(wire.pool, carla.id);
  const { changes, states } = await hear(carla.client, id);
  await wire.pool.query("delete from curta.session where account_id = $1", [carla.id]);
  await until(() => states.length > 1);
  await update(id, 11);
  await sleep(150);
  expect(changes).toEqual([]);
});

test("when the listening connection breaks, clients come again and hear again", async () => {
  const id = await insertRow(wire.pool, ana.id);
  const { states, changes, rows } = await hear(ana.client, id);
  await wire.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'curta-listen' and datname = current_database()",
  );
  await until(() => states.filter((state) => state === "SUBSCRIBED").length > 1);
  await update(id, 77);
  await until(() => changes.length > 0);
  expect(rows.at(-1)?.["progress"]).toBe(77);
});
