-- What one side owes the other: why, how long it takes, by when, and whether a tick or a file settles it.
create table public.book_tasks (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  -- While the stage is under way, an open task of it says who has the ball.
  stage_id bigint references public.book_stages (id) on delete cascade,
  side text not null check (side in ('house', 'author')),
  title text not null check (length(trim(title)) > 0 and length(title) <= 200),
  why text not null default '' check (length(why) <= 1000),
  minutes integer check (minutes between 1 and 100000),
  due date,
  wants text not null default 'tick' check (wants in ('tick', 'file')),
  file_kind text check (file_kind in
    ('manuscript', 'edited', 'cover', 'interior', 'proof', 'picture', 'agreement', 'other')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by_name text check (length(done_by_name) <= 320),
  -- Taken back by the house, which had asked for it: settled without having been done.
  is_withdrawn boolean not null default false,
  -- A reminder goes out once.
  reminded_at timestamptz,
  request_id uuid,
  check ((wants = 'file') = (file_kind is not null)),
  check (not is_withdrawn or done_at is not null)
);

create index book_tasks_of_book on public.book_tasks (book_id, id desc);
create index book_tasks_open on public.book_tasks (due, book_id) where done_at is null;
create unique index book_tasks_once on public.book_tasks (book_id, request_id) where request_id is not null;

alter table public.book_tasks enable row level security;
revoke all on public.book_tasks from anon, authenticated;
grant select on public.book_tasks to authenticated;
create policy "authors and their members read the tasks of a book" on public.book_tasks
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
