-- A short course beside the newsletter, for whoever ticked it: a few lessons, some days apart, from the confirmation on. It
-- ends with the subscription, and does not begin again by itself for somebody who comes back.
alter table public.newsletter_subscribers
  add column wants_lessons boolean not null default false,
  -- How many have been queued.
  add column lesson integer not null default 0 check (lesson >= 0),
  add column next_lesson_at timestamptz;

create index newsletter_lessons_to_come on public.newsletter_subscribers (next_lesson_at)
  where wants_lessons and status = 'confirmed';

create function private.end_lessons() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.wants_lessons := false;
  new.next_lesson_at := null;
  return new;
end
$$;
create trigger end_lessons before update of status on public.newsletter_subscribers
  for each row when (new.status = 'unsubscribed' and old.status <> 'unsubscribed') execute function private.end_lessons();

-- Noted at the sign-up, for whoever has not confirmed yet: what is ticked in a reader's name changes nothing for a reader.
create function private.ask_for_lessons(address text) returns void
  language sql set search_path = ''
  as $$
    update public.newsletter_subscribers set wants_lessons = true
      where email_key = lower(address) and status <> 'confirmed'
  $$;

create or replace function private.confirm_newsletter(token_hash bytea, at timestamptz) returns text
  language plpgsql
  as $$
declare
  reader public.newsletter_subscribers;
begin
  select * into reader from public.newsletter_subscribers where confirm_token_hash = token_hash for update;
  if not found then
    return 'unknown';
  end if;
  if reader.status = 'confirmed' then
    return 'confirmed';
  end if;
  if reader.asked_at < at - interval '30 days' then
    return 'expired';
  end if;
  update public.newsletter_subscribers
    set status = 'confirmed', confirmed_at = at, next_lesson_at = case when wants_lessons then at + interval '1 day' end
    where id = reader.id;
  delete from private.suppressions where address_hash = private.suppression_hash(reader.email);
  insert into private.outbox (template, recipient, data, reference) values
    ('newsletter-first', reader.email,
     jsonb_build_object('leave', reader.leave_nonce, 'lessons', reader.wants_lessons and reader.lesson = 0), reader.id);
  return 'confirmed';
end
$$;

-- The lessons that are due. The lock on each reader's row, the lesson that is noted and its mail are one statement: two
-- servers never queue one twice, and after an outage a reader gets the next one, and the one after it some days later.
create function private.queue_lessons(lessons integer, pause interval, at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  queued integer;
begin
  with due as (
    select id, email, leave_nonce, lesson + 1 as number from public.newsletter_subscribers reader
    where status = 'confirmed' and wants_lessons and next_lesson_at <= at and lesson < lessons
      and not exists (select from private.suppressions where address_hash = private.suppression_hash(reader.email))
    order by next_lesson_at, id limit 200 for update skip locked
  ), noted as (
    update public.newsletter_subscribers reader
      set lesson = due.number, next_lesson_at = case when due.number < lessons then at + pause end
      from due where reader.id = due.id
  ), owed as (
    insert into private.outbox (template, recipient, data, reference)
      select 'newsletter-lesson', email, jsonb_build_object('lesson', number, 'leave', leave_nonce), id from due
    returning id
  )
  select count(*) into queued from owed;
  return queued;
end
$$;

create or replace view private.export_subscribers as
  select id as key, id, email, status, asked_at, confirmed_at, unsubscribed_at, page, referrer_host, utm::text as utm,
         privacy_version, created_at, wants_lessons, lesson as lessons_sent
  from public.newsletter_subscribers;
