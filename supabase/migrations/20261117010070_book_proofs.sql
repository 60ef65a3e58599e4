-- A version that the house has sent for approval, with the words under which it is approved. A newer proof of the same
-- document asks anew and undoes nothing.
create table public.book_proofs (
  id uuid primary key default gen_random_uuid(),
  book_id bigint not null references public.books (id) on delete cascade,
  file_id bigint not null references public.book_files (id) on delete cascade,
  version_id uuid not null references public.book_versions (id) on delete cascade,
  -- Copied, so that what was asked is complete in itself.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  wording text not null check (length(trim(wording)) > 0 and length(wording) <= 10000),
  note text not null default '' check (length(note) <= 10000),
  due date,
  asked_by_name text not null check (length(asked_by_name) <= 320),
  asked_at timestamptz not null default now(),
  request_id uuid
);

create index book_proofs_of_book on public.book_proofs (book_id, asked_at desc, id);
create index book_proofs_of_file on public.book_proofs (file_id, asked_at desc);
create unique index book_proofs_once on public.book_proofs (book_id, request_id) where request_id is not null;

create trigger protect_book_proofs before update or delete on public.book_proofs
  for each row execute function private.protect_record();
create trigger protect_all_book_proofs before truncate on public.book_proofs
  for each statement execute function private.protect_record();

-- What either side says about a page, a place on it or a passage.
create table public.proof_comments (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  proof_id uuid not null references public.book_proofs (id) on delete cascade,
  answers bigint references public.proof_comments (id) on delete cascade,
  page integer check (page between 1 and 100000),
  -- In thousandths of the page, from its upper left corner.
  place_x smallint check (place_x between 0 and 1000),
  place_y smallint check (place_y between 0 and 1000),
  passage text check (length(passage) <= 2000),
  text text not null check (length(trim(text)) > 0 and length(text) <= 10000),
  side text not null check (side in ('house', 'author')),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  at timestamptz not null default now(),
  request_id uuid,
  check ((place_x is null) = (place_y is null)),
  check (place_x is null or page is not null)
);

create index proof_comments_of_proof on public.proof_comments (proof_id, id);
create unique index proof_comments_once on public.proof_comments (book_id, request_id) where request_id is not null;

create trigger protect_proof_comments before update or delete on public.proof_comments
  for each row execute function private.protect_record();
create trigger protect_all_proof_comments before truncate on public.proof_comments
  for each statement execute function private.protect_record();

alter table public.book_proofs enable row level security;
alter table public.proof_comments enable row level security;
revoke all on public.book_proofs, public.proof_comments from anon, authenticated;
grant select on public.book_proofs, public.proof_comments to authenticated;
create policy "authors and their members read the proofs of a book" on public.book_proofs
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
create policy "authors and their members read the comments on proofs" on public.proof_comments
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
