import { readingSchema, styleSchema } from "@curta/contract";
import { z } from "zod";
import type { Queryable } from "./queryable.ts";

const keyImageSchema = z.object({
  id: z.uuid(),
  user_id: z.string(),
  seed: z.coerce.number().int(),
  style: styleSchema,
  seconds: z.number().int(),
  positive_prompt: z.string(),
  script: z.string(),
  reading: readingSchema,
  /** Folder of its files in the media store. */
  media_key: z.string(),
  /** The name that the photo had. */
  photo_name: z.string(),
});
/** A key image that was made from a user's photo. */
export type KeyImageRow = z.infer<typeof keyImageSchema>;

const COLUMNS = "id, user_id, seed, style, seconds, positive_prompt, script, reading, media_key, photo_name";

export async function insertKeyImage(db: Queryable, image: KeyImageRow): Promise<void> {
  await db.query(
    `insert into curta.key_image
       (id, user_id, seed, style, seconds, positive_prompt, script, reading, media_key, photo_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
}

export async function findKeyImage(db: Queryable, id: string): Promise<KeyImageRow | undefined> {
  const { rows } = await db.query(`select ${COLUMNS} from curta.key_image where id = $1`, [id]);
  return rows[0] === undefined ? undefined : keyImageSchema.parse(rows[0]);
}

export async function findKeyImageByFolder(db: Queryable, folder: string): Promise<KeyImageRow | undefined> {
  const { rows } = await db.query(`select ${COLUMNS} from curta.key_image where media_key = $1`, [folder]);
  return rows[0] === undefined ? undefined : keyImageSchema.parse(rows[0]);
}

/** Deletes key images of which 30 days have made neither a film nor a draft; a sweep deletes their files later. */
export async function deleteAbandonedKeyImages(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from curta.key_image k where k.created_at < now() - interval '30 days'
     and not exists (select 1 from curta.film f where f.key_image_id = k.id)
     and not exists (select 1 from curta.draft d where d.key_image_ids @> array[k.id])`,
  );
  return rowCount ?? 0;
}

/** Deletes a user's key images; a sweep deletes their files later. */
export async function deleteKeyImagesOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from curta.key_image where user_id = $1", [userId]);
}
