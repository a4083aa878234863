/** One list of what a person is given of the database. */
export interface ExportedList {
  /** Portuguese. */
  readonly name: string;
  readonly table: string;
  /** SQL that is the user's id as text. */
  readonly owner: string;
  /** Column by which a row is found again. */
  readonly key: string;
  readonly order: string;
  readonly columns: string;
}

/**
 * What a person is given of the database. Columns are named one by one, so that no secret is given away by being new or
 * renamed; the test beside this file holds a list of those that are left out, and fails for a column that stands in neither.
 */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: "conta",
    table: "curta.account",
    owner: "id::text",
    key: "id",
    order: "id",
    columns: "id, email, banned, created_at, updated_at, last_sign_in_at",
  },
  {
    name: "sessoes",
    table: "curta.session",
    owner: "account_id::text",
    key: "id",
    order: "created_at",
    columns: "id, account_id, created_at, rotated_at",
  },
  {
    name: "chaves",
    table: "curta.api_key",
    owner: "account_id::text",
    key: "id",
    order: "created_at",
    columns: "id, account_id, name, scopes, created_at, last_used_at",
  },
  {
    name: "seguranca",
    table: "curta.security_event",
    owner: "account_id::text",
    key: "id",
    order: "id",
    columns: "id, at, kind, network",
  },
  {
    name: "rascunhos",
    table: "curta.draft",
    owner: "user_id",
    key: "id",
    order: "created_at",
    columns: "id, user_id, key_image_id, key_image_ids, content, version, put_away, edited_at, created_at",
  },
  {
    name: "imagens",
    table: "curta.key_image",
    owner: "user_id",
    key: "id",
    order: "created_at",
    columns: `id, user_id, seed, style, seconds, positive_prompt, script, reading, photo_name, photo_id, films_removed,
      created_at`,
  },
  {
    name: "musicas",
    table: "curta.song",
    owner: "user_id",
    key: "id",
    order: "created_at",
    columns: "id, user_id, name, digest, reading, created_at, used_at",
  },
  {
    name: "videos",
    table: "public.shorts_generation",
    owner: "user_id",
    key: "id",
    order: "created_at",
    columns: `id, user_id, title, status, stage, progress, queue_position, estimate_seconds, video_url, poster_url,
      error_code, error_message, image_url, positive_prompt, video_description, options, seconds, warnings, certificate,
      created_at, updated_at`,
  },
  {
    name: "pedidos",
    table: "curta.film",
    owner: "user_id",
    key: "generation_id",
    order: "turn",
    columns: `generation_id, user_id, key_image_id, request, origin, request_id, film_seconds, turn, attempt, failures,
      losses, started_at, finished_at, render_seconds, traceparent, network`,
  },
  {
    name: "avisos",
    table: "curta.callback",
    owner: "user_id",
    key: "id",
    order: "created_at",
    columns: "id, generation_id, user_id, url, status, attempts, next_at, created_at",
  },
  {
    name: "links",
    table: "curta.public_film",
    owner: "user_id",
    key: "generation_id",
    order: "created_at",
    columns: "generation_id, user_id, token, created_at",
  },
];
