import type { Lease } from "./generations.ts";
import type { Queryable } from "./queryable.ts";

/** Records a folder before any file is written to it. `lease` is the attempt that writes the files, if any. */
export async function recordFolder(db: Queryable, folder: string, lease?: Lease): Promise<void> {
  await db.query(`insert into curta.media_folder (folder, generation_id, attempt) values ($1, $2, $3)`, [
    folder,
    lease?.generationId ?? null,
    lease?.attempt ?? null,
  ]);
}

export async function deleteFolderRecord(db: Queryable, folder: string): Promise<void> {
  await db.query(`delete from curta.media_folder where folder = $1`, [folder]);
}

/**
 * Folders that nothing refers to: of attempts that ended without a film, of generations that failed, were
 * canceled or deleted, and of key images that were never finished (older than 15 minutes, since a newer one may
 * still be in progress).
 */
export async function orphanedFolders(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ folder: string }>(
    `select m.folder from curta.media_folder m
     left join curta.film f on f.generation_id = m.generation_id
     left join public.shorts_generation g on g.id = m.generation_id
     where case when m.generation_id is not null then
         g.id is null or m.attempt < f.attempt
         or (g.status in ('pending', 'error', 'canceled'))
         or (g.status = 'completed' and f.folder is distinct from m.folder)
       else
         m.created_at < now() - interval '15 minutes'
         and not exists (select 1 from curta.key_image k where k.media_key = m.folder)
       end
     order by m.created_at limit 500`,
  );
  return rows.map((row) => row.folder);
}

/** Those of the folders whose attempt is under way. */
export async function foldersAtWork(db: Queryable, folders: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ folder: string }>(
    `select m.folder from curta.media_folder m
     join curta.film f on f.generation_id = m.generation_id and f.attempt = m.attempt
     join public.shorts_generation g on g.id = m.generation_id
     where m.folder = any($1) and g.status = 'processing'`,
    [folders],
  );
  return new Set(rows.map((row) => row.folder));
}
