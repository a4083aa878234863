import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";

interface ExportedFilm {
  readonly id: string;
  readonly title: string | null;
  readonly created_at: string;
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

/** What a user has files of. */
export interface PersonalFiles {
  readonly films: readonly ExportedFilm[];
  readonly images: readonly ExportedImage[];
  readonly songs: readonly ExportedSong[];
  readonly drafts: readonly ExportedDraft[];
}

/** Everything of a user's that the archive has files of. */
export async function collectFiles(pool: Pool, userId: string): Promise<PersonalFiles> {
  const { rows: films } = await pool.query<ExportedFilm>(
    `select g.id, g.title, to_json(g.created_at) #>> '{}' as created_at, f.folder
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
  return { films, images, songs, drafts };
}

/** The text that a film was made from. @throws CurtaError not_found if the film was deleted meanwhile */
export async function scriptOf(pool: Pool, id: string): Promise<string> {
  const { rows } = await pool.query<{ script: string }>(
    "select video_description as script from public.shorts_generation where id = $1",
    [id],
  );
  if (!rows[0]) throw new CurtaError("not_found");
  return rows[0].script;
}
