-- The answer to a proof: approved, or changes asked for. It names the exact file, holds the words that were shown and the
-- name that was typed, and nobody alters it. It refers to the book alone, so that it outlives the file it names.
create table public.book_approvals (
  id uuid primary key default gen_random_uuid(),
  book_id bigint not null references public.books (id) on delete cascade,
  proof_id uuid not null unique,
  version_id uuid not null,
  document text not null check (length(document) <= 200),
  number integer not null check (number > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  decision text not null check (decision in ('approved', 'changes')),
  wording text not null check (length(wording) <= 10000),
  -- As it was typed under the words.
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  note text not null default '' check (length(note) <= 10000),
  who uuid,
  who_name text not null check (length(who_name) <= 320),
  role text not null check (role in ('author', 'acts')),
  at timestamptz not null default now()
);

create index book_approvals_of_book on public.book_approvals (book_id, at desc, id);

create trigger protect_book_approvals before update or delete on public.book_approvals
  for each row execute function private.protect_record();
create trigger protect_all_book_approvals before truncate on public.book_approvals
  for each statement execute function private.protect_record();

alter table public.book_approvals enable row level security;
revoke all on public.book_approvals from anon, authenticated;
grant select on public.book_approvals to authenticated;
create policy "authors and their members read the approvals of a book" on public.book_approvals
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));

-- For what cannot be taken back: somebody has proven who they are within the last ten minutes, by whatever means.
create function private.require_fresh_sign_in() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not exists (
    select from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as proof
    where proof ->> 'method' <> 'token_refresh'
      and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '10 minutes'
  ) then
    raise insufficient_privilege using message = 'Please sign in once more before you sign this.';
  end if;
end
$$;

revoke execute on function private.require_fresh_sign_in() from public;
