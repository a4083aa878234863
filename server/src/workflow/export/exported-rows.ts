/**
 * What a person is given of the database: one row, each column of which is a list of rows under a Portuguese name. Columns
 * are named one by one, so that no secret is given away by being new or renamed; the test beside this file holds a list of
 * those that are left out, and fails for a column that stands in neither.
 */
export const EXPORTED_ROWS = `select
  array_to_json(array(select to_json(t) from (
    select id, email, banned, created_at, updated_at, last_sign_in_at
    from curta.account where id::text = $1) t)) as conta,
  array_to_json(array(select to_json(t) from (
    select id, account_id, created_at, rotated_at
    from curta.session where account_id::text = $1 order by created_at) t)) as sessoes,
  array_to_json(array(select to_json(t) from (
    select id, account_id, name, scopes, created_at, last_used_at
    from curta.api_key where account_id::text = $1 order by created_at) t)) as chaves,
  array_to_json(array(select to_json(t) from (
    select id, at, kind, network
    from curta.security_event where account_id::text = $1 order by id) t)) as seguranca,
  array_to_json(array(select to_json(t) from (
    select id, user_id, key_image_id, key_image_ids, content, version, put_away, edited_at, created_at
    from curta.draft where user_id = $1 order by created_at) t)) as rascunhos,
  array_to_json(array(select to_json(t) from (
    select id, user_id, seed, style, seconds, positive_prompt, script, reading, photo_name, photo_id, films_removed, created_at
    from curta.key_image where user_id = $1 order by created_at) t)) as imagens,
  array_to_json(array(select to_json(t) from (
    select id, user_id, name, digest, reading, created_at, used_at
    from curta.song where user_id = $1 order by created_at) t)) as musicas,
  array_to_json(array(select to_json(t) from (
    select id, user_id, title, status, stage, progress, queue_position, estimate_seconds, video_url, poster_url,
      error_code, error_message, image_url, positive_prompt, video_description, options, warnings, certificate,
      created_at, updated_at
    from public.shorts_generation where user_id = $1 order by created_at) t)) as videos,
  array_to_json(array(select to_json(t) from (
    select generation_id, user_id, key_image_id, request, origin, request_id, film_seconds, turn, attempt, failures,
      losses, started_at, finished_at, render_seconds, traceparent, network
    from curta.film where user_id = $1 order by turn) t)) as pedidos,
  array_to_json(array(select to_json(t) from (
    select id, generation_id, user_id, url, status, attempts, next_at, created_at
    from curta.callback where user_id = $1 order by created_at) t)) as avisos,
  array_to_json(array(select to_json(t) from (
    select generation_id, user_id, token, created_at
    from curta.public_film where user_id = $1 order by created_at) t)) as links`;
