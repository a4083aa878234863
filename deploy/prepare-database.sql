-- For the administrator of a PostgreSQL server (15 or newer): makes what Curta needs, so that Curta's own user needs no
-- right to create roles. Run it as a superuser, outside of a transaction:
--   psql "postgres://administrator@host/postgres" -f deploy/prepare-database.sql
-- Then: DATABASE_URL=postgres://curta:...@host/curta
-- A second installation on the same server: replace "curta" by another name everywhere. Both share the three roles.

create role "curta" login password 'change this';

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to "curta";

create database "curta" owner "curta" encoding 'UTF8' template template0;
