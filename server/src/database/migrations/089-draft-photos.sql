-- A draft begins with its photo: before there is an image, the draft itself keeps it, in a folder of its own.
alter table curta.draft alter column key_image_id drop not null;
alter table curta.draft add column photo_key text;
create index draft_by_photo on curta.draft (photo_key) where photo_key is not null;
