-- An upload whose bytes have all come may still have to wait for the malware scan, or be refused by it when its sender has
-- long gone: then the book says so.
alter table private.book_uploads
  add column waits_since timestamptz,
  add column refused text check (length(refused) <= 500);

create index book_uploads_waiting on private.book_uploads (waits_since)
  where waits_since is not null and version_id is null and refused is null;

-- As before, and what was refused holds no place any more.
create or replace function public.begin_book_upload(upload text, book bigint, kind text, document text, name text,
                                                    size bigint, change text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept public.books;
begin
  perform private.require_book(book, 'author', 'acts', 'staff');
  select * into kept from public.books where id = book for update;
  if kept.closed_at is not null then
    raise sqlstate 'PT409' using message = 'The work on this book has ended; it takes no more files.';
  end if;
  if begin_book_upload.size > 1073741824 then
    raise sqlstate 'PT413' using message = 'A file may weigh one gigabyte. Send it in parts, or as a smaller PDF.';
  end if;
  if begin_book_upload.size + private.book_bytes(book)
     + (select coalesce(sum(coming.size), 0) from private.book_uploads coming
        where coming.book_id = book and coming.version_id is null and coming.refused is null) > kept.quota then
    raise sqlstate 'PT413' using message = 'This book’s files have reached what was set aside for them. Ask us, and we will make room.';
  end if;
  if (select count(*) from private.book_uploads coming
      where coming.account = auth.uid() and coming.version_id is null and coming.refused is null) >= 50 then
    raise sqlstate 'PT429' using message = 'Fifty files are on their way already. Let some of them arrive first.';
  end if;
  insert into private.book_uploads (id, book_id, account, kind, document, name, size, change)
    values (upload, book, auth.uid(), begin_book_upload.kind, trim(begin_book_upload.document),
            trim(begin_book_upload.name), begin_book_upload.size, coalesce(trim(begin_book_upload.change), ''));
  return jsonb_build_object('upload', upload);
end
$$;

-- What the files of a book weigh: the same bytes count once.
create function private.book_bytes(book bigint) returns bigint
  language sql stable set search_path = ''
  as $$
    select coalesce(sum(stored.size), 0)::bigint
    from (select distinct version.sha256, version.size from public.book_versions version where version.book_id = book) as stored
  $$;

-- As before, and with the reason for which the bytes were refused after they had come.
create or replace function public.touch_book_upload(upload text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  mine private.book_uploads;
begin
  perform private.require_open_session();
  update private.book_uploads set touched_at = now() where id = upload and account = auth.uid() returning * into mine;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such upload, or it is not yours.';
  end if;
  perform private.require_book(mine.book_id, 'author', 'acts', 'staff');
  return jsonb_build_object('size', mine.size, 'version', mine.version_id, 'refused', mine.refused);
end
$$;

-- How the vault of a book stands, for whoever may read it: what its files weigh, and which of them are all here and still
-- not to be opened, with the reason.
create function public.book_vault(book bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  return (
    select jsonb_build_object(
      'bytes', private.book_bytes(kept.id), 'quota', kept.quota,
      'waiting', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'kind', sent.kind, 'document', sent.document, 'name', sent.name, 'size', sent.size, 'since', sent.waits_since,
            'refused', sent.refused, 'is_mine', sent.account = auth.uid()) order by sent.waits_since, sent.id), '[]')
        from private.book_uploads sent
        where sent.book_id = kept.id and sent.version_id is null and sent.waits_since is not null))
    from public.books kept where kept.id = book);
end
$$;

revoke execute on function private.book_bytes(bigint) from public;
revoke execute on function public.book_vault(bigint) from public, anon;
grant execute on function public.book_vault(bigint) to authenticated;
