-- Whom an author lets into a book: to read, or to act in the author's place. A line stays when it is revoked, because the
-- author may ask later who could read what; it goes with the account of the one who was let in.
create table public.book_members (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  email text not null check (private.is_email_address(email)),
  role text not null check (role in ('reads', 'acts')),
  -- Known once the invitation was taken up, by somebody signed in under that very address: a mail that is forwarded opens
  -- nothing.
  account uuid references auth.users (id) on delete cascade,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  revoked_at timestamptz,
  check ((accepted_at is null) = (account is null))
);

create unique index book_members_once on public.book_members (book_id, lower(email)) where revoked_at is null;
create index book_members_of_account on public.book_members (account, book_id) where revoked_at is null;

alter table public.book_members enable row level security;
revoke all on public.book_members from anon, authenticated;
grant select (id, book_id, email, role, account, invited_at, accepted_at, revoked_at) on public.book_members to authenticated;

-- What somebody is to a book, decided here and nowhere else: its author, staff, or a member whom the author let in. Null is
-- nobody, and nobody hears that there is such a book. Runs with the rights of its owner, because it looks behind policies.
create function private.book_role(book bigint) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when kept.owner = auth.uid() then 'author'
      when public.is_staff() then 'staff'
      else (select member.role from public.book_members member
            where member.book_id = kept.id and member.account = auth.uid() and member.revoked_at is null)
    end
    from public.books kept where kept.id = book
  $$;

-- The first line of every function about a book.
create function private.require_book(book bigint, variadic allowed text[]) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  found_role text;
begin
  perform private.require_open_session();
  found_role := private.book_role(book);
  if found_role is null then
    raise sqlstate 'PT404' using message = 'There is no such book, or it is not yours to see.';
  end if;
  if found_role <> all (allowed) then
    raise insufficient_privilege using message = 'You may read this book, and not do this.';
  end if;
  return found_role;
end
$$;

-- The books that somebody may read as an author or a member, for the policies. Asked once a statement.
create function private.my_book_ids() returns setof bigint
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select id from public.books where owner = auth.uid()
    union
    select book_id from public.book_members where account = auth.uid() and revoked_at is null;
end
$$;

revoke execute on function private.book_role(bigint), private.require_book(bigint, text[]), private.my_book_ids() from public;
grant execute on function private.my_book_ids() to authenticated;

create policy "authors and their members read a book" on public.books
  for select to authenticated using (id = any (array(select private.my_book_ids())));
create policy "authors see whom they let in, and members themselves" on public.book_members
  for select to authenticated
  using (account = (select auth.uid())
         or book_id = any (array(select id from public.books where owner = (select auth.uid()))));
