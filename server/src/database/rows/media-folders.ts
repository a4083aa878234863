import type { Lease } from "./generations.ts";
import type { Queryable } from "../queryable.ts";

/** Records a user's folder before any file is written to it. `lease` is the attempt that writes the files, if any. */
export async function recordFolder(
  db: Queryable,
  folder: string,
  userId: string,
  lease?: Lease,
): Promise<void> {
  await db.query(
    `insert into curta.media_folder (folder, user_id, generation_id, attempt) values ($1, $2, $3, $4)`,
    [folder, userId, lease?.generationId ?? null, lease?.attempt ?? null],
  );
}

/** Records how many bytes a folder holds. */
export async function countFolder(db: Queryable, folder: string, bytes: number): Promise<void> {
  await db.query(`update curta.media_folder set bytes = $2 where folder = $1`, [folder, bytes]);
}

/** Folders of earlier versions, and of attempts that broke off, whose bytes nobody has counted; a hundred of them. */
export async function uncountedFolders(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ folder: string }>(
    `select folder from curta.media_folder where bytes is null and created_at < now() - interval '1 hour'
     order by created_at limit 100`,
  );
  return rows.map((row) => row.folder);
}

/** Bytes of all files, by what their folder holds. */
export interface BytesByKind {
  readonly film: number;
  /** Photos and all that was made of them but films. */
  readonly image: number;
  /** Users' own music. */
  readonly song: number;
}

export async function bytesByKind(db: Queryable): Promise<BytesByKind> {
  const { rows } = await db.query<BytesByKind>(
    `select coalesce(sum(m.bytes) filter (where m.generation_id is not null), 0)::float8 as film,
            coalesce(sum(m.bytes) filter (where m.generation_id is null and s.id is null), 0)::float8 as image,
            coalesce(sum(m.bytes) filter (where s.id is not null), 0)::float8 as song
     from curta.media_folder m left join curta.song s on s.media_key = m.folder`,
  );
  return rows[0] ?? { film: 0, image: 0, song: 0 };
}

/** Bytes of all files of a user. */
export async function bytesOfUser(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(bytes), 0)::float8 as bytes from curta.media_folder where user_id = $1`,
    [userId],
  );
  return rows[0]?.bytes ?? 0;
}

export async function deleteFolderRecord(db: Queryable, folder: string): Promise<void> {
  await db.query(`delete from curta.media_folder where folder = $1`, [folder]);
}

/**
 * Folders that nothing refers to: of attempts that ended without a film, of generations that failed, were
 * canceled or deleted, and of key images, songs and photos of drafts that were never finished or let go of (older than 15
 * minutes, since a newer one may still be in progress).
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
         and not exists (select 1 from curta.song s where s.media_key = m.folder)
         and not exists (select 1 from curta.draft d where d.photo_key = m.folder)
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
