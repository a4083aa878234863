import { type SongReading, songReadingSchema } from "@curta/contract";
import { z } from "zod";
import type { Queryable } from "../queryable.ts";
import { OVER } from "./retention.ts";

const rowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  reading: songReadingSchema,
  media_key: z.string(),
});
/** A song of one user's. */
export type SongRow = z.infer<typeof rowSchema>;
const COLUMNS = "id, name, reading, media_key";

/** The user's song of this id, or undefined. */
export async function findSong(db: Queryable, userId: string, id: string): Promise<SongRow | undefined> {
  const { rows } = await db.query<z.input<typeof rowSchema>>(
    `select ${COLUMNS} from curta.song where user_id = $1 and id = $2`,
    [userId, id],
  );
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
}

/** The user's song with this content, used again now under its newest name; undefined if there is none. */
export async function findSameSong(
  db: Queryable,
  userId: string,
  { digest, name }: Pick<NewSong, "digest" | "name">,
): Promise<SongRow | undefined> {
  const { rows } = await db.query<z.input<typeof rowSchema>>(
    `update curta.song set used_at = now(), name = $3 where user_id = $1 and digest = $2 returning ${COLUMNS}`,
    [userId, digest, name],
  );
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
}

export interface NewSong {
  readonly userId: string;
  readonly name: string;
  readonly digest: string;
  readonly reading: SongReading;
  readonly folder: string;
}

/** Inserts a song. Where the same was sent twice at once, the first stays, and is given back. */
export async function insertSong(db: Queryable, song: NewSong): Promise<SongRow> {
  const { rows } = await db.query<z.input<typeof rowSchema>>(
    `insert into curta.song (user_id, name, digest, reading, media_key) values ($1, $2, $3, $4, $5)
     on conflict (user_id, digest) do update set used_at = now() returning ${COLUMNS}`,
    [song.userId, song.name, song.digest, JSON.stringify(song.reading), song.folder],
  );
  return rowSchema.parse(rows[0]);
}

/** Notes that a film was asked for with a song. */
export async function noteSongUse(db: Queryable, id: string): Promise<void> {
  await db.query("update curta.song set used_at = now() where id = $1", [id]);
}

/** Deletes songs that nobody used for so many days; a sweep deletes their files later. */
export async function deleteUnusedSongs(db: Queryable, days: number): Promise<number> {
  const { rowCount } = await db.query(`delete from curta.song where used_at < ${OVER}`, [days]);
  return rowCount ?? 0;
}
