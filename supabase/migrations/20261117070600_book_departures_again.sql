-- With reminders, digests, calendars and the clock on the thread: what goes when an author leaves, and when the period of
-- the record is over.
create or replace function private.leave_books() returns trigger
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
    perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  end if;
  return case when tg_op = 'DELETE' then old else null end;
end
$$;

create or replace function private.forget_books(before timestamptz) returns bigint
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
  delete from public.book_reads where book_id = any (old_ones);
  delete from public.book_hand_ins where book_id = any (old_ones);
  delete from public.book_tasks where book_id = any (old_ones);
  delete from public.proof_comments where book_id = any (old_ones);
  delete from public.book_proofs where book_id = any (old_ones);
  delete from public.file_reads where book_id = any (old_ones);
  delete from public.book_members where book_id = any (old_ones);
  delete from public.book_files where book_id = any (old_ones);
  delete from private.book_readers where book_id = any (old_ones);
  delete from private.book_digest_lines where book_id = any (old_ones);
  delete from private.book_reminders where book_id = any (old_ones);
  delete from private.book_answers_due where book_id = any (old_ones);
  -- The stages stay, without whoever of the house had them: so long took a book.
  update public.book_stages set owner = null, owner_name = null where book_id = any (old_ones) and owner_name is not null;
  update public.books set author_name = 'Author of book ' || id, owner = null where id = any (old_ones);
  perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  return cardinality(old_ones);
end
$$;

-- A member who leaves, or is let in no more, gets nothing that was gathered for them, and their calendar ends.
create function private.leave_readers() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.book_readers where book_id = old.book_id and account = old.account;
  delete from private.book_digest_lines where book_id = old.book_id and account = old.account;
  return null;
end
$$;

revoke execute on function private.leave_readers() from public;
create trigger leave_readers after update of revoked_at on public.book_members
  for each row when (old.account is not null and new.revoked_at is not null) execute function private.leave_readers();

-- The parts of a book that its page does not show at once, for the copy of one's data.
create function public.copy_of_book(book bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author');
  return jsonb_build_object(
    'hand_ins', (select coalesce(jsonb_agg(to_jsonb(one) - 'who' - 'request_id' - 'book_id' order by one.id), '[]')
                 from public.book_hand_ins one where one.book_id = book),
    'tasks', (select coalesce(jsonb_agg(private.task_json(one) order by one.id), '[]')
              from public.book_tasks one where one.book_id = book),
    'proofs', (select coalesce(jsonb_agg(private.proof_json(one) order by one.asked_at), '[]')
               from public.book_proofs one where one.book_id = book),
    'comments', (select coalesce(jsonb_agg(to_jsonb(one) - 'who' - 'request_id' - 'book_id' order by one.id), '[]')
                 from public.proof_comments one where one.book_id = book),
    'approvals', (select coalesce(jsonb_agg(private.approval_json(one) order by one.at), '[]')
                  from public.book_approvals one where one.book_id = book),
    'members', (select coalesce(jsonb_agg(to_jsonb(one) - 'book_id' - 'account' order by one.id), '[]')
                from public.book_members one where one.book_id = book),
    'reminders', (select coalesce(jsonb_agg(to_jsonb(one) - 'book_id' order by one.at), '[]')
                  from private.book_reminders one where one.book_id = book),
    'digest', (select coalesce(jsonb_agg(jsonb_build_object('at', one.at, 'template', one.template, 'data', one.data)
                                         order by one.id), '[]')
               from private.book_digest_lines one where one.book_id = book and one.account = auth.uid()),
    'notices', private.notices_json(book, auth.uid()));
end
$$;

revoke execute on function public.copy_of_book(bigint) from public, anon;
grant execute on function public.copy_of_book(bigint) to authenticated;
