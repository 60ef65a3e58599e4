-- How somebody hears of a book: by single mails or once a week, and by a calendar of their own. A row exists once somebody
-- has chosen; whoever has not gets single mails.
create table private.book_readers (
  book_id bigint not null references public.books (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  is_weekly boolean not null default false,
  -- The Monday of their last digest: there is one a week, whatever comes late.
  digest_on date,
  feed_token_hash bytea unique,
  feed_made_at timestamptz,
  primary key (book_id, account)
);

-- What waits for somebody's next digest.
create table private.book_digest_lines (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  template text not null check (length(template) <= 60),
  data jsonb not null,
  at timestamptz not null default now()
);

create index book_digest_lines_of_reader on private.book_digest_lines (book_id, account, id);
create index book_digest_lines_old on private.book_digest_lines (at);

-- Who is mailed about a book: its author, and whoever acts for them.
create function private.mailed_about(about bigint) returns setof auth.users
  language sql stable set search_path = ''
  as $$
    select person.* from public.books kept
    cross join lateral (
      select kept.owner as id
      union
      select account from public.book_members where book_id = kept.id and role = 'acts' and revoked_at is null) as reader
    join auth.users person on person.id = reader.id
    where kept.id = about and person.email is not null
  $$;

-- A mail about a book, or a line of the week's. What asks for an approval, what answers one, the book's first mail and a
-- reminder go out singly whatever somebody chose: a week later they would be too late.
create or replace function private.mail_book(about bigint, mail_template text, details jsonb) returns void
  language sql set search_path = ''
  as $$
    with owed as (
      select person.id, person.email, kept.id as book, details || jsonb_build_object('title', kept.title) as data,
             coalesce(choice.is_weekly, false)
               and mail_template in ('book-moved', 'book-stage', 'book-task', 'book-message') as is_weekly
      from public.books kept
      cross join lateral private.mailed_about(kept.id) as person
      left join private.book_readers choice on choice.book_id = kept.id and choice.account = person.id
      where kept.id = about
    ), gathered as (
      insert into private.book_digest_lines (book_id, account, template, data)
      select book, id, mail_template, data from owed where is_weekly
    )
    insert into private.outbox (template, recipient, data)
    select mail_template, email, data || jsonb_build_object('book', book::text, 'reader', id) from owed where not is_weekly
  $$;

-- Everything gathered for one reader until a moment, in one mail; nothing where there is nothing, or where they are mailed
-- about this book no more. The mail holds a hundred lines and says how many more there were.
create function private.send_digest(about bigint, to_account uuid, until timestamptz) returns boolean
  language sql set search_path = ''
  as $$
    with gone as (
      delete from private.book_digest_lines where book_id = about and account = to_account and at < until returning *
    ), newest as (
      select * from gone order by id desc limit 100
    ), sent as (
      insert into private.outbox (template, recipient, data)
      select 'book-digest', person.email, jsonb_build_object(
        'book', kept.id::text, 'title', kept.title, 'reader', person.id, 'more', (select count(*) from gone) - count(*),
        'lines', jsonb_agg(newest.data || jsonb_build_object('template', newest.template, 'at', newest.at) order by newest.id))
      from newest
      join public.books kept on kept.id = about
      join lateral private.mailed_about(about) as person on person.id = to_account
      group by kept.id, person.id, person.email
      returning id
    )
    select exists (select from sent)
  $$;

-- The week's mails, from Monday at eight in the house's zone, also when the server was down by then. One server at a time.
create function private.send_digests(at timestamptz, zone text) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  monday date := date_trunc('week', send_digests.at at time zone zone - interval '8 hours')::date;
  began timestamptz := (monday + time '08:00') at time zone zone;
  one record;
  sent integer := 0;
begin
  if not pg_try_advisory_xact_lock(7420181506) then
    return 0;
  end if;
  for one in
    select reader.book_id, reader.account from private.book_readers reader
    where coalesce(reader.digest_on, '-infinity') < monday and exists (
      select from private.book_digest_lines line
      where line.book_id = reader.book_id and line.account = reader.account and line.at < began)
    order by 1, 2 limit 500
  loop
    if private.send_digest(one.book_id, one.account, began) then
      sent := sent + 1;
    end if;
    update private.book_readers set digest_on = monday where book_id = one.book_id and account = one.account;
  end loop;
  return sent;
end
$$;

-- From the book's page, or by the link in a mail. Whoever goes back to single mails gets at once what was gathered.
create function private.choose_notices(about bigint, by_account uuid, weekly boolean) returns boolean
  language plpgsql set search_path = ''
  as $$
begin
  if not exists (select from private.mailed_about(about) as person where person.id = by_account) then
    return false;
  end if;
  insert into private.book_readers as kept (book_id, account, is_weekly) values (about, by_account, weekly)
    on conflict (book_id, account) do update set is_weekly = excluded.is_weekly;
  if not weekly then
    perform private.send_digest(about, by_account, 'infinity');
  end if;
  return true;
end
$$;

create function private.notices_json(about bigint, of_account uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'is_weekly', coalesce(bool_or(kept.is_weekly), false),
      'feed_made_at', max(kept.feed_made_at),
      'can_choose', exists (select from private.mailed_about(about) as person where person.id = of_account))
    from private.book_readers kept where kept.book_id = about and kept.account = of_account
  $$;

create function public.my_book_notices(book bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  return private.notices_json(book, auth.uid());
end
$$;

create function public.choose_book_notices(book bigint, weekly boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author', 'acts');
  perform private.choose_notices(book, auth.uid(), weekly);
  return private.notices_json(book, auth.uid());
end
$$;

-- A secret address from which a calendar program fetches the dates of a book. It is shown once; another one ends it.
create function public.make_book_feed(book bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  insert into private.book_readers as kept (book_id, account, feed_token_hash, feed_made_at)
    values (book, auth.uid(), sha256(convert_to(token, 'UTF8')), now())
    on conflict (book_id, account) do update
      set feed_token_hash = excluded.feed_token_hash, feed_made_at = excluded.feed_made_at;
  return jsonb_build_object('token', token);
end
$$;

create function public.end_book_feed(book bigint) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  update private.book_readers kept set feed_token_hash = null, feed_made_at = null
    where kept.book_id = book and kept.account = auth.uid() and kept.feed_token_hash is not null;
  return found;
end
$$;

-- The book behind a secret address, as long as its owner may read it.
create function private.find_book_feed(token_hash bytea) returns public.books
  language sql stable set search_path = ''
  as $$
    select kept.* from private.book_readers reader join public.books kept on kept.id = reader.book_id
    where reader.feed_token_hash = token_hash and (
      kept.owner = reader.account
      or exists (select from private.staff where user_id = reader.account)
      or exists (select from public.book_members member where member.book_id = kept.id
                 and member.account = reader.account and member.revoked_at is null))
  $$;

revoke execute on function private.mailed_about(bigint), private.send_digest(bigint, uuid, timestamptz),
  private.send_digests(timestamptz, text), private.choose_notices(bigint, uuid, boolean),
  private.notices_json(bigint, uuid), private.find_book_feed(bytea) from public;
revoke execute on function public.my_book_notices(bigint), public.choose_book_notices(bigint, boolean),
  public.make_book_feed(bigint), public.end_book_feed(bigint) from public, anon;
grant execute on function public.my_book_notices(bigint), public.choose_book_notices(bigint, boolean),
  public.make_book_feed(bigint), public.end_book_feed(bigint) to authenticated;
