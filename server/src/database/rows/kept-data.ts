import type { Queryable } from "../queryable.ts";

/** What is kept of a user, in numbers. */
export interface KeptCounts {
  readonly films: number;
  readonly photos: number;
  readonly images: number;
  readonly drafts: number;
  readonly songs: number;
  readonly sessions: number;
  readonly api_keys: number;
}

export async function countKept(db: Queryable, userId: string): Promise<KeptCounts> {
  const { rows } = await db.query<KeptCounts>(
    `select (select count(*)::int from public.shorts_generation where user_id = $1) as films,
       (select count(distinct photo_id)::int from curta.key_image where user_id = $1) as photos,
       (select count(*)::int from curta.key_image where user_id = $1) as images,
       (select count(*)::int from curta.draft where user_id = $1) as drafts,
       (select count(*)::int from curta.song where user_id = $1) as songs,
       (select count(*)::int from curta.session where account_id::text = $1) as sessions,
       (select count(*)::int from curta.api_key where account_id::text = $1) as api_keys`,
    [userId],
  );
  return rows[0] ?? { films: 0, photos: 0, images: 0, drafts: 0, songs: 0, sessions: 0, api_keys: 0 };
}

/** The account of a user; undefined for who has none (`test-user`). */
export async function findAccountOf(
  db: Queryable,
  userId: string,
): Promise<{ id: string; email: string; created_at: Date } | undefined> {
  const { rows } = await db.query<{ id: string; email: string; created_at: Date }>(
    "select id, email, created_at from curta.account where id::text = $1",
    [userId],
  );
  return rows[0];
}

/** A photo of the user's, with its newest take. */
export interface KeptPhoto {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly takes: number;
  readonly films: number;
  /** Media folder of the newest take. */
  readonly folder: string;
}

/** Media folder of the newest take of a photo of the user's; undefined if it is none of theirs. */
export async function findPhotoFolder(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ media_key: string }>(
    `select media_key from curta.key_image where photo_id = $1 and user_id = $2
     order by created_at desc limit 1`,
    [id, userId],
  );
  return rows[0]?.media_key;
}

/** The user's photos, the newest first, `limit` of those that are older than `before` (ISO 8601). */
export async function listPhotos(
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<KeptPhoto[]> {
  const { rows } = await db.query<KeptPhoto>(
    `select k.photo_id as id, (array_agg(k.photo_name order by k.created_at))[1] as name,
       to_json(max(k.created_at)) #>> '{}' as created_at, count(distinct k.id)::int as takes,
       count(f.generation_id)::int as films, (array_agg(k.media_key order by k.created_at desc))[1] as folder
     from curta.key_image k left join curta.film f on f.key_image_id = k.id
     where k.user_id = $1 group by k.photo_id
     having $2::timestamptz is null or max(k.created_at) < $2
     order by max(k.created_at) desc limit $3`,
    [userId, before ?? null, limit],
  );
  return rows;
}
