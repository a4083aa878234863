-- Unfinished work on a photo, from its first image on. Each user's drafts are their own, ids included.
create table curta.draft (
  id uuid not null,
  user_id text not null check (char_length(user_id) between 1 and 200),
  -- The image that is shown.
  key_image_id uuid not null references curta.key_image (id) on delete cascade,
  -- Every image that the draft mentions, its undo history included: none of them is swept.
  key_image_ids uuid[] not null,
  -- Not jsonb, which refuses some texts that people can paste (a lone surrogate, a zero character).
  content json not null,
  -- Counts the writes, so that none of two browsers overwrites what it has not seen.
  version integer not null check (version > 0),
  put_away boolean not null default false,
  edited_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index draft_by_edit on curta.draft (user_id, edited_at desc);
create index draft_of_image on curta.draft (key_image_id);
create index draft_of_images on curta.draft using gin (key_image_ids);

alter table curta.draft enable row level security;
grant usage on schema curta to anon, authenticated;
grant select, insert, update, delete on curta.draft to anon, authenticated;
create policy "owner works" on curta.draft to authenticated
  using (user_id = (select auth.uid())::text) with check (user_id = (select auth.uid())::text);
create policy "visitor works where login is optional" on curta.draft to anon
  using (user_id = (select public.curta_anonymous_user()))
  with check (user_id = (select public.curta_anonymous_user()));
