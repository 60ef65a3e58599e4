-- Who took what has no lead that could have an owner: a mail from somebody without a request, what a book waits for. It is
-- nobody's again when its taker leaves, or after a month.
create table private.taken_work (
  work uuid primary key,
  who uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now()
);
create index taken_work_of on private.taken_work (who);

-- Three branches more: replies that came in, authors who wrote about their book, and what the house owes a book today. None
-- but the first has a lead; a book says its number. Days are compared as they are, without a subquery around them, so that the
-- planner knows how few are past.
create or replace view private.today_work as
  select 'answer'::text as kind, lead.id, lead.id as lead_id, lead.person, lead.owner, lead.due_at, lead.name,
         lead.summary as text, lead.version, null::bigint as book_id
    from public.leads lead where lead.status = 'new' and lead.due_at is not null
  union all
  select 'reply', mail.id, lead.id, mail.person, case when lead.id is null then taken.who else lead.owner end, mail.due_at,
         known.name, mail.subject, lead.version, null
    from private.replies mail join public.persons known on known.id = mail.person
    left join public.leads lead on lead.id = mail.lead_id
    left join private.taken_work taken on taken.work = mail.id
    where mail.due_at is not null and mail.answered_at is null
  union all
  -- Whoever has the stage that is under way answers, or took it.
  select 'message', md5('message ' || waiting.message_id)::uuid, null, author.id, coalesce(stage.owner, taken.who), waiting.due_at,
         kept.author_name, left(kept.title || ': ' || said.text, 300), null, kept.id
    from private.book_answers_due waiting
    join public.books kept on kept.id = waiting.book_id
    join public.book_messages said on said.id = waiting.message_id
    left join public.persons author on author.account = kept.owner
    left join lateral (
      select owner from public.book_stages
      where book_id = kept.id and started_on is not null and finished_on is null and owner is not null
      order by position limit 1) as stage on true
    left join private.taken_work taken on taken.work = md5('message ' || waiting.message_id)::uuid
  union all
  select 'follow-up', lead.id, lead.id, lead.person, lead.owner, private.house_midnight(lead.next_step_on), lead.name,
         coalesce(lead.next_step, ''), lead.version, null
    from public.leads lead
    where lead.next_step_on is not null and lead.next_step_on <= private.house_day(now()) and lead.status <> 'spam'
  union all
  select 'call', call.id, call.lead_id, lead.person, call.consultant, lower(call.during), call.name,
         coalesce(call.phone, call.meeting_url, ''), lead.version, null
    from private.bookings call join public.leads lead on lead.id = call.lead_id
    where call.status = 'booked' and lower(call.during) < (select private.house_midnight(private.house_day(now()) + 1))
  union all
  select 'call', lead.id, lead.id, lead.person, lead.owner, lead.booked_for, lead.name, coalesce(lead.phone, ''), lead.version, null
    from public.leads lead
    where lead.booked_for is not null and lead.booked_for < private.house_midnight(private.house_day(now()) + 1)
      and not exists (select from private.bookings call where call.lead_id = lead.id and call.status = 'booked')
  union all
  select 'book', md5(owed.what || ' ' || owed.about)::uuid, null, author.id, coalesce(owed.owner, taken.who),
         private.house_midnight(owed.due), kept.title, owed.owes, null, kept.id
    from private.owed_by('2000-01-01', (select private.house_day(now()))) as owed
    join public.books kept on kept.id = owed.book_id and kept.closed_at is null
    left join public.persons author on author.account = kept.owner
    left join private.taken_work taken on taken.work = md5(owed.what || ' ' || owed.about)::uuid
    where owed.side = 'house'
  union all
  select 'mail', mail.id, lead.id, coalesce(lead.person, held.person), lead.owner, mail.created_at,
         coalesce(lead.name, mail.recipient), coalesce(mail.last_error, ''), lead.version, null
    from private.outbox mail
    left join public.leads lead on lead.id = mail.reference
    left join public.person_addresses held on held.address_key = lower(mail.recipient)
    where mail.status = 'dead';

create function pg_temp.reword(named regprocedure, was text, becomes text) returns void
  language plpgsql
  as $$
declare
  body text := pg_get_functiondef(named);
begin
  if position(was in body) = 0 then
    raise 'the function % does not say %', named, was;
  end if;
  execute replace(body, was, becomes);
end
$$;
select pg_temp.reword('public.desk_today(text)', $$array['answer', 'call', 'follow-up', 'mail']$$,
                      $$array['answer', 'reply', 'message', 'call', 'follow-up', 'book', 'mail']$$);
select pg_temp.reword('private.send_morning_mails(timestamptz)', $$array['answer', 'call', 'follow-up']$$,
                      $$array['answer', 'reply', 'message', 'call', 'follow-up', 'book']$$);
select pg_temp.reword('public.desk_take_next(jsonb)', $$array['answer', 'call', 'follow-up']$$,
                      $$array['answer', 'reply', 'message', 'call', 'follow-up', 'book']$$);
-- What has no lead is written down as taken. Of two who press at once the second waits for the first, and goes on.
select pg_temp.reword('public.desk_take_next(jsonb)', '      select * into was from public.leads', $$
      if item.lead_id is null then
        if item.owner is null then
          delete from private.taken_work where at < now() - interval '30 days';
          insert into private.taken_work (work, who) values (item.id, me) on conflict do nothing;
          continue when not found;
        end if;
        return to_jsonb(item);
      end if;
      select * into was from public.leads$$);
drop function pg_temp.reword(regprocedure, text, text);
