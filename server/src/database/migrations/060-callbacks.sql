-- The news that a film has ended, for whoever asked for it with a callback_url. Written by a trigger, in the transaction that
-- ends the film: however it ends, the news is neither lost nor told of an end that never was.
create table curta.callback (
  id uuid primary key default gen_random_uuid(),
  generation_id uuid not null unique references public.shorts_generation (id) on delete cascade,
  user_id text not null,
  url text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- Counts the tries. Only who made the newest one may write how it went.
  attempts integer not null default 0,
  -- When it may be tried next. Who takes it moves this ahead: if they die, another tries it then.
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index callback_due on curta.callback (next_at) where status = 'waiting';
create index callback_of_user on curta.callback (user_id);

create table curta.callback_attempt (
  callback_id uuid not null references curta.callback (id) on delete cascade,
  attempt integer not null,
  at timestamptz not null default now(),
  -- Status of the answer; null where there was none, and then the fault says why.
  status integer,
  fault text,
  ms integer not null,
  primary key (callback_id, attempt)
);

-- What callbacks of a user are signed with.
create table curta.callback_secret (
  user_id text primary key check (char_length(user_id) between 1 and 200),
  secret bytea not null,
  created_at timestamptz not null default now()
);

create function curta.note_callback() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into curta.callback (generation_id, user_id, url)
    select f.generation_id, f.user_id, f.request ->> 'callback_url' from curta.film f
    where f.generation_id = new.id and f.request ->> 'callback_url' is not null
    on conflict (generation_id) do nothing;
  if found then
    perform pg_notify('curta_callback', '');
  end if;
  return null;
end
$$;
create trigger note_callback after update of status on public.shorts_generation
  for each row when (new.status in ('completed', 'error', 'canceled') and old.status is distinct from new.status)
  execute function curta.note_callback();
