-- Who took what has no lead that could have an owner: a mail from somebody without a request, what a book waits for. It is
-- nobody's again when its taker leaves, or after a month.
create table private.taken_work (
  work uuid primary key,
  who uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now()
);
create index taken_work_of on private.taken_work (who);

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
