-- A user's own music, to be laid under films. The same file is kept once.
create table curta.song (
  id uuid primary key default gen_random_uuid(),
  user_id text not null check (char_length(user_id) between 1 and 200),
  name text not null,
  -- SHA-256 of the file.
  digest text not null,
  reading jsonb not null,
  -- Unguessable folder of its file in the media store.
  media_key text not null unique,
  created_at timestamptz not null default now(),
  -- When it was sent, or a film was asked for with it, last.
  used_at timestamptz not null default now(),
  unique (user_id, digest)
);
create index song_by_use on curta.song (used_at);

alter table curta.song enable row level security;
grant select, insert, update, delete on curta.song to anon, authenticated;
create policy "owner works" on curta.song to authenticated
  using (user_id = (select auth.uid())::text) with check (user_id = (select auth.uid())::text);
create policy "visitor works where login is optional" on curta.song to anon
  using (user_id = (select public.curta_anonymous_user()))
  with check (user_id = (select public.curta_anonymous_user()));
