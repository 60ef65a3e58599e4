-- As before, and when the house last wrote about a project that is no book yet: the dashboard says so beside it.
create or replace function public.my_books() returns jsonb
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
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('project', own.id, 'at', newest.at) order by own.id), '[]')
      from public.projects own cross join lateral (
        select said.at from public.book_messages said
        where said.project_id = own.id and said.kind = 'message' order by said.id desc limit 1) as newest
      where own.owner = auth.uid()),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', member.id, 'role', member.role, 'title', kept.title, 'author', kept.author_name,
          'invited_at', member.invited_at) order by member.id), '[]')
      from public.book_members member join public.books kept on kept.id = member.book_id
      where lower(member.email) = address and member.accepted_at is null and member.revoked_at is null));
end
$$;
