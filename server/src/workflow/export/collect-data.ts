import type { Pool } from "pg";
import { EXPORTED_ROWS } from "./exported-rows.ts";

interface ExportedFilm {
  readonly id: string;
  readonly title: string | null;
  readonly created_at: string;
  readonly video_description: string;
  /** Media folder of the finished film. */
  readonly folder: string | null;
}

interface ExportedImage {
  readonly id: string;
  readonly photo_id: string;
  readonly photo_name: string;
  readonly created_at: string;
  readonly media_key: string;
}

interface ExportedSong {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly media_key: string;
}

/** A draft that has a photo, but no image yet. */
interface ExportedDraft {
  readonly id: string;
  readonly photo_name: string;
  readonly created_at: string;
  readonly media_key: string;
}

export interface PersonalData {
  /** Everything that the database holds of the user, by a Portuguese name. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly films: readonly ExportedFilm[];
  readonly images: readonly ExportedImage[];
  readonly songs: readonly ExportedSong[];
  readonly drafts: readonly ExportedDraft[];
}

/** Reads all that the database holds of a user, but secrets and what only machines use. */
export async function collectData(pool: Pool, userId: string): Promise<PersonalData> {
  const { rows: films } = await pool.query<ExportedFilm>(
    `select g.id, g.title, to_json(g.created_at) #>> '{}' as created_at,
       g.video_description, f.folder
     from public.shorts_generation g left join curta.film f on f.generation_id = g.id
     where g.user_id = $1 order by g.created_at`,
    [userId],
  );
  const { rows: images } = await pool.query<ExportedImage>(
    `select id, photo_id, photo_name, media_key, to_json(created_at) #>> '{}' as created_at
     from curta.key_image where user_id = $1 order by created_at`,
    [userId],
  );
  const { rows: songs } = await pool.query<ExportedSong>(
    `select id, name, media_key, to_json(created_at) #>> '{}' as created_at
     from curta.song where user_id = $1 order by created_at`,
    [userId],
  );
  const { rows: drafts } = await pool.query<ExportedDraft>(
    `select d.id, d.content->>'photo_name' as photo_name, m.folder as media_key,
       to_json(d.created_at) #>> '{}' as created_at
     from curta.draft d join curta.media_folder m on m.folder = d.photo_key
     where d.user_id = $1 order by d.created_at`,
    [userId],
  );
  const { rows } = await pool.query<PersonalData["document"]>(EXPORTED_ROWS, [userId]);
  return { document: rows[0] ?? {}, films, images, songs, drafts };
}
