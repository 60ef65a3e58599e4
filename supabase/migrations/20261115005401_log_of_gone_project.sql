-- The log of a project that is gone reports to nobody. Until now each entry that went along looked for the newest among
-- all that had just gone: an author with twenty thousand of them waited for minutes, and could not leave.
create or replace function private.follow_word_log() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  project bigint := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  newest record;
begin
  if tg_op = 'DELETE' and not exists (select from public.projects where id = project) then
    return null;
  end if;
  select day, words into newest from public.word_log where project_id = project order by day desc limit 1;
  -- An entry that a change of the project wrote itself (depth 2) has nothing to report, unless a newer one outranks it.
  update public.projects set word_count = coalesce(newest.words, 0), counted_on = newest.day
    where id = project
      and (pg_trigger_depth() = 1 or word_count <> coalesce(newest.words, 0) or counted_on is distinct from newest.day);
  return null;
end
$$;
