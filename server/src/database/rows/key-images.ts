import { readingSchema, styleSchema } from "@curta/contract";
import { z } from "zod";
import type { Queryable } from "../queryable.ts";
import { OVER } from "./retention.ts";

const keyImageSchema = z.object({
  id: z.uuid(),
  user_id: z.string(),
  seed: z.coerce.number<string>().int(),
  style: styleSchema,
  seconds: z.number().int(),
  positive_prompt: z.string(),
  script: z.string(),
  reading: readingSchema,
  /** Folder of its files in the media store. */
  media_key: z.string(),
  /** The name that the photo had. */
  photo_name: z.string(),
  /** The photo, as the id of its first take. */
  photo_id: z.uuid(),
  /** How many films of it were deleted. */
  films_removed: z.number().int(),
});
/** A key image that was made from a user's photo. */
export type KeyImageRow = z.infer<typeof keyImageSchema>;

const COLUMNS = `id, user_id, seed, style, seconds, positive_prompt, script, reading, media_key, photo_name,
  photo_id, films_removed`;

export async function insertKeyImage(db: Queryable, image: KeyImageRow): Promise<void> {
  await db.query(
    `insert into curta.key_image
       (id, user_id, seed, style, seconds, positive_prompt, script, reading, media_key, photo_name, photo_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      image.id,
      image.user_id,
      image.seed,
      image.style,
      image.seconds,
      image.positive_prompt,
      image.script,
      JSON.stringify(image.reading),
      image.media_key,
      image.photo_name,
      image.photo_id,
    ],
  );
}

export async function findKeyImage(db: Queryable, id: string): Promise<KeyImageRow | undefined> {
  const { rows } = await db.query<z.input<typeof keyImageSchema>>(
    `select ${COLUMNS} from curta.key_image where id = $1`,
    [id],
  );
  return rows[0] === undefined ? undefined : keyImageSchema.parse(rows[0]);
}

export async function findKeyImageByFolder(db: Queryable, folder: string): Promise<KeyImageRow | undefined> {
  const { rows } = await db.query<z.input<typeof keyImageSchema>>(
    `select ${COLUMNS} from curta.key_image where media_key = $1`,
    [folder],
  );
  return rows[0] === undefined ? undefined : keyImageSchema.parse(rows[0]);
}

/** Deletes key images older than so many days that neither a film nor a draft uses; a sweep deletes their files later. */
export async function deleteAbandonedKeyImages(db: Queryable, days: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from curta.key_image k where k.created_at < ${OVER}
     and not exists (select 1 from curta.film f where f.key_image_id = k.id)
     and not exists (select 1 from curta.draft d where d.key_image_ids @> array[k.id])`,
    [days],
  );
  return rowCount ?? 0;
}

/** Name of the folder of its encoded shots on the machines that made films of it. Deleting a film changes it. */
export function segmentsOf(image: Pick<KeyImageRow, "media_key" | "films_removed">): string {
  return `${image.media_key}-${image.films_removed}`;
}

/** Those of the folders of encoded shots that may be used. */
export async function livingSegments(db: Queryable, folders: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ media_key: string; films_removed: number }>(
    "select media_key, films_removed from curta.key_image where media_key = any($1)",
    [folders.map((folder) => folder.replace(/-\d+$/, ""))],
  );
  return new Set(rows.map(segmentsOf));
}
