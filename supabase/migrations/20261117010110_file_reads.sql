-- Who opened which file, and when: the author can see it. Written when a link to the bytes is given out.
create table public.file_reads (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  version_id uuid not null,
  side text not null check (side in ('house', 'author')),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  at timestamptz not null default now()
);

create index file_reads_of_book on public.file_reads (book_id, id desc);

create trigger protect_file_reads before update or delete on public.file_reads
  for each row execute function private.protect_record();
create trigger protect_all_file_reads before truncate on public.file_reads
  for each statement execute function private.protect_record();

alter table public.file_reads enable row level security;
revoke all on public.file_reads from anon, authenticated;
grant select on public.file_reads to authenticated;
create policy "authors see who opened the files of their book" on public.file_reads
  for select to authenticated
  using (book_id = any (array(select id from public.books where owner = (select auth.uid()))));
