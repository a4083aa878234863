-- Links that open one finished film without an account. They go with the film.

-- For its owner's phone: opened once, and read on for a while by the browser that opened it.
create table curta.phone_link (
  -- SHA-256 of the secret in the link: the secret itself is not kept.
  digest bytea primary key,
  generation_id uuid not null references public.shorts_generation (id) on delete cascade,
  user_id text not null,
  -- The text to post the film with.
  post_text text not null,
  -- Until when it may be opened; once it was, until when that browser may read on.
  expires_at timestamptz not null,
  -- SHA-256 of the secret in the cookie of the browser that opened it.
  visitor bytea,
  created_at timestamptz not null default now()
);
create index phone_link_of_film on curta.phone_link (generation_id);
create index phone_link_of_user on curta.phone_link (user_id);
create index phone_link_by_end on curta.phone_link (expires_at);

-- For everybody who is given it, until its owner takes it back. Kept as it is, so that the owner can copy it again.
create table curta.public_film (
  generation_id uuid primary key references public.shorts_generation (id) on delete cascade,
  user_id text not null,
  token text not null unique,
  created_at timestamptz not null default now()
);
create index public_film_of_user on curta.public_film (user_id);
