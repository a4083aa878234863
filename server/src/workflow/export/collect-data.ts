import type { Pool, QueryResult } from "pg";
import { furtherTables } from "../../database/rows/removals.ts";

/** Tables of the user's that are exported under another name, or, like passwords, not at all. */
const ELSEWHERE = ["curta.draft", "curta.callback_secret", "curta.phone_link"];

/** A row of a table, as JSON. */
type JsonRow = Readonly<Record<string, unknown>>;
interface AsJson {
  readonly row: JsonRow;
}

function rowsOf({ rows }: QueryResult<AsJson>): JsonRow[] {
  return rows.map(({ row }) => row);
}

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
  const further: Record<string, JsonRow[]> = {};
  for (const table of (await furtherTables(pool)).filter((name) => !ELSEWHERE.includes(name))) {
    further[table] = rowsOf(
      await pool.query<AsJson>(`select to_jsonb(t) as row from ${table} t where t.user_id::text = $1`, [
        userId,
      ]),
    );
  }
  const document = {
    conta: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(a) - 'password_hash' as row from curta.account a where a.id::text = $1`,
        [userId],
      ),
    ),
    sessoes: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(s) - 'counter' as row from curta.session s where s.account_id::text = $1`,
        [userId],
      ),
    ),
    chaves: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(k) - 'digest' as row from curta.api_key k where k.account_id::text = $1`,
        [userId],
      ),
    ),
    seguranca: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(e) - 'account_id' as row from curta.security_event e where e.account_id::text = $1 order by e.id`,
        [userId],
      ),
    ),
    rascunhos: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(d) as row from curta.draft d where d.user_id = $1 order by d.created_at`,
        [userId],
      ),
    ),
    imagens: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(k) - 'media_key' as row from curta.key_image k where k.user_id = $1 order by k.created_at`,
        [userId],
      ),
    ),
    musicas: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(s) - 'media_key' as row from curta.song s where s.user_id = $1 order by s.created_at`,
        [userId],
      ),
    ),
    videos: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(g) as row from public.shorts_generation g where g.user_id = $1 order by g.created_at`,
        [userId],
      ),
    ),
    pedidos: rowsOf(
      await pool.query<AsJson>(
        `select to_jsonb(f) - 'folder' - 'worker' as row from curta.film f where f.user_id = $1 order by f.turn`,
        [userId],
      ),
    ),
    ...further,
  };
  return { document, films, images, songs };
}
