-- The desk's side of production: one function for each question and each act, for staff alone.
create function private.book_of(book bigint) returns public.books
  language plpgsql set search_path = ''
  as $$
declare
  kept public.books;
begin
  -- Locked: whatever changes a book waits for whoever is changing it.
  select * into kept from public.books where id = book for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such book.';
  end if;
  return kept;
end
$$;

-- A project goes into production: its plan, in the order of its stages, and the thread it has so far. Asking again for the
-- same project answers with the book that is there.
create function public.desk_open_book(project bigint, package text, stages jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  taken public.projects;
  opened public.books;
begin
  select * into taken from public.projects where id = desk_open_book.project for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such project any more.';
  end if;
  select * into opened from public.books where project_id = taken.id;
  if found then
    return jsonb_build_object('book', opened.id, 'is_new', false);
  end if;
  insert into public.books (project_id, owner, author_name, title, package)
    values (taken.id, taken.owner, private.name_of(taken.owner), taken.title, desk_open_book.package) returning * into opened;
  insert into public.book_stages (book_id, position, kind, name, side, owner, owner_name, waits_for, planned_start,
                                  planned_end, forecast_start, forecast_end)
    select opened.id, place, stage ->> 'kind', stage ->> 'name', stage ->> 'side', seat.user_id, private.name_of(seat.user_id),
           array(select jsonb_array_elements_text(coalesce(stage -> 'waits_for', '[]'))),
           (stage ->> 'start')::date, (stage ->> 'end')::date, (stage ->> 'start')::date, (stage ->> 'end')::date
    from jsonb_array_elements(stages) with ordinality as list (stage, place)
    left join private.staff seat on seat.user_id::text = stage ->> 'owner' and stage ->> 'side' = 'house';
  perform private.check_order(opened.id);
  update public.book_messages set book_id = opened.id, project_id = null where project_id = taken.id;
  perform private.log_book(opened.id, 'opened', null, jsonb_build_object('package', package));
  perform private.log_book(opened.id, 'planned', null, jsonb_build_object('stages', (
    select jsonb_agg(jsonb_build_object('stage', kind, 'name', name, 'start', planned_start, 'end', planned_end)
                     order by position) from public.book_stages where book_id = opened.id)));
  perform private.mail_book(opened.id, 'book-opened', jsonb_build_object(
    'out', (select planned_end from public.book_stages where book_id = opened.id and kind = 'launch')));
  return jsonb_build_object('book', opened.id, 'is_new', true);
end
$$;

-- What must hold whoever computed the dates: nothing that is to come starts before what it waits for has ended.
create function private.check_order(book bigint) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not exists (select from public.book_stages where book_id = book) or exists (
    select from public.book_stages stage join public.book_stages waited
      on waited.book_id = stage.book_id and waited.kind = any (stage.waits_for)
    where stage.book_id = book and stage.started_on is null
      and (waited.position >= stage.position
           or stage.forecast_start <= coalesce(waited.finished_on, waited.forecast_end))) then
    raise check_violation using message = 'A stage cannot start before what it waits for has ended.';
  end if;
end
$$;

-- Stores new forecasts and says which changed: each stage with its dates before and after.
create function private.store_moves(book bigint, moves jsonb) returns jsonb
  language plpgsql set search_path = ''
  as $$
declare
  changed jsonb;
begin
  if exists (
    select from jsonb_array_elements(moves) as move
    left join public.book_stages stage on stage.id = (move ->> 'id')::bigint and stage.book_id = book
    where stage.id is null or stage.finished_on is not null
      or (stage.started_on is not null and stage.forecast_start <> (move ->> 'start')::date)) then
    raise check_violation using message = 'What has happened does not move.';
  end if;
  with wanted as (
    select stage.id, stage.kind, stage.name, stage.position, stage.forecast_start as start_was, stage.forecast_end as end_was,
           (move ->> 'start')::date as start_is, (move ->> 'end')::date as end_is
    from jsonb_array_elements(moves) as move join public.book_stages stage on stage.id = (move ->> 'id')::bigint
  ), stored as (
    update public.book_stages stage set forecast_start = wanted.start_is, forecast_end = wanted.end_is
    from wanted where stage.id = wanted.id and (start_was, end_was) <> (start_is, end_is) returning stage.id
  )
  select jsonb_agg(jsonb_build_object('stage', kind, 'name', name,
           'before', jsonb_build_object('start', start_was, 'end', end_was),
           'after', jsonb_build_object('start', start_is, 'end', end_is)) order by position)
    into changed from wanted where (start_was, end_was) <> (start_is, end_is);
  return coalesce(changed, '[]');
end
$$;

-- A date moves, with its reason and everything that moves along: stored, recorded and mailed, or none of it.
create function public.desk_move_stage(book bigint, seen_version integer, moves jsonb, reason text, request_id uuid)
  returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.books := private.book_of(book);
  changed jsonb;
begin
  if exists (select from public.book_events event
             where event.book_id = kept.id and event.request_id = desk_move_stage.request_id) then
    return jsonb_build_object('kind', 'saved', 'page', private.book_json(kept.id, 'staff'));
  end if;
  if kept.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'page', private.book_json(kept.id, 'staff'));
  end if;
  if length(trim(coalesce(reason, ''))) < 3 then
    raise check_violation using message = 'Say in a sentence why the date moves: the author reads it.';
  end if;
  changed := private.store_moves(kept.id, moves);
  perform private.check_order(kept.id);
  if jsonb_array_length(changed) > 0 then
    update public.books set version = version + 1 where id = kept.id;
    perform private.log_book(kept.id, 'moved', reason, jsonb_build_object('moves', changed), request_id);
    perform private.mail_book(kept.id, 'book-moved', jsonb_build_object(
      'who', private.name_of(me), 'reason', trim(reason), 'moves', changed));
  end if;
  return jsonb_build_object('kind', 'saved', 'page', private.book_json(kept.id, 'staff'));
end
$$;

-- A stage begins, ends, or is opened again. One that ends late pushes others on: then the same holds as for a move.
create function public.desk_mark_stage(book bigint, seen_version integer, stage bigint, mark text, on_day date, moves jsonb,
                                       reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.books := private.book_of(book);
  was public.book_stages;
  changed jsonb;
begin
  if kept.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'page', private.book_json(kept.id, 'staff'));
  end if;
  select * into was from public.book_stages one where one.id = stage and one.book_id = kept.id;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such stage.';
  end if;
  if on_day > (now() at time zone 'UTC')::date + 1 then
    raise check_violation using message = 'What has happened does not lie in the future.';
  end if;
  case mark
    when 'started' then
      update public.book_stages set started_on = on_day where id = was.id and started_on is null;
    when 'finished' then
      update public.book_stages set started_on = coalesce(started_on, least(forecast_start, on_day)), finished_on = on_day
        where id = was.id and finished_on is null;
    when 'reopened' then
      update public.book_stages set finished_on = null, forecast_end = greatest(forecast_end, on_day) where id = was.id;
    else raise invalid_parameter_value using message = 'A stage is started, finished or reopened.';
  end case;
  changed := private.store_moves(kept.id, coalesce(moves, '[]'));
  if jsonb_array_length(changed) > 0 and length(trim(coalesce(reason, ''))) < 3 then
    raise check_violation using message = 'Say in a sentence why other dates move: the author reads it.';
  end if;
  perform private.check_order(kept.id);
  update public.books set version = version + 1 where id = kept.id;
  perform private.log_book(kept.id, mark, reason,
    jsonb_build_object('stage', was.kind, 'name', was.name, 'on', on_day, 'moves', changed));
  perform private.mail_book(kept.id, 'book-stage', jsonb_build_object(
    'who', private.name_of(me), 'stage', was.name, 'mark', mark, 'reason', trim(coalesce(reason, '')), 'moves', changed));
  return jsonb_build_object('kind', 'saved', 'page', private.book_json(kept.id, 'staff'));
end
$$;

create function public.desk_own_stage(stage bigint, new_owner uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  was public.book_stages;
begin
  select * into was from public.book_stages one where one.id = stage for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such stage.';
  end if;
  if new_owner is not null and not exists (select from private.staff where user_id = new_owner) then
    raise check_violation using message = 'A stage is owned by somebody of the house.';
  end if;
  update public.book_stages one set owner = new_owner, owner_name = private.name_of(new_owner) where one.id = was.id;
  perform private.log_book(was.book_id, 'owner', null, jsonb_build_object(
    'stage', was.kind, 'name', was.name, 'before', was.owner_name, 'after', private.name_of(new_owner)));
  return private.book_json(was.book_id, 'staff');
end
$$;

create function public.desk_add_task(book bigint, task jsonb, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.books := private.book_of(book);
  written public.book_tasks;
begin
  select * into written from public.book_tasks one
    where one.book_id = kept.id and one.request_id = desk_add_task.request_id;
  if found then
    return private.task_json(written);
  end if;
  if task ->> 'stage_id' is not null and not exists (
    select from public.book_stages one where one.id = (task ->> 'stage_id')::bigint and one.book_id = kept.id) then
    raise check_violation using message = 'There is no such stage in this book.';
  end if;
  insert into public.book_tasks (book_id, stage_id, side, title, why, minutes, due, wants, file_kind, request_id)
    values (kept.id, (task ->> 'stage_id')::bigint, task ->> 'side', trim(task ->> 'title'), coalesce(task ->> 'why', ''),
            (task ->> 'minutes')::integer, (task ->> 'due')::date, coalesce(task ->> 'wants', 'tick'), task ->> 'file_kind',
            desk_add_task.request_id)
    returning * into written;
  perform private.log_book(kept.id, 'task', null,
    jsonb_build_object('task', written.title, 'side', written.side, 'due', written.due));
  if written.side = 'author' then
    perform private.mail_book(kept.id, 'book-task', jsonb_build_object('who', private.name_of(me), 'task', written.title,
      'why', written.why, 'minutes', written.minutes, 'due', written.due));
  end if;
  return private.task_json(written);
end
$$;

-- Nobody has to do it any more, on either side. What was asked for on which day stays on the record.
create function public.desk_withdraw_task(task bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  was public.book_tasks;
begin
  select * into was from public.book_tasks one where one.id = task for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such task.';
  end if;
  perform private.book_of(was.book_id);
  if was.done_at is not null then
    return private.task_json(was);
  end if;
  update public.book_tasks one set done_at = now(), done_by_name = private.name_of(me), is_withdrawn = true
    where one.id = was.id returning * into was;
  perform private.log_book(was.book_id, 'task withdrawn', null, jsonb_build_object('task', was.title, 'side', was.side));
  return private.task_json(was);
end
$$;

-- The words under which something is approved come along and are kept with it.
create function public.desk_send_proof(version uuid, wording text, note text, due date, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  sent public.book_versions;
  asked public.book_proofs;
  document text;
begin
  select * into sent from public.book_versions one where one.id = desk_send_proof.version;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such file.';
  end if;
  perform private.book_of(sent.book_id);
  select * into asked from public.book_proofs one
    where one.book_id = sent.book_id and one.request_id = desk_send_proof.request_id;
  if found then
    return private.proof_json(asked);
  end if;
  if strpos(wording, sent.sha256) = 0 then
    raise check_violation using message = 'The words of an approval name the file by its hash.';
  end if;
  select one.name into document from public.book_files one where one.id = sent.file_id;
  insert into public.book_proofs (book_id, file_id, version_id, sha256, wording, note, due, asked_by_name, asked_at, request_id)
    values (sent.book_id, sent.file_id, sent.id, sent.sha256, desk_send_proof.wording,
            coalesce(trim(desk_send_proof.note), ''), desk_send_proof.due, private.name_of(me), clock_timestamp(),
            desk_send_proof.request_id)
    returning * into asked;
  perform private.log_book(sent.book_id, 'proof', note, jsonb_build_object(
    'proof', asked.id, 'document', document, 'number', sent.number, 'sha256', sent.sha256, 'due', asked.due));
  perform private.mail_book(sent.book_id, 'book-proof', jsonb_build_object(
    'proof', asked.id, 'document', document, 'number', sent.number, 'note', asked.note, 'due', asked.due,
    'who', private.name_of(me)));
  return private.proof_json(asked);
end
$$;

-- What the board shows of each open book, and what is enough to compute who has the ball.
create function public.desk_books(search text, after bigint, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 100), 1), 200);
  pattern text := '%' || private.like_text(lower(trim(coalesce(search, '')))) || '%';
  page bigint[];
begin
  perform private.require_staff();
  page := array(
    select kept.id from public.books kept
    where kept.closed_at is null and kept.id < coalesce(after, 9223372036854775807)
      and (pattern = '%%' or lower(kept.title) like pattern or lower(kept.author_name) like pattern)
    order by kept.id desc limit wanted + 1);
  return jsonb_build_object(
    'books', (
      select coalesce(jsonb_agg(private.book_head_json(kept) || jsonb_build_object(
          'stages', (select jsonb_agg(private.stage_json(stage) order by stage.position)
                     from public.book_stages stage where stage.book_id = kept.id),
          'tasks', (select coalesce(jsonb_agg(private.task_json(task) order by task.due, task.id), '[]')
                    from public.book_tasks task where task.book_id = kept.id and task.done_at is null),
          'proofs', (select coalesce(jsonb_agg(private.proof_json(proof)), '[]')
                     from private.open_proofs(kept.id) as proof),
          'unread', private.unread_of(kept.id, 'staff')) order by kept.id desc), '[]')
      from public.books kept where kept.id = any (page[1:wanted])),
    'has_more', cardinality(page) > wanted);
end
$$;

create function public.desk_book(book bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return private.book_json(book, 'staff');
end
$$;

create function public.desk_close_book(book bigint, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.books := private.book_of(book);
begin
  if kept.closed_at is null then
    update public.books set closed_at = now(), version = version + 1 where id = kept.id;
    perform private.log_book(kept.id, 'closed', reason, '{}');
  end if;
  return private.book_json(kept.id, 'staff');
end
$$;

create function public.desk_templates() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(to_jsonb(kept) order by kept.package), '[]') from private.production_templates kept);
end
$$;

-- Version 0 stands for what the price book says: nobody has changed it yet.
create function public.desk_save_template(package text, seen_version integer, stages jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.production_templates;
begin
  perform pg_advisory_xact_lock(7420181503);
  select * into kept from private.production_templates one where one.package = desk_save_template.package;
  if coalesce(kept.version, 0) <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'template', to_jsonb(kept));
  end if;
  insert into private.production_templates as one (package, stages, changed_by_name)
    values (desk_save_template.package, desk_save_template.stages, private.name_of(me))
    on conflict on constraint production_templates_pkey do update
      set stages = excluded.stages, version = one.version + 1, changed_at = now(), changed_by_name = excluded.changed_by_name
    returning * into kept;
  return jsonb_build_object('kind', 'saved', 'template', to_jsonb(kept));
end
$$;

do $$
declare
  made regprocedure;
begin
  for made in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname in
    ('desk_open_book', 'desk_move_stage', 'desk_mark_stage', 'desk_own_stage', 'desk_add_task', 'desk_withdraw_task', 'desk_send_proof',
     'desk_books', 'desk_book', 'desk_close_book', 'desk_templates', 'desk_save_template')
  loop
    execute format('revoke execute on function %s from public, anon', made);
    execute format('grant execute on function %s to authenticated', made);
  end loop;
end
$$;
