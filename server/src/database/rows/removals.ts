import { createHash } from "node:crypto";
import type { Queryable } from "../queryable.ts";

/** PostgreSQL notification channel: a film was deleted, by whatever way. */
export const REMOVED_CHANNEL = "curta_removed";

/** What is to be removed: films, key images and songs of one user, by id. */
export interface RemovedThings {
  readonly films: readonly string[];
  readonly keyImages: readonly string[];
  readonly songs: readonly string[];
  /** Folders of photos of drafts that are deleted with them. */
  readonly draftPhotos: readonly string[];
}

export const NOTHING: RemovedThings = { films: [], keyImages: [], songs: [], draftPhotos: [] };

/** One film, if it is the user's. */
export async function ownFilm(db: Queryable, userId: string, id: string): Promise<RemovedThings> {
  const { rows } = await db.query<{ id: string }>(
    "select id from public.shorts_generation where id = $1 and user_id = $2",
    [id, userId],
  );
  return { ...NOTHING, films: rows.map((row) => row.id) };
}

/** A photo of the user's with all its takes, and the films made of them. */
export async function ownPhoto(db: Queryable, userId: string, photoId: string): Promise<RemovedThings> {
  const { rows: images } = await db.query<{ id: string }>(
    "select id from curta.key_image where photo_id = $1 and user_id = $2",
    [photoId, userId],
  );
  const keyImages = images.map((row) => row.id);
  const { rows: films } = await db.query<{ id: string }>(
    "select generation_id as id from curta.film where key_image_id = any($1) and user_id = $2",
    [keyImages, userId],
  );
  return { ...NOTHING, films: films.map((row) => row.id), keyImages };
}

/** Everything that the user made. */
export async function everythingOf(db: Queryable, userId: string): Promise<RemovedThings> {
  const { rows } = await db.query<RemovedThings>(
    `select array(select id from public.shorts_generation where user_id = $1) as films,
       array(select id from curta.key_image where user_id = $1) as "keyImages",
       array(select id from curta.song where user_id = $1) as songs,
       array(select photo_key from curta.draft where user_id = $1 and photo_key is not null) as "draftPhotos"`,
    [userId],
  );
  return rows[0] ?? NOTHING;
}

/** One song, if it is the user's. Films that it is heard in stay. */
export async function ownSong(db: Queryable, userId: string, id: string): Promise<RemovedThings> {
  const { rows } = await db.query<{ id: string }>(
    "select id from curta.song where id = $1 and user_id = $2",
    [id, userId],
  );
  return { ...NOTHING, songs: rows.map((row) => row.id) };
}

/** The photo that a film was made of; undefined if there is no such film of the user's. */
export async function photoOfFilm(
  db: Queryable,
  userId: string,
  filmId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ photo_id: string }>(
    `select k.photo_id from curta.film f join curta.key_image k on k.id = f.key_image_id
     where f.generation_id = $1 and f.user_id = $2 and k.user_id = $2`,
    [filmId, userId],
  );
  return rows[0]?.photo_id;
}

/** Deletes the rows and returns the media folders that nothing refers to any more. */
export async function deleteRowsOf(db: Queryable, things: RemovedThings): Promise<string[]> {
  const { rows: ofFilms } = await db.query<{ folder: string }>(
    "select folder from curta.media_folder where generation_id = any($1)",
    [things.films],
  );
  await db.query("delete from public.shorts_generation where id = any($1)", [things.films]);
  // A draft that mentions one of them, be it in its undo history, is made of it and holds its texts.
  await db.query("delete from curta.draft where key_image_ids && $1::uuid[]", [things.keyImages]);
  const { rows: ofImages } = await db.query<{ folder: string }>(
    "delete from curta.key_image where id = any($1) returning media_key as folder",
    [things.keyImages],
  );
  const { rows: ofSongs } = await db.query<{ folder: string }>(
    "delete from curta.song where id = any($1) returning media_key as folder",
    [things.songs],
  );
  await db.query("insert into curta.scrub_due default values");
  return [...[...ofFilms, ...ofImages, ...ofSongs].map((row) => row.folder), ...things.draftPhotos];
}

/**
 * Tables of ours, beside those of films, key images and songs, whose rows belong to users. Names are quoted for SQL. Records of
 * media folders are none of them: each goes after its files, which nobody could find without it.
 */
async function furtherTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'curta' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
       and c.table_name not in ('film', 'key_image', 'song', 'media_folder') order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Deletes a user's rows of the further tables, and the keys with which programs act for them. */
export async function deleteFurtherRows(db: Queryable, userId: string): Promise<void> {
  for (const table of await furtherTables(db)) {
    await db.query(`delete from ${table} where user_id::text = $1`, [userId]);
  }
  await db.query("delete from curta.api_key where account_id::text = $1", [userId]);
}

function digestOf(userId: string): string {
  return createHash("sha256").update(userId).digest("hex");
}

/** Remembers for a day that an account was removed, without saying whose it was. */
export async function rememberRemoval(db: Queryable, userId: string): Promise<void> {
  await db.query("insert into curta.removed_account (digest) values ($1) on conflict do nothing", [
    digestOf(userId),
  ]);
}

/** Remembers for a day that a user deleted all that they had made. */
export async function rememberEmptying(db: Queryable, userId: string): Promise<void> {
  await db.query(
    "insert into curta.emptied (digest) values ($1) on conflict (digest) do update set emptied_at = now()",
    [digestOf(userId)],
  );
}

/** Whether a user's account was removed lately, or all that they had made in the last milliseconds. */
export async function removedSince(
  db: Queryable,
  userId: string,
  ms: number,
): Promise<"account" | "made" | undefined> {
  const { rows } = await db.query<{ removed: "account" | "made" | null }>(
    `select case when exists (select from curta.removed_account where digest = $1) then 'account'
       when exists (select from curta.emptied where digest = $1 and emptied_at > now() - $2 * interval '1 ms')
       then 'made' end as removed`,
    [digestOf(userId), Math.ceil(ms)],
  );
  return rows[0]?.removed ?? undefined;
}

/** Users whose account was removed in the last day, but for whom a request under way still wrote something. */
export async function findStragglers(db: Queryable): Promise<string[]> {
  await db.query("delete from curta.removed_account where removed_at < now() - interval '1 day'");
  await db.query("delete from curta.emptied where emptied_at < now() - interval '1 day'");
  const { rows } = await db.query<{ user_id: string }>(
    `select u.user_id from (
       select user_id from curta.key_image where created_at > now() - interval '2 days'
       union select user_id from curta.song where created_at > now() - interval '2 days'
       union select user_id from curta.callback_secret where created_at > now() - interval '2 days'
       union select user_id from curta.draft where created_at > now() - interval '2 days'
       union select user_id from public.shorts_generation where created_at > now() - interval '2 days') u
     where exists (select from curta.removed_account)
       and encode(sha256(convert_to(u.user_id, 'UTF8')), 'hex') in (select digest from curta.removed_account)`,
  );
  return rows.map((row) => row.user_id);
}
