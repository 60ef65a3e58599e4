-- "This is all of it": an author sends until satisfied, and the staff hear of it when it is handed in.
create table public.book_hand_ins (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  at timestamptz not null default now(),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  note text not null default '' check (length(note) <= 10000),
  -- What was ticked, in the words that stood there.
  checklist jsonb not null default '[]' check (jsonb_typeof(checklist) = 'array'),
  versions uuid[] not null check (cardinality(versions) between 1 and 100),
  request_id uuid
);

create index book_hand_ins_of_book on public.book_hand_ins (book_id, id desc);
create unique index book_hand_ins_once on public.book_hand_ins (book_id, request_id) where request_id is not null;

create trigger protect_book_hand_ins before update or delete on public.book_hand_ins
  for each row execute function private.protect_record();
create trigger protect_all_book_hand_ins before truncate on public.book_hand_ins
  for each statement execute function private.protect_record();

alter table public.book_hand_ins enable row level security;
revoke all on public.book_hand_ins from anon, authenticated;
grant select on public.book_hand_ins to authenticated;
create policy "authors and their members read what was handed in" on public.book_hand_ins
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
