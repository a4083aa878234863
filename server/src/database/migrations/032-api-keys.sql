-- Keys with which machines act for a user. The keys themselves are not kept, only their SHA-256: they are random, so nobody
-- can guess one from its digest.
create table curta.api_key (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references curta.account (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['webhook', 'rest']),
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_key_of_account on curta.api_key (account_id, created_at);
