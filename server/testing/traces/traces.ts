/** Searches every place in which an installation keeps something for what a removed person left. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";

/** Files under a folder that hold one of the texts, as "path: text". */
export async function tracesOnDisk(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // PostgreSQL removes files of its own meanwhile.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    found.push(
      ...texts.filter((text) => bytes.includes(text) || path.includes(text)).map((t) => `${path}: ${t}`),
    );
  }
  return found;
}

/** Rows of any table, samples of statistics included, that hold one of the texts, as "table: text". */
export async function tracesInDatabase(pool: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     union all select 'pg_catalog.pg_stats'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    found.push(
      ...texts.filter((text) => rows.some(({ row }) => row.includes(text))).map((t) => `${name}: ${t}`),
    );
  }
  return found;
}
