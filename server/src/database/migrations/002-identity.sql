-- Identity of our own server. A hosted Supabase project has its own; these tables stay empty there.
create table curta.account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  -- PHC string.
  password_hash text not null,
  banned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);

create table curta.session (
  id uuid primary key,
  account_id uuid not null references curta.account (id) on delete cascade,
  -- Number of the newest refresh token; the tokens themselves are not kept.
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now()
);
create index session_of_account on curta.session (account_id);
create index session_by_age on curta.session (rotated_at);

-- Sign-ins that failed or are being tried, by address and by account, so that every process sees the limits.
create table curta.attempt (
  id bigint generated always as identity primary key,
  key text not null,
  at timestamptz not null default now()
);
create index attempt_by_key on curta.attempt (key, at);
create index attempt_by_age on curta.attempt (at);

-- Keys that every process of an installation shares, made at the first start.
create table curta.secret (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- An access token outlives its session by up to an hour; what is open on it ends with the session.
create function curta.notify_session_end() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  perform pg_notify('curta_session_end', old.id::text);
  return null;
end
$$;
create trigger notify_session_end after delete on curta.session
  for each row execute function curta.notify_session_end();
