-- One thread for each book, between its author and the house. It begins before the book: what the house tells an author
-- about a project stands under the project, and goes over into the book when production opens. Staff's notes on a person
-- live elsewhere (private.lead_events) and never come here.
create table public.book_messages (
  id bigint generated always as identity primary key,
  book_id bigint references public.books (id) on delete cascade,
  project_id bigint references public.projects (id) on delete cascade,
  kind text not null default 'message' check (kind in ('message', 'status')),
  side text not null check (side in ('house', 'author')),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  text text not null check (length(trim(text)) > 0 and length(text) <= 10000),
  versions uuid[] not null default '{}' check (cardinality(versions) <= 20),
  at timestamptz not null default now(),
  request_id uuid,
  check (num_nonnulls(book_id, project_id) = 1)
);

create index book_messages_of_book on public.book_messages (book_id, id desc) where book_id is not null;
create index book_messages_of_project on public.book_messages (project_id, id desc) where project_id is not null;
create unique index book_messages_once on public.book_messages (request_id) where request_id is not null;
create index book_messages_search on public.book_messages using gin (to_tsvector('english', text));

-- Only ever added to, but for the day on which a project's thread becomes its book's.
create function private.protect_messages() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' and old.book_id is null and new.book_id is not null
    and to_jsonb(new) - 'book_id' - 'project_id' = to_jsonb(old) - 'book_id' - 'project_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and (
    current_setting('halftitle.erasing', true) = 'on'
    or (old.book_id is not null and not exists (select from public.books where id = old.book_id))
    or (old.project_id is not null and not exists (select from public.projects where id = old.project_id))
  ) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The record of a book is only ever added to.';
end
$$;

create trigger protect_book_messages before update or delete on public.book_messages
  for each row execute function private.protect_messages();
create trigger protect_all_book_messages before truncate on public.book_messages
  for each statement execute function private.protect_messages();

-- How far somebody has read.
create table public.book_reads (
  book_id bigint not null references public.books (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  last_message bigint not null,
  primary key (book_id, account)
);

alter table public.book_messages enable row level security;
alter table public.book_reads enable row level security;
revoke all on public.book_messages, public.book_reads from anon, authenticated;
grant select on public.book_messages, public.book_reads to authenticated;
create policy "authors and their members read the thread of a book" on public.book_messages
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
create policy "authors read what the house says about their own projects" on public.book_messages
  for select to authenticated
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
create policy "everybody sees how far they have read themselves" on public.book_reads
  for select to authenticated using (account = (select auth.uid()));
