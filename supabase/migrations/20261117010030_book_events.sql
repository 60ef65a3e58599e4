-- What was said about a book on which day, by whom, and why: what was promised can be read a year later.
create table public.book_events (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  at timestamptz not null default now(),
  -- Not a reference: an entry outlives the account. The name is kept as it was on that day.
  who uuid,
  who_name text check (length(who_name) <= 320),
  what text not null check (what in
    ('opened', 'planned', 'moved', 'started', 'finished', 'reopened', 'owner', 'task', 'task done', 'task withdrawn', 'version',
     'handed in', 'proof', 'decision', 'member', 'closed')),
  reason text check (length(reason) <= 1000),
  -- For a move: each stage with its dates before and after. Otherwise what the event is about.
  detail jsonb not null default '{}',
  -- Given by the browser: what is sent twice happens once.
  request_id uuid
);

create index book_events_of_book on public.book_events (book_id, id desc);
create unique index book_events_once on public.book_events (book_id, request_id) where request_id is not null;

create trigger protect_book_events before update or delete on public.book_events
  for each row execute function private.protect_record();
create trigger protect_all_book_events before truncate on public.book_events
  for each statement execute function private.protect_record();

alter table public.book_events enable row level security;
revoke all on public.book_events from anon, authenticated;
grant select on public.book_events to authenticated;
create policy "authors and their members read the record of a book" on public.book_events
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));

create function private.log_book(about bigint, happened text, why text, details jsonb, request uuid default null)
  returns public.book_events
  language sql set search_path = ''
  as $$
    insert into public.book_events (book_id, who, who_name, what, reason, detail, request_id)
    values (about, auth.uid(), private.name_of(auth.uid()), happened, nullif(trim(why), ''), details, request)
    returning *
  $$;

-- A mail about a book, to its author and to whoever acts for them; none once the account is gone. Like a mail about a
-- project it names what it is about in its data, and goes with it.
create function private.mail_book(about bigint, mail_template text, details jsonb) returns void
  language sql set search_path = ''
  as $$
    insert into private.outbox (template, recipient, data)
    select mail_template, person.email,
           details || jsonb_build_object('book', kept.id::text, 'title', kept.title)
    from public.books kept
    cross join lateral (
      select kept.owner as id
      union
      select account from public.book_members where book_id = kept.id and role = 'acts' and revoked_at is null) as reader
    join auth.users person on person.id = reader.id
    where kept.id = about and person.email is not null
  $$;

create index outbox_of_book on private.outbox ((data ->> 'book')) where data ? 'book';
