-- What the server knows about a generation beside the row that the page reads.
create table curta.film (
  generation_id uuid primary key references public.shorts_generation (id) on delete cascade,
  user_id text not null,
  key_image_id uuid not null,
  -- The accepted body, word for word: a repeated request is compared with it, a retry made from it.
  request jsonb not null,
  -- Origin that the request used; video_url begins with it.
  origin text not null,
  request_id text not null,
  film_seconds integer not null,
  -- Turn in the queue; see generation/fairness.ts.
  turn timestamptz not null,
  -- Counts claims. Only the worker that holds the newest attempt may change anything.
  attempt integer not null default 0,
  failures integer not null default 0,
  losses integer not null default 0,
  worker text,
  -- Media folder of the finished film.
  folder text,
  started_at timestamptz,
  finished_at timestamptz,
  render_seconds real
);
create index film_of_user on curta.film (user_id, turn desc);
create index film_of_worker on curta.film (worker) where worker is not null;
create index film_finished on curta.film (finished_at desc) where render_seconds is not null;
create index film_of_key_image on curta.film (key_image_id);

-- Every media folder is written down before its first byte, so that what a crash leaves can be found.
create table curta.media_folder (
  folder text primary key,
  generation_id uuid,
  attempt integer,
  created_at timestamptz not null default now()
);
create index media_folder_by_age on curta.media_folder (created_at);

-- However a film is canceled (our own endpoint, or its owner through the row), its worker hears of it.
create function curta.notify_cancel() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  perform pg_notify('curta_cancel', new.id::text);
  return null;
end
$$;
create trigger notify_cancel after update of status on public.shorts_generation
  for each row when (new.status = 'canceled' and old.status is distinct from 'canceled')
  execute function curta.notify_cancel();
