-- The vault of a book: its documents, and the versions of each. A version is never overwritten; the row is what makes a
-- file exist, and is written after its bytes lie safely under their hash.
create table public.book_files (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  kind text not null check (kind in
    ('manuscript', 'edited', 'cover', 'interior', 'proof', 'picture', 'agreement', 'other')),
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  created_at timestamptz not null default now(),
  unique (book_id, kind, name)
);

create table public.book_versions (
  id uuid primary key default gen_random_uuid(),
  book_id bigint not null references public.books (id) on delete cascade,
  file_id bigint not null references public.book_files (id) on delete cascade,
  number integer not null check (number > 0),
  -- As the sender called it.
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in
    ('docx', 'odt', 'rtf', 'txt', 'pdf', 'epub', 'jpg', 'png', 'tiff', 'psd', 'idml', 'zip')),
  change text not null default '' check (length(change) <= 500),
  side text not null check (side in ('house', 'author')),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  at timestamptz not null default now(),
  is_scanned boolean not null default false,
  unique (file_id, number)
);

create index book_versions_of_book on public.book_versions (book_id, at desc, id);
-- The sweep asks whether anybody still names a hash.
create index book_versions_of_hash on public.book_versions (sha256);

create trigger protect_book_versions before update or delete on public.book_versions
  for each row execute function private.protect_record();
create trigger protect_all_book_versions before truncate on public.book_versions
  for each statement execute function private.protect_record();

alter table public.book_files enable row level security;
alter table public.book_versions enable row level security;
revoke all on public.book_files, public.book_versions from anon, authenticated;
grant select on public.book_files, public.book_versions to authenticated;
create policy "authors and their members read the documents of a book" on public.book_files
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
create policy "authors and their members read the versions of a book" on public.book_versions
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));

-- What is just being sent. It holds its place in the quota from its first byte, and belongs to one account.
create table private.book_uploads (
  -- The name under which the upload is resumed: long, and not to be guessed.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  book_id bigint not null references public.books (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in
    ('manuscript', 'edited', 'cover', 'interior', 'proof', 'picture', 'agreement', 'other')),
  document text not null check (length(trim(document)) > 0 and length(document) <= 200),
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  size bigint not null check (size > 0),
  change text not null default '' check (length(change) <= 500),
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  -- Set in the transaction that writes the version: an upload becomes one version, however often its end is reported.
  version_id uuid references public.book_versions (id) on delete cascade
);

create index book_uploads_of_book on private.book_uploads (book_id) where version_id is null;
create index book_uploads_old on private.book_uploads (touched_at);
