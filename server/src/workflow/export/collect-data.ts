import type { Pool } from "pg";
import { furtherTables } from "../../database/rows/removals.ts";

/** Tables of the user's that are exported under another name, or, like passwords, not at all. */
const ELSEWHERE = ["curta.draft", "curta.callback_secret"];

/** A row of a table, as JSON. */
type JsonRow = Readonly<Record<string, unknown>>;

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

export interface PersonalData {
  /** Everything that the database holds of the user, by a Portuguese name. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly films: readonly ExportedFilm[];
  readonly images: readonly ExportedImage[];
  readonly songs: readonly ExportedSong[];
}

/** Reads all that the database holds of a user, but secrets and the digests of password and keys, and what only machines use. */
export async function collectData(pool: Pool, userId: string): Promise<PersonalData> {
  const read = async <T extends object = JsonRow>(sql: string): Promise<T[]> =>
    (await pool.query<T>(sql, [userId])).rows;
  const films = await read<ExportedFilm>(
    `select g.id, g.title, to_json(g.created_at) #>> '{}' as created_at,
       g.video_description, f.folder
     from public.shorts_generation g left join curta.film f on f.generation_id = g.id
     where g.user_id = $1 order by g.created_at`,
  );
  const images = await read<ExportedImage>(
    `select id, photo_id, photo_name, media_key, to_json(created_at) #>> '{}' as created_at
     from curta.key_image where user_id = $1 order by created_at`,
  );
  const songs = await read<ExportedSong>(
    `select id, name, media_key, to_json(created_at) #>> '{}' as created_at
     from curta.song where user_id = $1 order by created_at`,
  );
  const rows = async (sql: string): Promise<JsonRow[]> =>
    (await read<{ row: JsonRow }>(sql)).map(({ row }) => row);
  const further: Record<string, JsonRow[]> = {};
  for (const table of (await furtherTables(pool)).filter((name) => !ELSEWHERE.includes(name))) {
    further[table] = await rows(`select to_jsonb(t) as row from ${table} t where t.user_id::text = $1`);
  }
  const document = {
    conta: await rows(
      `select to_jsonb(a) - 'password_hash' as row from curta.account a where a.id::text = $1`,
    ),
    sessoes: await rows(
      `select to_jsonb(s) - 'counter' as row from curta.session s where s.account_id::text = $1`,
    ),
    chaves: await rows(
      `select to_jsonb(k) - 'digest' as row from curta.api_key k where k.account_id::text = $1`,
    ),
    rascunhos: await rows(
      `select to_jsonb(d) as row from curta.draft d where d.user_id = $1 order by d.created_at`,
    ),
    imagens: await rows(
      `select to_jsonb(k) - 'media_key' as row from curta.key_image k where k.user_id = $1 order by k.created_at`,
    ),
    musicas: await rows(
      `select to_jsonb(s) - 'media_key' as row from curta.song s where s.user_id = $1 order by s.created_at`,
    ),
    videos: await rows(
      `select to_jsonb(g) as row from public.shorts_generation g where g.user_id = $1 order by g.created_at`,
    ),
    pedidos: await rows(
      `select to_jsonb(f) - 'folder' - 'worker' as row from curta.film f where f.user_id = $1 order by f.turn`,
    ),
    ...further,
  };
  return { document, films, images, songs };
}
