import { ANONYMOUS_USER_ID, type Draft, draftSchema, optionsSchema } from "@curta/contract";
import { z } from "zod";
import type { Claims } from "../pool.ts";
import type { Queryable } from "../queryable.ts";

/** The claims with which row security shows a requester their own drafts and songs, and no others. */
export function ownerClaims(userId: string): Claims {
  return userId === ANONYMOUS_USER_ID
    ? { role: "anon", anonymous_user: userId }
    : { role: "authenticated", sub: userId };
}

const rowSchema = z.object({
  id: z.uuid(),
  version: z.number(),
  put_away: z.boolean(),
  content: draftSchema.omit({ id: true, version: true, put_away: true }),
});
const COLUMNS = "id, version, put_away, content";
/** Of a draft that has begun but whose photo has not arrived nothing can be shown. */
const HAS_PICTURE = "(d.key_image_id is not null or d.photo_key is not null)";

function draftOf(row: unknown): Draft | undefined {
  if (row === undefined) return undefined;
  const { content, ...columns } = rowSchema.parse(row);
  return { ...columns, ...content };
}

export async function findDraftRow(db: Queryable, userId: string, id: string): Promise<Draft | undefined> {
  const { rows } = await db.query<z.input<typeof rowSchema>>(
    `select ${COLUMNS} from curta.draft where user_id = $1 and id = $2`,
    [userId, id],
  );
  return draftOf(rows[0]);
}

/** Keeps a draft from being deleted until the transaction ends. False: the user has no draft of this id. */
export async function lockDraft(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from curta.draft where user_id = $1 and id = $2 for update", [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** The draft that the user changed last; put away if they have begun something else since. */
export async function findCurrentDraftRow(db: Queryable, userId: string): Promise<Draft | undefined> {
  const { rows } = await db.query<z.input<typeof rowSchema>>(
    `select ${COLUMNS} from curta.draft d where user_id = $1 and ${HAS_PICTURE} order by edited_at desc limit 1`,
    [userId],
  );
  return draftOf(rows[0]);
}

const summarySchema = z.object({
  id: z.uuid(),
  title: z.string().nullable(),
  photo_name: z.string(),
  topic: z.string().nullable(),
  image_url: z.string(),
  script: z.string(),
  options: optionsSchema,
  edited_at: z.date(),
});
export type DraftSummaryRow = z.infer<typeof summarySchema>;

/** Characters of a script that a list gets: enough for its first caption. */
const SUMMARY_CHARS = 2_000;

/** All of a draft that is searched, without accents and capitals. */
const SEARCHED = `lower(regexp_replace(normalize(concat_ws(E'\\n', d.content->>'title', d.content->>'topic',
    d.content->>'photo_name', d.content->'present'->>'script'), NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** A text without accents and capitals, as `SEARCHED` is. */
function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

export interface DraftListQuery {
  readonly before: Date | null;
  /** What name, topic, name of the photo or script contains, without regard to accents and capitals; empty for all. */
  readonly search: string;
  readonly limit: number;
}

/**
 * The user's drafts that were changed before a moment, the newest first. One of whose image, prompt, script and music, as
 * they are now, there is a film is no draft any more; edits after the film make it one again.
 */
export async function listDraftRows(
  db: Queryable,
  userId: string,
  { before, search, limit }: DraftListQuery,
): Promise<DraftSummaryRow[]> {
  const { rows } = await db.query<z.input<typeof summarySchema>>(
    `select d.id, d.content->>'title' as title, d.content->>'photo_name' as photo_name, d.content->>'topic' as topic,
            d.content->'present'->>'image_url' as image_url,
            left(d.content->'present'->>'script', ${SUMMARY_CHARS}) as script,
            d.content->'present'->'options' as options, d.edited_at
     from curta.draft d
     where d.user_id = $1 and ($2::timestamptz is null or d.edited_at < $2) and ${HAS_PICTURE}
       and ($3::text = '' or position($3 in ${SEARCHED}) > 0)
       and not exists (
         select 1 from public.shorts_generation g
         where g.user_id = $1
           and g.image_url = regexp_replace(d.content->'present'->>'image_url', '^https?://[^/]+(?=/media/)', '')
           and g.video_description = d.content->'present'->>'script'
           and g.positive_prompt = d.content->'present'->>'prompt'
           and g.options->>'musica' is not distinct from d.content->'song'->>'id')
     order by d.edited_at desc limit $4`,
    [userId, before, foldText(search), limit],
  );
  return z.array(summarySchema).parse(rows);
}

/** Deletes a draft and gives the folder of its photo, null if it has none. Undefined: the user has no draft of this id. */
export async function deleteDraftRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | null | undefined> {
  const { rows } = await db.query<{ photo_key: string | null }>(
    "delete from curta.draft where user_id = $1 and id = $2 returning photo_key",
    [userId, id],
  );
  return rows[0]?.photo_key;
}

/** Folder of the photo of a draft without an image; null if it has none. Undefined: the user has no draft of this id. */
export async function findDraftPhoto(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | null | undefined> {
  const { rows } = await db.query<{ photo_key: string | null }>(
    "select photo_key from curta.draft where user_id = $1 and id = $2",
    [userId, id],
  );
  return rows[0]?.photo_key;
}

/** Gives a draft without an image its photo. False: there is no such draft, or it has one already, or an image. */
export async function writeDraftPhoto(
  db: Queryable,
  { userId, id, folder }: { readonly userId: string; readonly id: string; readonly folder: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update curta.draft set photo_key = $3
     where user_id = $1 and id = $2 and key_image_id is null and photo_key is null`,
    [userId, id, folder],
  );
  return rowCount === 1;
}

export async function countDrafts(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from curta.draft where user_id = $1",
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Bytes that the texts of a user's drafts take in the database, where they are compressed. */
export async function draftBytes(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    "select coalesce(sum(pg_column_size(content)), 0)::float8 as bytes from curta.draft where user_id = $1",
    [userId],
  );
  return rows[0]?.bytes ?? 0;
}

export interface KeptDraft {
  readonly userId: string;
  /** Its `version` is the one that the changes were made to. */
  readonly draft: Draft;
  /** The image that is shown; null before the first one. */
  readonly keyImageId: string | null;
  /** All key images that it mentions. */
  readonly keyImageIds: readonly string[];
}

/**
 * Writes a draft and gives its new version. With an image it lets go of its photo, which the image's folder has too.
 * Undefined: another version has been written meanwhile.
 */
export async function writeDraft(db: Queryable, kept: KeptDraft): Promise<number | undefined> {
  const { id, version, put_away: putAway, ...content } = kept.draft;
  const { rows } = await db.query<{ version: number }>(
    `insert into curta.draft as d
       (id, user_id, key_image_id, key_image_ids, content, put_away, edited_at, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8::int + 1)
     on conflict (user_id, id) do update set
       key_image_id = excluded.key_image_id, key_image_ids = excluded.key_image_ids,
       photo_key = case when excluded.key_image_id is null then d.photo_key end,
       content = excluded.content, put_away = excluded.put_away, edited_at = excluded.edited_at,
       version = excluded.version
     where d.version = $8::int
     returning d.version`,
    [
      id,
      kept.userId,
      kept.keyImageId,
      kept.keyImageIds,
      JSON.stringify(content),
      putAway,
      content.edited_at,
      version,
    ],
  );
  return rows[0]?.version;
}
