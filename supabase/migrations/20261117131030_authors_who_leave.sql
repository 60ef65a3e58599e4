-- As before, and the house is told: a book whose author goes in the middle of production would only be missing from the
-- board. The mail names the book, which stays, and nobody.
create or replace function private.leave_books() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
  left_behind bigint[] := array(select id from public.books where owner = old.id);
  in_production bigint[] := array(select id from public.books where owner = old.id and closed_at is null);
begin
  if cardinality(left_behind) > 0 then
    perform set_config('halftitle.erasing', 'on', true);
    delete from private.book_uploads where book_id = any (left_behind);
    delete from public.book_messages where book_id = any (left_behind);
    delete from public.book_reads where book_id = any (left_behind);
    delete from public.book_hand_ins where book_id = any (left_behind);
    delete from public.book_tasks where book_id = any (left_behind);
    delete from public.proof_comments where book_id = any (left_behind);
    delete from public.book_proofs where book_id = any (left_behind);
    delete from public.file_reads where book_id = any (left_behind);
    delete from public.book_members where book_id = any (left_behind);
    delete from public.book_files where book_id = any (left_behind) and kind <> 'agreement';
    delete from private.book_readers where book_id = any (left_behind);
    delete from private.book_digest_lines where book_id = any (left_behind);
    delete from private.book_reminders where book_id = any (left_behind);
    delete from private.book_answers_due where book_id = any (left_behind);
    delete from private.outbox where data ? 'book' and data ->> 'book' = any (left_behind::text[]);
    update public.books set owner = null, left_at = now(), closed_at = coalesce(closed_at, now())
      where id = any (left_behind);
    insert into private.outbox (template, recipient, data)
      select 'book-left', 'staff', jsonb_build_object('book', id::text, 'title', title, 'to_staff', true)
      from public.books where id = any (in_production);
    perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  end if;
  return case when tg_op = 'DELETE' then old else null end;
end
$$;
