-- When somebody last deleted all that they had made, by a digest of their id: work that was under way then brings nothing back.
create table curta.emptied (
  digest text primary key,
  emptied_at timestamptz not null default now()
);
