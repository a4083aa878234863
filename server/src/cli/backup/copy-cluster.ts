import { chown, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { copyFolder } from "./copy-folder.ts";

/** Files of the running server that are not data. */
const NOT_DATA =
  /^(postmaster\.(pid|opts)|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$/;

/** Copies a cluster whose server does not run. */
export async function copyQuietCluster(from: string, to: string): Promise<void> {
  await copyFolder(from, to, { skip: (path) => NOT_DATA.test(path), owner: await ownerOf(from) });
}

/**
 * Copies a cluster while its server runs, by PostgreSQL's low-level backup interface ("Making a Base Backup
 * Using the Low Level API" in its manual). A temporary replication slot keeps the WAL that the copy needs.
 */
export async function copyRunningCluster(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot('curta_backup', true, true)");
    await client.query("select pg_backup_start('curta', true)");
    const owner = await ownerOf(from);
    await copyFolder(from, to, { skip: (path) => NOT_DATA.test(path) || path.startsWith("pg_wal/"), owner });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    const label = join(to, "backup_label");
    await writeFile(label, rows[0]?.labelfile ?? "", { mode: 0o600 });
    if (owner) await chown(label, owner.uid, owner.gid);
    await copyFolder(join(from, "pg_wal"), join(to, "pg_wal"), { owner });
  } finally {
    await client.end();
  }
}

/** Under root, the copies keep the account that the server runs under; other users own what they copy. */
async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(path);
  return { uid, gid };
}
