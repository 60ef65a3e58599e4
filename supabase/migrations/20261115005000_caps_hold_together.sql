-- How much one account may hold, counted once a statement and one statement at a time for each account: counted row by row,
-- twelve requests at once each found room for themselves. Whoever comes second waits until the first is stored, and then
-- counts that as well. The numbers are generous for any author, and an end for a script that never stops.
create function private.wait_for_account(account uuid) returns void
  language sql
  as $$ select pg_advisory_xact_lock(hashtextextended('what an account holds: ' || account, 0)) $$;

-- Both run with the rights of their owner, to count every row there is.
create function private.cap_projects() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  account uuid;
begin
  for account in select distinct owner from added order by owner loop
    perform private.wait_for_account(account);
    if (select count(*) from public.projects where owner = account) > 500 then
      raise check_violation using message = 'An account holds at most 500 projects.';
    end if;
  end loop;
  return null;
end
$$;

create function private.cap_word_log() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  account uuid;
begin
  for account in
    select distinct project.owner from added join public.projects project on project.id = added.project_id order by 1
  loop
    perform private.wait_for_account(account);
    -- Project by project, so that however full the other accounts are, nobody's entries are read but these.
    if (
      select count(*) from public.projects project
      cross join lateral (select from public.word_log where project_id = project.id limit 10001) as entry
      where project.owner = account
    ) > 10000 then
      raise check_violation using message = 'An account holds at most 10,000 log entries.';
    end if;
  end loop;
  return null;
end
$$;

create trigger cap_projects after insert on public.projects
  referencing new table as added for each statement execute function private.cap_projects();
create trigger cap_word_log after insert on public.word_log
  referencing new table as added for each statement execute function private.cap_word_log();

-- The same as before, without the counting.
create or replace function private.receive_project() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  if current_user = 'authenticated'
    and (is_new or new.status is distinct from old.status)
    and new.status not in ('In Progress', 'First Draft Complete', 'Editing', 'Published') then
    raise check_violation using message = 'An author cannot choose this status.';
  end if;
  new.version := case when is_new then 1 else old.version + 1 end;
  new.created_at := case when is_new then now() else old.created_at end;
  new.updated_at := now();
  return new;
end
$$;

create or replace function private.receive_word_log() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.day > (now() at time zone 'UTC')::date + 1 then
    raise check_violation using message = 'A log entry cannot lie in the future.';
  end if;
  return new;
end
$$;
