import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { until } from "../../testing/servers/test-server.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { createPool } from "./pool.ts";

test("two installations that are begun at once on one new PostgreSQL both have the roles that they share", async () => {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "curta-test-pg-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded(folder);
  stack.defer(() => embedded.stop());
  const one = createPool(embedded.url);
  stack.defer(() => one.end());
  await one.query("create database another template template0");
  const another = createPool(embedded.url.replace(/[^/]+$/, "another"));
  stack.defer(() => another.end());

  const first = await one.connect();
  await first.query("begin; create role anon nologin noinherit");
  const migrated = migrate(another);
  await until("the other one at the same role", async () => {
    const { rows } = await one.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = 'another'",
    );
    return rows.length > 0;
  });
  await first.query("commit");
  first.release();
  await migrated;
  await migrate(one);
  const { rows } = await one.query(
    "select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by rolname",
  );
  expect(rows).toEqual([{ rolname: "anon" }, { rolname: "authenticated" }, { rolname: "service_role" }]);
});
