-- An author who leaves ends every access to their books at once. What two sides signed stays until its period is over: the
-- agreement, approvals with their hashes, the record of dates. Everything else of the book that is the author's goes in the
-- same transaction, and its bytes with the next sweep. Before the row goes, while it still says whose the books are.
create function private.leave_books() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
  left_behind bigint[] := array(select id from public.books where owner = old.id);
begin
  if cardinality(left_behind) > 0 then
    perform set_config('halftitle.erasing', 'on', true);
    delete from private.book_uploads where book_id = any (left_behind);
    delete from public.book_messages where book_id = any (left_behind);
    delete from public.book_hand_ins where book_id = any (left_behind);
    delete from public.book_tasks where book_id = any (left_behind);
    delete from public.proof_comments where book_id = any (left_behind);
    delete from public.book_proofs where book_id = any (left_behind);
    delete from public.file_reads where book_id = any (left_behind);
    delete from public.book_members where book_id = any (left_behind);
    delete from public.book_files where book_id = any (left_behind) and kind <> 'agreement';
    delete from private.outbox where data ? 'book' and data ->> 'book' = any (left_behind::text[]);
    update public.books set owner = null, left_at = now(), closed_at = coalesce(closed_at, now())
      where id = any (left_behind);
    perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  end if;
  return case when tg_op = 'DELETE' then old else null end;
end
$$;

revoke execute on function private.leave_books() from public;

create trigger leave_books before delete on auth.users
  for each row execute function private.leave_books();
create trigger leave_books_softly after update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.leave_books();

-- When the period is over, the record goes whole, and the book keeps a number in place of a name.
create function private.forget_books(before timestamptz) returns bigint
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
  old_ones bigint[] := array(
    select id from public.books
    where closed_at < before and author_name <> 'Author of book ' || id
    order by id limit 100 for update skip locked);
begin
  perform set_config('halftitle.erasing', 'on', true);
  delete from public.book_events where book_id = any (old_ones);
  delete from public.book_approvals where book_id = any (old_ones);
  delete from public.book_messages where book_id = any (old_ones);
  delete from public.book_hand_ins where book_id = any (old_ones);
  delete from public.book_tasks where book_id = any (old_ones);
  delete from public.proof_comments where book_id = any (old_ones);
  delete from public.book_proofs where book_id = any (old_ones);
  delete from public.file_reads where book_id = any (old_ones);
  delete from public.book_members where book_id = any (old_ones);
  delete from public.book_files where book_id = any (old_ones);
  update public.books set author_name = 'Author of book ' || id, owner = null where id = any (old_ones);
  perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  return cardinality(old_ones);
end
$$;

revoke execute on function private.forget_books(timestamptz) from public;
