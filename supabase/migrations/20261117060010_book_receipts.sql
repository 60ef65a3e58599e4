-- The receipt of an answer to a proof, for whoever may read the book: what was signed, by whom, under which words. Its PDF is
-- made of this whenever somebody asks for it, so that it is there for as long as the approval is. The file's own name comes
-- along while the file is there.
create function private.receipt_json(given public.book_approvals) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'approval', given.id, 'decision', given.decision, 'document', given.document, 'number', given.number,
      'sha256', given.sha256, 'name', given.name, 'note', given.note, 'wording', given.wording, 'at', given.at,
      'title', (select title from public.books where id = given.book_id),
      'file', (select name from public.book_versions where id = given.version_id))
  $$;

create function public.book_receipt(approval uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  given public.book_approvals;
begin
  select * into given from public.book_approvals where id = approval;
  perform private.require_book(given.book_id, 'author', 'acts', 'reads', 'staff');
  return private.receipt_json(given);
end
$$;

revoke execute on function public.book_receipt(uuid) from public, anon;
grant execute on function public.book_receipt(uuid) to authenticated;

-- The mail of an answer carries the same, and is turned into the same PDF.
create or replace function private.decision_mail(given public.book_approvals) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.receipt_json(given) $$;

-- A file that a mail brings along, where mail is kept because there is no mail server.
alter table private.kept_mails add column attachment_name text, add column attachment bytea;
