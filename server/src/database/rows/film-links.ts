import type { Queryable } from "../queryable.ts";

/** A finished film, as whoever has a link to it may see it. */
export interface LinkedFilm {
  /** The name that its owner gave it. */
  readonly title: string | null;
  /** Media folder. */
  readonly folder: string;
}

export interface NewPhoneLink {
  readonly digest: Buffer;
  readonly generationId: string;
  readonly userId: string;
  readonly postText: string;
  /** How long it may be opened. */
  readonly seconds: number;
}

/** Until when it may be opened; undefined: the user has no such finished film. Codes of the film that nobody read end. */
export async function insertPhoneLink(db: Queryable, link: NewPhoneLink): Promise<Date | undefined> {
  await db.query(
    `delete from curta.phone_link
     where expires_at < now() or (generation_id = $1 and user_id = $2 and visitor is null)`,
    [link.generationId, link.userId],
  );
  const { rows } = await db.query<{ expires_at: Date }>(
    `insert into curta.phone_link (digest, generation_id, user_id, post_text, expires_at)
     select $1, id, user_id, $4, now() + make_interval(secs => $5) from public.shorts_generation
     where id = $2 and user_id = $3 and status = 'completed' returning expires_at`,
    [link.digest, link.generationId, link.userId, link.postText, link.seconds],
  );
  return rows[0]?.expires_at;
}

/** Gives an unopened link to the browser whose secret has this digest, for so many seconds. False: somebody was first. */
export async function openPhoneLink(
  db: Queryable,
  digest: Buffer,
  visitor: Buffer,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update curta.phone_link set visitor = $2, expires_at = now() + make_interval(secs => $3)
     where digest = $1 and visitor is null and expires_at > now()`,
    [digest, visitor, seconds],
  );
  return rowCount === 1;
}

/** The film of a link that this browser opened. */
export async function findPhoneFilm(
  db: Queryable,
  digest: Buffer,
  visitor: Buffer,
): Promise<(LinkedFilm & { readonly postText: string }) | undefined> {
  const { rows } = await db.query<LinkedFilm & { postText: string }>(
    `select g.title, m.folder, l.post_text as "postText" from curta.phone_link l
     join public.shorts_generation g on g.id = l.generation_id
     join curta.film f on f.generation_id = g.id
     join curta.media_folder m on m.folder = f.folder
     where l.digest = $1 and l.visitor = $2 and l.expires_at > now()
       and g.status = 'completed'`,
    [digest, visitor],
  );
  return rows[0];
}

/** The token of a film's public page, made of `token` if it has none yet; undefined: the user has no such finished film. */
export async function makeFilmPublic(
  db: Queryable,
  { id, userId, token }: { id: string; userId: string; token: string },
): Promise<string | undefined> {
  const { rows } = await db.query<{ token: string }>(
    `insert into curta.public_film (generation_id, user_id, token)
     select id, user_id, $3 from public.shorts_generation
     where id = $1 and user_id = $2 and status = 'completed'
     on conflict (generation_id) do update set user_id = excluded.user_id returning token`,
    [id, userId, token],
  );
  return rows[0]?.token;
}

/** The token of the public page of the user's film, if it has one. */
export async function publicTokenOf(db: Queryable, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ token: string }>(
    "select token from curta.public_film where generation_id = $1 and user_id = $2",
    [id, userId],
  );
  return rows[0]?.token;
}

export async function deletePublicFilm(db: Queryable, userId: string, id: string): Promise<void> {
  await db.query("delete from curta.public_film where generation_id = $1 and user_id = $2", [id, userId]);
}

export async function findPublicFilm(db: Queryable, token: string): Promise<LinkedFilm | undefined> {
  const { rows } = await db.query<LinkedFilm>(
    `select g.title, m.folder from curta.public_film p
     join public.shorts_generation g on g.id = p.generation_id
     join curta.film f on f.generation_id = g.id
     join curta.media_folder m on m.folder = f.folder
     where p.token = $1 and g.status = 'completed'`,
    [token],
  );
  return rows[0];
}
