-- What an author, and whoever the author lets in, may ask about books.
create function public.my_books() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  address text;
begin
  perform private.require_open_session();
  select lower(email) into address from auth.users where id = auth.uid() and email_confirmed_at is not null;
  return jsonb_build_object(
    'books', (
      select coalesce(jsonb_agg(private.book_head_json(kept) || jsonb_build_object(
          'role', private.book_role(kept.id), 'unread', private.unread_of(kept.id, 'author'),
          'stages', (select jsonb_agg(private.stage_json(stage) order by stage.position)
                     from public.book_stages stage where stage.book_id = kept.id),
          'owed', (select count(*) from public.book_tasks where book_id = kept.id and side = 'author' and done_at is null)
                  + (select count(*) from private.open_proofs(kept.id)))
        order by kept.id desc), '[]')
      from public.books kept where kept.id in (select private.my_book_ids())),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', member.id, 'role', member.role, 'title', kept.title, 'author', kept.author_name,
          'invited_at', member.invited_at) order by member.id), '[]')
      from public.book_members member join public.books kept on kept.id = member.book_id
      where lower(member.email) = address and member.accepted_at is null and member.revoked_at is null));
end
$$;

create function public.my_book(book bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  return private.book_json(book, private.require_book(book, 'author', 'acts', 'reads'));
end
$$;

-- The rest of a list. Who opened which file is for the author, and for whoever acts in the author's place.
create function public.book_list(book bigint, list text, before bigint, page_size integer, search text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if list = 'reads' then
    perform private.require_book(book, 'author', 'acts', 'staff');
  else
    perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  end if;
  return private.book_list(book, list, before, page_size, search);
end
$$;

-- Every version of one document, newest first.
create function public.book_versions(file bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_book((select book_id from public.book_files where id = file), 'author', 'acts', 'reads', 'staff');
  return (select coalesce(jsonb_agg(private.version_json(version) order by version.number desc), '[]')
          from (select * from public.book_versions where file_id = file order by number desc limit 500) as version);
end
$$;

create function public.book_proof(proof uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  asked public.book_proofs;
begin
  select * into asked from public.book_proofs where id = proof;
  perform private.require_book(asked.book_id, 'author', 'acts', 'reads', 'staff');
  return jsonb_build_object(
    'proof', private.proof_json(asked),
    'version', (select private.version_json(version) from public.book_versions version where id = asked.version_id),
    'earlier', (select coalesce(jsonb_agg(private.version_json(version) order by version.number desc), '[]')
                from public.book_versions version
                where version.file_id = asked.file_id and version.number < (
                  select number from public.book_versions where id = asked.version_id)),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(one) - 'who' - 'request_id' order by one.id), '[]')
      from (select * from public.proof_comments where proof_id = asked.id order by id limit 2000) as one),
    'approval', (select private.approval_json(approval) from public.book_approvals approval where proof_id = asked.id));
end
$$;

revoke execute on function public.my_books(), public.my_book(bigint), public.book_list(bigint, text, bigint, integer, text),
  public.book_versions(bigint), public.book_proof(uuid) from public, anon;
grant execute on function public.my_books(), public.my_book(bigint), public.book_list(bigint, text, bigint, integer, text),
  public.book_versions(bigint), public.book_proof(uuid) to authenticated;
