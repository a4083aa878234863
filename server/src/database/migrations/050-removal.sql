-- The photo that a key image was made from, as the id of its first take: another take keeps it. Takes that were made
-- before this count as photos of their own.
alter table curta.key_image add column photo_id uuid;
update curta.key_image set photo_id = id;
alter table curta.key_image alter column photo_id set not null;
create index key_image_of_photo on curta.key_image (photo_id);
-- How many films of it were deleted. It is part of the name of the folder of its encoded shots: so after a deletion no
-- machine has a folder of that name, and each deletes the old one.
alter table curta.key_image add column films_removed integer not null default 0;

-- However a film is deleted (our own endpoint, or its owner through the row), workers hear of it and sweep.
create function curta.note_removed_film() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  update curta.key_image set films_removed = films_removed + 1 where id = old.key_image_id;
  perform pg_notify('curta_removed', '');
  return null;
end
$$;
create trigger note_removed after delete on curta.film
  for each row execute function curta.note_removed_film();

-- Digests of the ids of accounts removed lately. What a request under way still wrote for one of them is swept.
create table curta.removed_account (
  digest text primary key,
  removed_at timestamptz not null default now()
);

-- A row here: something was removed, and pages of the bundled database may still hold old versions of it.
create table curta.scrub_due (
  at timestamptz not null default now()
);
