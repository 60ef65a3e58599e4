-- Replies that came in, authors who wrote about their book, and what the house owes a book today. None but the first has a
-- lead; a book says its number.
create view private.today_reply as
  select mail.id, lead.id as lead_id, mail.person, case when lead.id is null then taken.who else lead.owner end as owner, mail.due_at,
         known.name, mail.subject as text, lead.version, null::bigint as book_id
    from private.replies mail join public.persons known on known.id = mail.person
    left join public.leads lead on lead.id = mail.lead_id
    left join private.taken_work taken on taken.work = mail.id
    where mail.due_at is not null and mail.answered_at is null;

-- Whoever has the stage that is under way answers, or took it.
create view private.today_message as
  select said.work as id, null::uuid as lead_id, author.id as person, coalesce(stage.owner, taken.who) as owner, waiting.due_at,
         kept.author_name as name, left(kept.title || ': ' || said.text, 300) as text, null::integer as version, kept.id as book_id
    from private.book_answers_due waiting
    join public.books kept on kept.id = waiting.book_id
    join lateral (
      select text, md5('message ' || id)::uuid as work from public.book_messages where id = waiting.message_id) as said on true
    left join public.persons author on author.account = kept.owner
    left join lateral (
      select owner from public.book_stages
      where book_id = kept.id and started_on is not null and finished_on is null and owner is not null
      order by position limit 1) as stage on true
    left join private.taken_work taken on taken.work = said.work;

create view private.today_book as
  select md5(owed.what || ' ' || owed.about)::uuid as id, null::uuid as lead_id, author.id as person,
         coalesce(owed.owner, taken.who) as owner, private.house_midnight(owed.due) as due_at, kept.title as name,
         owed.owes as text, null::integer as version, kept.id as book_id
    from private.owed_by('2000-01-01', (select private.house_day(now()))) as owed
    join public.books kept on kept.id = owed.book_id and kept.closed_at is null
    left join public.persons author on author.account = kept.owner
    left join private.taken_work taken on taken.work = md5(owed.what || ' ' || owed.about)::uuid
    where owed.side = 'house';
