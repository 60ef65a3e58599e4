-- What somebody was reminded of. The row is what makes it once: two servers that come at the same moment meet here, and a
-- date that moves is another date.
create table private.book_reminders (
  book_id bigint not null references public.books (id) on delete cascade,
  what text not null check (what in ('task', 'stage', 'proof')),
  about text not null check (length(about) <= 36),
  due date not null,
  at timestamptz not null,
  primary key (book_id, what, about, due)
);

alter table public.book_tasks drop column reminded_at;
create index book_proofs_due on public.book_proofs (due) where due is not null;

-- Monday to Friday after one day and until another, as in domain/workdays.ts.
create function private.workdays_until(today date, due date) returns integer
  language sql immutable set search_path = ''
  as $$
    select count(*)::integer from generate_series(today + 1, due, '1 day') as day where extract(isodow from day) < 6
  $$;

-- What is owed by a day: tasks, proofs without an answer, and stages that are under way or could be. A stage that still
-- waits for another is nobody's to finish.
create function private.owed_by(first_day date, last_day date)
  returns table (book_id bigint, what text, about text, due date, owes text, side text, owner uuid, since timestamptz)
  language sql stable set search_path = ''
  as $$
    select task.book_id, 'task', task.id::text, task.due, task.title, task.side, stage.owner, task.created_at
    from public.book_tasks task left join public.book_stages stage on stage.id = task.stage_id
    where task.done_at is null and task.due between first_day and last_day
    union all
    select stage.book_id, 'stage', stage.id::text, stage.forecast_end, stage.name, stage.side, stage.owner,
           (select max(event.at) from public.book_events event
            where event.book_id = stage.book_id and event.what in ('opened', 'moved', 'started')
              and event.at > now() - interval '2 days')
    from public.book_stages stage
    where stage.finished_on is null and stage.forecast_end between first_day and last_day
      and (stage.started_on is not null or not exists (
        select from public.book_stages waited
        where waited.book_id = stage.book_id and waited.kind = any (stage.waits_for) and waited.finished_on is null))
    union all
    select proof.book_id, 'proof', proof.id::text, proof.due, document.name, 'author', null, proof.asked_at
    from public.book_proofs proof join public.book_files document on document.id = proof.file_id
    where proof.due between first_day and last_day
      and not exists (select from public.book_approvals where proof_id = proof.id)
      and not exists (select from public.book_proofs newer
                      where newer.file_id = proof.file_id and newer.asked_at > proof.asked_at)
  $$;

-- Three workdays before a day, from eight in the morning in the house's zone, and once. What was only asked for or moved
-- today has had its mail. To whoever owes it: the author's side, or whoever of the house has the stage.
create function private.remind_of_books(at timestamptz, zone text) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  here timestamp := remind_of_books.at at time zone zone;
  today date := here::date;
  queued integer;
begin
  if here::time < '08:00' then
    return 0;
  end if;
  with timely as (
    select owed.*, kept.title from private.owed_by(today, today + 7) as owed
    join public.books kept on kept.id = owed.book_id and kept.closed_at is null
    where private.workdays_until(today, owed.due) <= 3
      and (owed.since is null or (owed.since at time zone zone)::date < today)
  ), reminded as (
    insert into private.book_reminders (book_id, what, about, due, at)
    select timely.book_id, timely.what, timely.about, timely.due, remind_of_books.at from timely
    on conflict do nothing returning *
  ), due as (
    select timely.*, jsonb_build_object('book', timely.book_id::text, 'title', timely.title, 'what', timely.what,
             'about', timely.about, 'owes', timely.owes, 'due', timely.due) as data
    from timely join reminded using (book_id, what, about, due)
  ), mailed as (
    insert into private.outbox (template, recipient, data)
    select 'book-due', person.email, due.data || jsonb_build_object('reader', person.id)
      from due cross join lateral private.mailed_about(due.book_id) as person where due.side = 'author'
    union all
    select 'book-due', coalesce((select email from auth.users join private.staff on user_id = id where id = due.owner), 'staff'),
           due.data || '{"to_staff": true}'
      from due where due.side = 'house'
    returning id
  )
  select count(*) into queued from mailed;
  return queued;
end
$$;

-- Asked at the moment a reminder leaves: it may have been done, answered or moved since.
create function private.is_still_owed(what text, about text, due date) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from private.owed_by(is_still_owed.due, is_still_owed.due) as owed
                   where owed.what = is_still_owed.what and owed.about = is_still_owed.about)
  $$;

revoke execute on function private.workdays_until(date, date), private.owed_by(date, date),
  private.remind_of_books(timestamptz, text), private.is_still_owed(text, text, date) from public;
