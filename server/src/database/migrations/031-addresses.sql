-- Addresses of our own files are kept without their host and completed when a row is read, so that a new domain, or a
-- copy restored elsewhere, breaks none. Addresses of others stay as they are. Nobody is told of this change.
alter table public.shorts_generation disable trigger user;
update public.shorts_generation g
  set video_url = regexp_replace(g.video_url, '^https?://[^/]+(?=/media/)', ''),
      poster_url = regexp_replace(g.poster_url, '^https?://[^/]+(?=/media/)', '')
  from curta.film f
  where f.generation_id = g.id and g.video_url like 'http%/media/' || f.folder || '/film.mp4';
update public.shorts_generation g
  set image_url = regexp_replace(g.image_url, '^https?://[^/]+(?=/media/)', '')
  from curta.film f join curta.key_image k on k.id = f.key_image_id
  where f.generation_id = g.id and g.image_url like 'http%/media/' || k.media_key || '/keyimage.jpg';
alter table public.shorts_generation enable trigger user;
