import type { Pool, PoolClient, PoolConfig, QueryConfig } from "pg";
import { BUNDLED_CLUSTER } from "./embedded/postmaster.ts";

/** Id of an advisory lock (any fixed number): one process scrubs at a time. */
const LOCK = 7_221_004;
/** A table that somebody uses for longer is left for the next time. */
const LOCK_LIMIT_MS = 3_000;
/**
 * A table is written anew at 30 MB a second and more, so this is enough for some GB. Nobody can use it meanwhile, so it
 * has to end.
 */
const TABLE_LIMIT_MS = 120_000;
/** For the answer to come after the server has ended the statement. */
const ANSWER_MS = 5_000;
/** Who began to read before a row was removed may still see it, and it stays in the files: they are waited for so long. */
const READERS_LIMIT_MS = 10_000;
const POLL_MS = 50;
/**
 * A table is written anew so many times, where a snapshot that is told nowhere still holds what was removed; where a reader is
 * known to hold it, once: more would lock everybody out for nothing.
 */
const MOST_TRIES = 20;
const RETRY_MS = 250;
/** What PostgreSQL says of rows that a table keeps for who may still see them. */
const KEPT_ROWS = /^[1-9]\d* dead row versions cannot be removed yet/;
/** After a table took too long: others could not use it, and it will take as long again. */
const REST_MS = 3_600_000;
/** PostgreSQL's codes of a statement that took too long, and of a lock that was not to be had. */
const [TOO_LONG, LOCKED] = ["57014", "55P03"];

export interface ScrubOptions {
  /** How long it may take to write one table anew. */
  readonly tableLimitMs?: number;
  /** Ends it at once; what is not done then remains due. */
  readonly signal?: AbortSignal;
}

/**
 * What scrubs the database if something was removed since the last time. Its answer is false if it was not due, or could
 * not be done. A database with a table that takes too long is left alone for an hour.
 */
export function createScrubber(pool: Pool, options: ScrubOptions = {}): () => Promise<boolean> {
  let restUntil = 0;
  return async () => {
    if (Date.now() < restUntil) return false;
    const { rowCount } = await pool.query("select from curta.scrub_due limit 1");
    if (rowCount === 0) return false;
    try {
      return await scrubDatabase(pool, options);
    } catch (error) {
      if (codeOf(error) === TOO_LONG) restUntil = Date.now() + REST_MS;
      throw error;
    }
  };
}

/**
 * Deleted rows stay in PostgreSQL's files until their place is needed. This writes the tables of the bundled database
 * anew without them, forgets samples of their values, and ends the log files that they were written to. A database of
 * the operator's own is left alone: its vacuuming, log archive and backups are theirs. A table that is locked, or takes
 * too long, stays as it was; all others are done, and it remains due. So it does, and the answer is false, where somebody
 * still reads what was removed. @throws the error of the last such table
 */
export async function scrubDatabase(pool: Pool, options: ScrubOptions = {}): Promise<boolean> {
  const { tableLimitMs = TABLE_LIMIT_MS, signal } = options;
  signal?.throwIfAborted();
  const client = await pool.connect();
  let released = false;
  // A connection of its own settings and locks is not given back.
  const cut = (): void => {
    if (!released) client.release(true);
    released = true;
  };
  signal?.addEventListener("abort", cut);
  try {
    if (!(await isBundled(client)) || !(await tryLock(client))) return false;
    return await scrub(client, tableLimitMs);
  } finally {
    signal?.removeEventListener("abort", cut);
    cut();
  }
}

async function scrub(client: PoolClient, tableLimitMs: number): Promise<boolean> {
  const limits = [String(LOCK_LIMIT_MS), String(tableLimitMs)];
  await client.query(
    "select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)",
    limits,
  );
  const patiently = (text: string) => {
    const query: QueryConfig & PoolConfig = { text, query_timeout: tableLimitMs + ANSWER_MS };
    return client.query(query);
  };
  // As text: a Date has no microseconds, and the last removal would seem to have come later.
  const { rows } = await client.query<{ at: string | null }>(
    "select max(at)::text as at from curta.scrub_due",
  );
  let isGone = await untilNobodyReads(client);
  const tables = await ownTables(client);
  await client.query("delete from pg_statistic where starelid = any($1)", [tables.map(({ oid }) => oid)]);
  let left: unknown;
  for (const { name } of tables) {
    const isClean = await writeAnew(client, isGone ? MOST_TRIES : 1, () =>
      patiently(`vacuum (full, analyze, verbose) ${name}`).catch((error: unknown) => {
        if (![TOO_LONG, LOCKED].includes(codeOf(error))) throw error;
        left = error;
      }),
    );
    isGone &&= isClean;
  }
  const isForgotten = await writeAnew(client, isGone ? MOST_TRIES : 1, () =>
    patiently("vacuum (full, verbose) pg_catalog.pg_statistic"),
  );
  isGone &&= isForgotten;
  await client.query("select pg_switch_wal()");
  await patiently("checkpoint");
  if (left !== undefined) throw left;
  if (isGone) await client.query("delete from curta.scrub_due where at <= $1", [rows[0]?.at ?? null]);
  return isGone;
}

/**
 * Writes a table anew until it holds no row that was removed. A connection that is being made, and the launcher of PostgreSQL's samplers,
 * have a snapshot that no view tells, and for their while such rows are written again: then it is tried once more.
 *
 * @returns false where the rows are still there in the end
 */
async function writeAnew(client: PoolClient, most: number, vacuum: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    let isKept = false;
    const hear = ({ detail }: { detail?: string | undefined }): void => {
      isKept ||= KEPT_ROWS.test(detail ?? "");
    };
    client.on("notice", hear);
    await vacuum().finally(() => client.off("notice", hear));
    if (!isKept || tries === most) return !isKept;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Waits for transactions that began before now and may see removed rows, PostgreSQL's own samplers among them. */
async function untilNobodyReads(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
  const until = Date.now() + READERS_LIMIT_MS;
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (backend_xmin is not null or backend_xid is not null) and xact_start < $1`,
      [rows[0]?.now ?? null],
    );
    if (rowCount === 0) return true;
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether the database is the one that this program starts. */
export async function isBundled(client: Pool | PoolClient): Promise<boolean> {
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
       or (n.nspname = 'public' and c.relname = 'shorts_generation'))
     order by name`,
  );
  return rows;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
