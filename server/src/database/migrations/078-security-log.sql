-- What happened at the doors of accounts: who came in or failed, new passwords, keys, exports, deletions. Neither e-mails nor
-- secrets; a network stands here as a digest with a key of the installation's own. Rows go with their account.
create table curta.security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  -- Null: there is no such account, or there is none any more.
  account_id uuid references curta.account (id) on delete cascade,
  -- Null: a command of the operator's, or nobody may know any more.
  network text
);
create index security_event_by_age on curta.security_event (at);
create index security_event_of_account on curta.security_event (account_id, at);
