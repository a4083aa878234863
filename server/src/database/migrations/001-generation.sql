-- Roles and auth.uid() as a hosted Supabase project has them: made here only where they are missing.
do $$
declare
  role_name text;
  -- Before PostgreSQL 16 every member of a role may take it on.
  may_set text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception
        -- An installation in another database of this PostgreSQL has made it meanwhile.
        when duplicate_object or unique_violation then null;
      end;
    end if;
    -- Our own connection takes these roles on with SET ROLE.
    if not pg_has_role(current_user, role_name, may_set) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;

  if to_regprocedure('auth.uid()') is null then
    create schema if not exists auth;
    create function auth.uid() returns uuid language sql stable as
      'select nullif(nullif(current_setting(''request.jwt.claims'', true), '''')::jsonb ->> ''sub'', '''')::uuid';
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end
$$;

create schema if not exists curta;
revoke all on schema curta from public;

create table public.shorts_generation (
  id uuid primary key default gen_random_uuid(),
  -- Text, not uuid: where nobody signs in it is the literal 'test-user'.
  user_id text not null check (char_length(user_id) between 1 and 200),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'completed', 'error', 'canceled')),
  stage text,
  progress smallint not null default 0 check (progress between 0 and 100),
  queue_position integer check (queue_position >= 0),
  estimate_seconds integer check (estimate_seconds >= 0),
  video_url text,
  poster_url text,
  error_code text,
  error_message text,
  image_url text not null default '',
  positive_prompt text,
  video_description text not null default '',
  options jsonb not null default '{}',
  warnings jsonb not null default '[]',
  certificate jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shorts_generation_by_user on public.shorts_generation (user_id, created_at desc);
create index shorts_generation_unfinished on public.shorts_generation (created_at)
  where status in ('pending', 'processing');

create table curta.key_image (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  seed bigint not null,
  style text not null,
  seconds integer not null,
  positive_prompt text not null,
  script text not null,
  reading jsonb not null,
  -- Unguessable folder of its files in the media store.
  media_key text not null unique,
  photo_name text not null,
  created_at timestamptz not null default now()
);
create index key_image_by_user on curta.key_image (user_id, created_at desc);

create function curta.touch_generation() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger touch before update on public.shorts_generation
  for each row execute function curta.touch_generation();

-- Who asks: a signed-in user's id, or the id that our server gives to anonymous requests where login is optional.
create function public.curta_anonymous_user() returns text language sql stable as
  $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'anonymous_user' $$;

alter table public.shorts_generation enable row level security;
revoke all on public.shorts_generation from anon, authenticated;
grant select on public.shorts_generation to anon, authenticated;
grant update (status), delete on public.shorts_generation to authenticated;
grant all on public.shorts_generation to service_role;

create policy "owner reads" on public.shorts_generation for select to authenticated
  using (user_id = (select auth.uid())::text);
create policy "visitor reads where login is optional" on public.shorts_generation for select to anon
  using (user_id = (select public.curta_anonymous_user()));
-- A film is asked for through the workflow, which knows the limits; its owner may cancel it while it is
-- being made, and delete it once nobody works on it.
create policy "owner cancels" on public.shorts_generation for update to authenticated
  using (user_id = (select auth.uid())::text and status in ('pending', 'processing', 'canceled'))
  with check (user_id = (select auth.uid())::text and status = 'canceled');
create policy "owner deletes" on public.shorts_generation for delete to authenticated
  using (user_id = (select auth.uid())::text and status in ('completed', 'error', 'canceled'));
create policy "service does everything" on public.shorts_generation for all to service_role
  using (true) with check (true);

-- Tells listeners which row changed. Ids only: a payload of 8000 bytes or more would roll the change back.
create function curta.notify_generation() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  -- A write that changes nothing is no news.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return null;
  end if;
  perform pg_notify('curta_generation', json_build_object(
    'type', tg_op, 'id', coalesce(new.id, old.id), 'user_id', coalesce(new.user_id, old.user_id))::text);
  return null;
end
$$;
create trigger notify after insert or update or delete on public.shorts_generation
  for each row execute function curta.notify_generation();
