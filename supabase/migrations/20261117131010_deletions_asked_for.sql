-- Two sides work on a project that is in production, so that its author asks for its deletion and the house decides. While
-- a request is open, its book says since when; both sides read why in the thread.
alter table public.books add column deletion_asked_at timestamptz;

-- Asks, or takes it back, in the author's own words: a message like any other, which starts the house's clock.
create function public.ask_project_deletion(book bigint, wanted boolean, text text, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept public.books;
begin
  perform private.require_book(book, 'author');
  select * into kept from public.books where id = ask_project_deletion.book for update;
  if kept.project_id is null then
    raise check_violation using message = 'There is nothing left to delete: the project is gone.';
  end if;
  if (kept.deletion_asked_at is not null) is distinct from wanted then
    perform public.send_book_message(book, text, '[]', request_id);
    update public.books set deletion_asked_at = case when wanted then now() end where id = kept.id returning * into kept;
  end if;
  return jsonb_build_object('deletion_asked_at', kept.deletion_asked_at);
end
$$;

-- The house's answer, in words that the author gets by mail. A yes ends production and deletes the project with its log and
-- its notes; the record of what both sides agreed on stays, as with every book that has ended.
create function public.desk_decide_deletion(book bigint, agreed boolean, answer text, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.books := private.book_of(book);
begin
  if exists (select from public.book_messages said
             where said.book_id = kept.id and said.request_id = desk_decide_deletion.request_id) then
    return jsonb_build_object('kind', 'saved', 'page', private.book_json(kept.id, 'staff'));
  end if;
  -- Decided by a colleague, or taken back: then there is nothing to answer.
  if kept.deletion_asked_at is null then
    return jsonb_build_object('kind', 'conflict', 'page', private.book_json(kept.id, 'staff'));
  end if;
  if length(trim(coalesce(answer, ''))) < 3 then
    raise check_violation using message = 'Say in a sentence what you decided: the author reads it.';
  end if;
  perform public.send_book_message(kept.id, answer, '[]', request_id);
  update public.books set deletion_asked_at = null, version = version + 1,
      closed_at = case when agreed then coalesce(closed_at, now()) else closed_at end
    where id = kept.id;
  if agreed and kept.closed_at is null then
    perform private.log_book(kept.id, 'closed', left(trim(answer), 1000), '{}');
  end if;
  if agreed then
    delete from public.projects where id = kept.project_id;
  end if;
  return jsonb_build_object('kind', 'saved', 'page', private.book_json(kept.id, 'staff'));
end
$$;

revoke execute on function public.ask_project_deletion(bigint, boolean, text, uuid),
  public.desk_decide_deletion(bigint, boolean, text, uuid) from public, anon;
grant execute on function public.ask_project_deletion(bigint, boolean, text, uuid),
  public.desk_decide_deletion(bigint, boolean, text, uuid) to authenticated;

-- The author reads where to ask.
create or replace function private.guard_production() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.books where project_id = old.id) then
    raise check_violation using message = case when tg_op = 'DELETE'
      then 'This project is in production, so that deleting it is for both of us to decide. Ask for it on your dashboard, or write to us in the book’s messages.'
      else 'This project is in production, so it stays as it is. To have something changed, write to us in the book’s messages.' end;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
