import { readdir, readFile } from "node:fs/promises";
import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { withTransaction } from "./pool.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Id of an advisory lock (any fixed number): the process that holds it migrates, the others wait. */
const LOCK_ID = 7_305_001;

/** A migration may rewrite a large table, or wait for another process that does. */
const LIMIT_MS = 600_000;

/** What may take long: another process that migrates, or large tables of our own. */
export type MigrationWait = "other process" | "tables";

/**
 * Brings the database to the newest schema: runs each migrations/NNN-name.sql once, in order, forward only.
 * @throws CurtaError database_newer where a newer program has migrated it further. Safe when several processes start together. All pending files run in one transaction.
 */
export async function migrate(pool: Pool, onWait?: (what: MigrationWait) => void): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted();
  await withTransaction(
    pool,
    async (client) => {
      const { rows: tried } = await client.query<{ locked: boolean }>(
        "select pg_try_advisory_xact_lock($1) as locked",
        [LOCK_ID],
      );
      if (tried[0]?.locked !== true) {
        onWait?.("other process");
        await client.query("select pg_advisory_xact_lock($1)", [LOCK_ID]);
      }
      await client.query("create schema if not exists curta");
      await client.query(
        "create table if not exists curta.migration (name text primary key, applied_at timestamptz not null default now())",
      );
      const { rows } = await client.query<{ name: string }>("select name from curta.migration");
      const applied = new Set(rows.map((row) => row.name));
      // Also one below the newest: a branch may have got its number earlier and be merged later.
      const unknown = [...applied].find((name) => !files.includes(name));
      if (unknown !== undefined) throw new CurtaError("database_newer", { detail: unknown });
      const due = files.filter((file) => !applied.has(file));
      // An empty database takes a moment only.
      if (due.length > 0 && applied.size > 0) onWait?.("tables");
      for (const name of due) {
        await client.query(await readFile(new URL(name, FOLDER), "utf8"));
        await client.query("insert into curta.migration (name) values ($1)", [name]);
      }
    },
    LIMIT_MS,
  );
}
