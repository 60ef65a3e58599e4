-- How a file comes into a book and out of it. The bytes go through the server; who may, how much, and what is recorded is
-- decided here, under the caller's own token.

-- Holds a place for a file that is about to be sent: one gigabyte at most, and within what the book may weigh.
create function public.begin_book_upload(upload text, book bigint, kind text, document text, name text, size bigint,
                                         change text) returns jsonb
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
  if begin_book_upload.size + (select coalesce(sum(stored.size), 0) from (
        select distinct version.sha256, version.size from public.book_versions version where version.book_id = book) as stored)
     + (select coalesce(sum(coming.size), 0) from private.book_uploads coming
        where coming.book_id = book and coming.version_id is null) > kept.quota then
    raise sqlstate 'PT413' using message = 'This book’s files have reached what was set aside for them. Ask us, and we will make room.';
  end if;
  if (select count(*) from private.book_uploads coming
      where coming.account = auth.uid() and coming.version_id is null) >= 50 then
    raise sqlstate 'PT429' using message = 'Fifty files are on their way already. Let some of them arrive first.';
  end if;
  insert into private.book_uploads (id, book_id, account, kind, document, name, size, change)
    values (upload, book, auth.uid(), begin_book_upload.kind, trim(begin_book_upload.document),
            trim(begin_book_upload.name), begin_book_upload.size, coalesce(trim(begin_book_upload.change), ''));
  return jsonb_build_object('upload', upload);
end
$$;

-- Asked before every stretch of bytes: whose upload it is, and whether they may still add to the book.
create function public.touch_book_upload(upload text) returns jsonb
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
  return jsonb_build_object('size', mine.size, 'version', mine.version_id);
end
$$;

-- The bytes have arrived and lie under their hash: now the version exists. By the server alone, once for each upload.
create function private.finish_book_upload(upload text, hash text, content text, scanned boolean) returns uuid
  language plpgsql set search_path = ''
  as $$
declare
  sent private.book_uploads;
  document public.book_files;
  made public.book_versions;
  is_author boolean;
begin
  perform from public.books where id = (select book_id from private.book_uploads where id = upload) for update;
  select * into sent from private.book_uploads where id = upload for update;
  if not found or sent.version_id is not null then
    return sent.version_id;
  end if;
  insert into public.book_files (book_id, kind, name) values (sent.book_id, sent.kind, sent.document)
    on conflict (book_id, kind, name) do nothing;
  select * into document from public.book_files
    where book_id = sent.book_id and kind = sent.kind and name = sent.document;
  is_author := not exists (select from private.staff where user_id = sent.account)
    or exists (select from public.books where id = sent.book_id and owner = sent.account);
  insert into public.book_versions (book_id, file_id, number, name, size, sha256, type, change, side, who, who_name, is_scanned)
    values (sent.book_id, document.id,
            1 + (select coalesce(max(number), 0) from public.book_versions where file_id = document.id),
            sent.name, sent.size, hash, content, sent.change, case when is_author then 'author' else 'house' end,
            sent.account, coalesce(private.name_of(sent.account), ''), scanned)
    returning * into made;
  insert into public.book_events (book_id, who, who_name, what, reason, detail)
    values (made.book_id, made.who, made.who_name, 'version', nullif(made.change, ''), jsonb_build_object(
      'document', document.name, 'kind', document.kind, 'number', made.number, 'sha256', made.sha256, 'side', made.side));
  update private.book_uploads set version_id = made.id, touched_at = now() where id = upload;
  return made.id;
end
$$;

-- Somebody is about to open a file: what it is, and a line in the log that the author can read.
create function public.open_book_version(version uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept public.book_versions;
  my_role text;
begin
  select * into kept from public.book_versions where id = version;
  my_role := private.require_book(kept.book_id, 'author', 'acts', 'reads', 'staff');
  insert into public.file_reads (book_id, version_id, side, who, who_name)
    values (kept.book_id, kept.id, private.side_of(my_role), auth.uid(), private.name_of(auth.uid()));
  return jsonb_build_object('session', auth.jwt() ->> 'session_id');
end
$$;

-- Whether a link still holds: its session is open, and whoever it belongs to may still read the book.
create function private.find_linked_version(wanted uuid, asking uuid) returns public.book_versions
  language sql stable set search_path = ''
  as $$
    select kept.* from public.book_versions kept
    join public.books book on book.id = kept.book_id
    join auth.sessions open on open.id = asking and (open.not_after is null or open.not_after > now())
    where kept.id = wanted and (
      book.owner = open.user_id
      or exists (select from private.staff where user_id = open.user_id)
      or exists (select from public.book_members member where member.book_id = book.id
                 and member.account = open.user_id and member.revoked_at is null))
  $$;

revoke execute on function public.begin_book_upload(text, bigint, text, text, text, bigint, text),
  public.touch_book_upload(text), public.open_book_version(uuid) from public, anon;
grant execute on function public.begin_book_upload(text, bigint, text, text, text, bigint, text),
  public.touch_book_upload(text), public.open_book_version(uuid) to authenticated;
revoke execute on function private.finish_book_upload(text, text, text, boolean), private.find_linked_version(uuid, uuid)
  from public;
