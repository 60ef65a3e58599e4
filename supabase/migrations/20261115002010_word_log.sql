-- How a project grew: one row per day, holding the total of that day. The newest is the project's word count.
create table public.word_log (
  id bigint generated always as identity primary key,
  project_id bigint not null references public.projects (id) on delete cascade,
  day date not null check (day >= date '1970-01-01'),
  words integer not null check (words between 0 and 10000000),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now(),
  unique (project_id, day)
);

alter table public.word_log enable row level security;
revoke all on public.word_log from anon, authenticated;
grant select, delete on public.word_log to authenticated;
grant insert (project_id, day, words, note), update (day, words, note) on public.word_log to authenticated;

create policy "authors read the log of their own projects" on public.word_log
  for select to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())));
create policy "authors log words for their own projects" on public.word_log
  for insert to authenticated
  with check (exists (select from public.projects where id = project_id and owner = (select auth.uid())));
create policy "authors correct the log of their own projects" on public.word_log
  for update to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())))
  with check (exists (select from public.projects where id = project_id and owner = (select auth.uid())));
create policy "authors strike entries of their own projects" on public.word_log
  for delete to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())));

-- Tomorrow has begun somewhere already, the day after has not: a later entry would hide every honest one before it.
create function private.receive_word_log() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.day > (now() at time zone 'UTC')::date + 1 then
    raise check_violation using message = 'A log entry cannot lie in the future.';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.word_log where project_id = new.project_id) >= 10000 then
    raise check_violation using message = 'A project holds at most 10,000 log entries.';
  end if;
  return new;
end
$$;

create trigger receive_word_log before insert or update on public.word_log
  for each row execute function private.receive_word_log();

-- The project's count follows its newest entry. Runs with the author's own rights: they reach their own rows and no others.
create function private.follow_word_log() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  project bigint := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  newest record;
begin
  select day, words into newest from public.word_log where project_id = project order by day desc limit 1;
  -- An entry that a change of the project wrote itself (depth 2) has nothing to report, unless a newer one outranks it.
  update public.projects set word_count = coalesce(newest.words, 0), counted_on = newest.day
    where id = project
      and (pg_trigger_depth() = 1 or word_count <> coalesce(newest.words, 0) or counted_on is distinct from newest.day);
  return null;
end
$$;

create trigger follow_word_log after insert or update or delete on public.word_log
  for each row execute function private.follow_word_log();

-- The other way round: whoever changes the count of a project has written that day's entry.
create function private.log_word_count() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  today date := (now() at time zone 'UTC')::date;
  written_on date := coalesce(new.counted_on, today);
begin
  if pg_trigger_depth() > 1 then return null; end if;
  if tg_op = 'INSERT' and new.word_count = 0 then return null; end if;
  if tg_op = 'UPDATE' and new.word_count = old.word_count then return null; end if;
  -- A count without a day of its own is today's. Yesterday stands: in America it still is, when London has midnight.
  if tg_op = 'UPDATE' and written_on = old.counted_on and written_on < today - 1 then written_on := today; end if;
  insert into public.word_log (project_id, day, words) values (new.id, written_on, new.word_count)
    on conflict (project_id, day) do update set words = excluded.words;
  return null;
end
$$;

create trigger log_word_count after insert or update of word_count on public.projects
  for each row execute function private.log_word_count();
