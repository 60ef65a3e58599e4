-- How a book looks from outside: the same JSON for both sides. Each list is read by an index that begins with the book and
-- ends after a page, so that a book with thousands of events opens like one with ten.
create function private.stage_json(stage public.book_stages) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object(
      'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'side', stage.side, 'owner', stage.owner,
      'owner_name', stage.owner_name, 'waits_for', to_jsonb(stage.waits_for),
      'planned', jsonb_build_object('start', stage.planned_start, 'end', stage.planned_end),
      'forecast', jsonb_build_object('start', stage.forecast_start, 'end', stage.forecast_end),
      'started_on', stage.started_on, 'finished_on', stage.finished_on)
  $$;

create function private.task_json(task public.book_tasks) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object(
      'id', task.id, 'stage_id', task.stage_id, 'side', task.side, 'title', task.title, 'why', task.why,
      'minutes', task.minutes, 'due', task.due, 'wants', task.wants, 'file_kind', task.file_kind,
      'done_at', task.done_at, 'done_by_name', task.done_by_name,
      'is_withdrawn', task.is_withdrawn)
  $$;

create function private.version_json(version public.book_versions) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object(
      'id', version.id, 'file_id', version.file_id, 'number', version.number, 'name', version.name, 'size', version.size,
      'sha256', version.sha256, 'type', version.type, 'change', version.change, 'side', version.side,
      'who', version.who_name, 'at', version.at, 'is_scanned', version.is_scanned)
  $$;

create function private.proof_json(proof public.book_proofs) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', proof.id, 'version_id', proof.version_id, 'file_id', proof.file_id,
      'name', (select name from public.book_files where id = proof.file_id),
      'number', (select number from public.book_versions where id = proof.version_id),
      'sha256', proof.sha256, 'wording', proof.wording, 'note', proof.note, 'due', proof.due,
      'asked_by', proof.asked_by_name, 'asked_at', proof.asked_at,
      'decision', (select decision from public.book_approvals where proof_id = proof.id),
      'is_superseded', exists (select from public.book_proofs newer
                               where newer.file_id = proof.file_id and newer.asked_at > proof.asked_at))
  $$;

create function private.book_event_json(event public.book_events) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object('id', event.id, 'at', event.at, 'who', event.who_name, 'what', event.what,
                              'reason', event.reason, 'detail', event.detail)
  $$;

create function private.message_json(message public.book_messages) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object('id', message.id, 'kind', message.kind, 'side', message.side, 'who', message.who_name,
                              'text', message.text, 'versions', to_jsonb(message.versions), 'at', message.at)
  $$;

create function private.approval_json(approval public.book_approvals) returns jsonb
  language sql immutable
  as $$ select to_jsonb(approval) - 'who' $$;

create function private.book_head_json(book public.books) returns jsonb
  language sql immutable
  as $$ select to_jsonb(book) - 'owner' - 'left_at' $$;

-- Proofs that wait for an answer: neither answered nor overtaken by a newer one of the same document.
create function private.open_proofs(book bigint) returns setof public.book_proofs
  language sql stable set search_path = ''
  as $$
    select distinct on (proof.file_id) proof.* from public.book_proofs proof
    where proof.book_id = book and proof.asked_at = (
        select max(asked_at) from public.book_proofs newest where newest.file_id = proof.file_id)
      and not exists (select from public.book_approvals where proof_id = proof.id)
  $$;

create function private.side_of(role text) returns text
  language sql immutable
  as $$ select case when role = 'staff' then 'house' else 'author' end $$;

-- A page of one of a book's lists, newest first; `before` is the last number already shown.
create function private.book_list(book bigint, list text, before bigint, page_size integer, search text) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 20), 1), 200);
  upto bigint := coalesce(before, 9223372036854775807);
begin
  case list
    when 'events' then return (
      select coalesce(jsonb_agg(private.book_event_json(one::public.book_events) order by one.id desc), '[]') from (
        select * from public.book_events kept where kept.book_id = book and kept.id < upto
        order by kept.id desc limit wanted) as one);
    when 'messages' then return (
      select coalesce(jsonb_agg(private.message_json(one::public.book_messages) order by one.id desc), '[]') from (
        select * from public.book_messages kept where kept.book_id = book and kept.id < upto
          and (coalesce(trim(search), '') = ''
               or to_tsvector('english', kept.text) @@ websearch_to_tsquery('english', search))
        order by kept.id desc limit wanted) as one);
    when 'reads' then return (
      select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'version_id', one.version_id, 'side', one.side,
                                                   'who', one.who_name, 'at', one.at) order by one.id desc), '[]') from (
        select * from public.file_reads kept where kept.book_id = book and kept.id < upto
        order by kept.id desc limit wanted) as one);
    else raise invalid_parameter_value using message = 'There is no such list.';
  end case;
end
$$;

-- What the other side has written since; counts no further than a page can say.
create function private.unread_of(book bigint, my_role text) returns bigint
  language sql stable set search_path = ''
  as $$
    select count(*) from (
      select from public.book_messages message
      where message.book_id = book and message.side <> private.side_of(my_role)
        and message.id > coalesce((select last_message from public.book_reads
                                   where book_id = book and account = auth.uid()), 0)
      limit 100) as unread
  $$;

-- Everything a book's page shows at once.
create function private.book_json(book bigint, my_role text) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'book', private.book_head_json(kept),
      'role', my_role,
      'stages', (
        select coalesce(jsonb_agg(private.stage_json(stage) order by stage.position), '[]')
        from public.book_stages stage where stage.book_id = kept.id),
      'tasks', (
        select coalesce(jsonb_agg(private.task_json(task::public.book_tasks) order by task.id), '[]') from (
          select * from public.book_tasks where book_id = kept.id order by done_at is not null, id desc limit 100) as task),
      'proofs', (
        select coalesce(jsonb_agg(private.proof_json(proof) order by proof.asked_at desc), '[]')
        from private.open_proofs(kept.id) as proof),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', document.id, 'kind', document.kind, 'name', document.name, 'newest', private.version_json(newest))
          order by document.id), '[]')
        from (select * from public.book_files where book_id = kept.id order by id limit 300) as document
        cross join lateral (
          select version.* from public.book_versions version where version.file_id = document.id
          order by version.number desc limit 1) as newest),
      'approvals', (
        select coalesce(jsonb_agg(private.approval_json(one::public.book_approvals) order by one.at desc), '[]') from (
          select * from public.book_approvals where book_id = kept.id order by at desc, id limit 50) as one),
      'members', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', member.id, 'email', member.email, 'role', member.role, 'invited_at', member.invited_at,
            'accepted_at', member.accepted_at) order by member.id), '[]')
        from public.book_members member where member.book_id = kept.id and member.revoked_at is null
          and (my_role in ('author', 'staff') or member.account = auth.uid())),
      'events', private.book_list(kept.id, 'events', null, 20, null),
      'messages', private.book_list(kept.id, 'messages', null, 20, null),
      'unread', private.unread_of(kept.id, my_role),
      'bytes', (select coalesce(sum(size), 0) from (
          select distinct sha256, size from public.book_versions where book_id = kept.id) as stored))
    from public.books kept where kept.id = book
  $$;
