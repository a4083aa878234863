import type { Pool, PoolClient } from "pg";
import { BUNDLED_CLUSTER } from "./embedded/postmaster.ts";

/** Id of an advisory lock (any fixed number): one process scrubs at a time. */
const LOCK = 7_221_004;
/** A table that somebody uses for longer is left for the next time. */
const LOCK_LIMIT = "3s";

/** Scrubs the database if something was removed since the last time. False: it was not due, or could not be done. */
export async function scrubIfDue(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from curta.scrub_due limit 1");
  return rowCount !== 0 && scrubDatabase(pool);
}

/**
 * Deleted rows stay in PostgreSQL's files until their place is needed. This writes the tables of the bundled database
 * anew without them, forgets samples of their values, and ends the log files that they were written to. A database of
 * the operator's own is left alone: its vacuuming, log archive and backups are theirs.
 */
export async function scrubDatabase(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    if (!(await isBundled(client)) || !(await tryLock(client))) return false;
    await client.query(`set lock_timeout = '${LOCK_LIMIT}'`);
    const { rows } = await client.query<{ at: Date | null }>("select max(at) as at from curta.scrub_due");
    const tables = await ownTables(client);
    await client.query("delete from pg_statistic where starelid = any($1)", [tables.map(({ oid }) => oid)]);
    for (const { name } of tables) await client.query(`vacuum (full, analyze) ${name}`);
    await client.query("vacuum full pg_catalog.pg_statistic");
    await client.query("delete from curta.scrub_due where at <= $1", [rows[0]?.at ?? null]);
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    return true;
  } finally {
    // A connection of its own settings and locks is not given back.
    client.release(true);
  }
}

async function isBundled(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>("select current_setting('cluster_name') as name");
  return rows[0]?.name === BUNDLED_CLUSTER;
}

async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    LOCK,
  ]);
  return rows[0]?.locked === true;
}

/** The ordinary tables of this program and of its queue, quoted for SQL. */
async function ownTables(client: PoolClient): Promise<{ oid: number; name: string }[]> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname in ('curta', 'curta_queue')
       or (n.nspname = 'public' and c.relname = 'shorts_generation'))`,
  );
  return rows;
}
