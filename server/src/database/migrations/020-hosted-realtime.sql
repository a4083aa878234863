-- A hosted Supabase project tells its realtime service through this publication; elsewhere there is none.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'shorts_generation')
  then
    alter publication supabase_realtime add table public.shorts_generation;
  end if;
end
$$;
