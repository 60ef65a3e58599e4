-- The house's clock on the threads of books: an author who has written is owed an answer within a day, like anybody who
-- sends a form. A row exists while an answer is due.
create table private.book_answers_due (
  book_id bigint primary key references public.books (id) on delete cascade,
  -- The first message that nobody has answered.
  message_id bigint not null references public.book_messages (id) on delete cascade,
  since timestamptz not null,
  due_at timestamptz not null,
  reminded_at timestamptz
);

create index book_answers_due_by on private.book_answers_due (due_at);

create function private.watch_thread() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.side = 'house' then
    delete from private.book_answers_due where book_id = new.book_id;
  else
    insert into private.book_answers_due (book_id, message_id, since, due_at)
      values (new.book_id, new.id, new.at, new.at + interval '24 hours') on conflict (book_id) do nothing;
  end if;
  return null;
end
$$;

revoke execute on function private.watch_thread() from public;
-- A change of status is said in the thread and answers nobody.
create trigger watch_thread after insert on public.book_messages
  for each row when (new.book_id is not null and new.kind = 'message') execute function private.watch_thread();

-- Threads that wait for the house, the longest first; with a search, what was said in any thread instead, newest first.
create function public.desk_book_messages(search text, only_overdue boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted text := left(trim(coalesce(search, '')), 200);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'book', kept.id, 'title', kept.title, 'author_name', kept.author_name, 'text', left(message.text, 300),
          'since', waiting.since, 'due_at', waiting.due_at) order by waiting.due_at, kept.id), '[]')
      from (select * from private.book_answers_due due
            where not coalesce(only_overdue, false) or due.due_at < now() order by due.due_at limit 100) as waiting
      join public.books kept on kept.id = waiting.book_id
      join public.book_messages message on message.id = waiting.message_id
      where wanted = ''),
    'found', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', message.id, 'book', kept.id, 'title', kept.title, 'side', message.side, 'who', message.who_name,
          'text', left(message.text, 300), 'at', message.at) order by message.id desc), '[]')
      from (select * from public.book_messages said
            where wanted <> '' and said.book_id is not null
              and to_tsvector('english', said.text) @@ websearch_to_tsquery('english', wanted)
            order by said.id desc limit 20) as message
      join public.books kept on kept.id = message.book_id));
end
$$;

-- "Thank you" needs no answer. Who said so stands in the log about the author.
create function public.desk_settle_messages(book bigint) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
declare
  settled private.book_answers_due;
begin
  perform private.require_staff();
  delete from private.book_answers_due due where due.book_id = book returning * into settled;
  if not found then
    return false;
  end if;
  perform private.log_lead(null, author.email, 'project', null,
    'A message about “' || kept.title || '” needed no answer.')
    from public.books kept join auth.users author on author.id = kept.owner where kept.id = settled.book_id;
  return true;
end
$$;

-- What comes from authors counts with what comes from visitors.
create or replace function public.desk_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  return jsonb_build_object(
    'newest', (select greatest((select max(created_at) from public.leads), (select max(since) from private.book_answers_due))),
    'unanswered', (select count(*) from public.leads where status = 'new' and due_at is not null)
                  + (select count(*) from private.book_answers_due),
    'overdue', (select count(*) from public.leads where status = 'new' and due_at is not null and due_at < now())
               + (select count(*) from private.book_answers_due where due_at < now()),
    -- What is still to be done by whoever asks.
    'mine', (select count(*) from public.leads where owner = me and status in ('new', 'contacted', 'booked')),
    'failed_mails', (select count(*) from private.outbox where status = 'dead'),
    -- From one source to the next, without reading the leads between them.
    'sources', (
      with recursive sources as (
        (select source, 1 as place from public.leads order by source limit 1)
        union all
        select next.source, sources.place + 1 from sources cross join lateral (
          select source from public.leads where source > sources.source order by source limit 1
        ) as next
        where sources.place < 200
      )
      select coalesce(jsonb_agg(source order by source), '[]') from sources));
end
$$;

-- Once for each thread: one mail to the staff about all that are overdue, and a word to each author, unless it is so late
-- that the server must have been down.
create function private.remind_of_messages(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  mentioned integer;
begin
  with overdue as (
    update private.book_answers_due set reminded_at = remind_of_messages.at
      where due_at <= remind_of_messages.at and reminded_at is null returning *
  ), threads as (
    select overdue.*, kept.title, kept.author_name from overdue join public.books kept on kept.id = overdue.book_id
  ), staff as (
    insert into private.outbox (template, recipient, data)
    select 'book-answers-due', 'staff', jsonb_build_object('count', count(*), 'threads', (
        select jsonb_agg(jsonb_build_object('book', first.book_id::text, 'title', first.title, 'author', first.author_name,
                                            'due_at', first.due_at) order by first.due_at)
        from (select * from threads order by due_at, book_id limit 50) as first))
      from threads having count(*) > 0
  ), authors as (
    insert into private.outbox (template, recipient, data)
    select 'book-answer-late', person.email, jsonb_build_object('book', threads.book_id::text, 'title', threads.title,
             'reader', person.id, 'until', remind_of_messages.at + interval '24 hours')
      from threads cross join lateral private.mailed_about(threads.book_id) as person
      where threads.due_at > remind_of_messages.at - interval '2 days'
  )
  select count(*) into mentioned from overdue;
  return mentioned;
end
$$;

revoke execute on function private.remind_of_messages(timestamptz) from public;
revoke execute on function public.desk_book_messages(text, boolean), public.desk_settle_messages(bigint) from public, anon;
grant execute on function public.desk_book_messages(text, boolean), public.desk_settle_messages(bigint) to authenticated;
