-- What hosted Supabase brings and a plain PostgreSQL lacks: the three roles that requests run as.
-- Safe to run again. The roles belong to the whole cluster, so another database may have made them already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit;
  end if;
exception
  -- Two databases of one cluster may be prepared at the same moment; the other one's roles serve as well.
  when unique_violation or duplicate_object then null;
end
$$;

-- The server steps down to these roles for each request, so it must be a member of them.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end
$$;

-- Nobody gets anything that a migration has not granted by name.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
