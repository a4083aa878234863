-- Whose files a folder holds, and how many bytes: what one user may keep is bounded. Null: not counted yet.
alter table curta.media_folder add column user_id text, add column bytes bigint check (bytes >= 0);
update curta.media_folder m set user_id = f.user_id from curta.film f where f.generation_id = m.generation_id;
update curta.media_folder m set user_id = k.user_id from curta.key_image k where k.media_key = m.folder;
create index media_folder_of_user on curta.media_folder (user_id) include (bytes);
create index media_folder_uncounted on curta.media_folder (created_at) where bytes is null;
