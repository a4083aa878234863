import { readdir } from "node:fs/promises";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, type MigrationWait } from "./migrate.ts";
import { createPool, withClaims } from "./pool.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";

let database: TestDatabase;
let admin: Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  admin = createPool(database.url);
});
afterAll(async () => {
  await admin.end();
  await database[Symbol.asyncDispose]();
});

async function emptyDatabase(wanted: string): Promise<Pool> {
  const name = database.named(wanted);
  await admin.query(`create database ${name} template template0`);
  return createPool(database.url.replace(/[^/]+$/, name));
}

test("several processes that start together migrate once, and a later start changes nothing", async () => {
  const pool = await emptyDatabase("together");
  try {
    await Promise.all([migrate(pool), migrate(pool), migrate(pool), migrate(pool)]);
    const { rows } = await pool.query<{ name: string }>("select name from curta.migration order by name");
    const files = await readdir(new URL("./migrations/", import.meta.url));
    expect(rows.map((row) => row.name)).toEqual(files.toSorted());
    await migrate(pool);
  } finally {
    await pool.end();
  }
});

test("who has to wait for another process, or changes tables that hold something, says so", async () => {
  const pool = await emptyDatabase("waiting");
  const heard: MigrationWait[] = [];
  try {
    const other = await pool.connect();
    await other.query("select pg_advisory_lock(7305001)");
    const migrated = migrate(pool, (what) => {
      heard.push(what);
      other.release(true);
    });
    await migrated;
    await pool.query("delete from curta.migration where name like '05%'");
    await expect(migrate(pool, (what) => heard.push(what))).rejects.toThrow("already exists");
    expect(heard).toEqual(["other process", "tables"]);
  } finally {
    await pool.end();
  }
});

test.each([
  ["newer", "998-of-the-future.sql"],
  ["merged", "002-merged-late.sql"],
])("a program refuses a database that another one has migrated further: %s", async (its, name) => {
  const pool = await emptyDatabase(its);
  try {
    await migrate(pool);
    await pool.query("insert into curta.migration (name) values ($1)", [name]);
    await expect(migrate(pool)).rejects.toMatchObject({ code: "database_newer", detail: name });
  } finally {
    await pool.end();
  }
});

test("on a hosted project, roles and auth.uid() stay what they are", async () => {
  const pool = await emptyDatabase("hosted");
  try {
    await pool.query("create schema auth");
    await pool.query("grant usage on schema auth to authenticated");
    await pool.query(
      `create function auth.uid() returns uuid language sql stable as $$
         select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$`,
    );
    const source = "select prosrc from pg_proc where oid = 'auth.uid()'::regprocedure";
    const before = await pool.query(source);
    await migrate(pool);
    expect((await pool.query(source)).rows).toEqual(before.rows);
  } finally {
    await pool.end();
  }
});

test("an owner of the database who is not a superuser can migrate it and take on the roles", async () => {
  const [landlord, rented] = [database.named("landlord"), database.named("rented")];
  await admin.query(`create role ${landlord} login createrole password 'x'`);
  await admin.query(`create database ${rented} owner ${landlord} template template0`);
  const pool = createPool(database.url.replace(/\/\/.*@/, `//${landlord}:x@`).replace(/[^/]+$/, rented));
  try {
    await admin.query(`grant anon, authenticated, service_role to ${landlord} with admin option`);
    await migrate(pool);
    const seen = await withClaims(pool, { role: "anon" }, async (client) => {
      const { rows } = await client.query<{ me: string }>("select current_user::text as me");
      return rows[0]?.me;
    });
    expect(seen).toBe("anon");
  } finally {
    await pool.end();
  }
});

test("a claim holds for its transaction only", async () => {
  await withClaims(admin, { role: "authenticated", sub: crypto.randomUUID() }, (client) =>
    client.query("select 1"),
  );
  const { rows } = await admin.query(
    "select current_user::text as me, current_setting('request.jwt.claims', true) as claims",
  );
  expect(rows).toEqual([{ me: new URL(database.url).username, claims: "" }]);
});

test("nobody but the server sees accounts, sessions or keys", async () => {
  for (const role of ["anon", "authenticated", "service_role"] as const) {
    for (const table of ["account", "session", "secret", "attempt", "key_image", "film"]) {
      const reading = withClaims(admin, { role }, (client) => client.query(`select * from curta.${table}`));
      await expect(reading).rejects.toMatchObject({ code: "42501" });
    }
  }
});
