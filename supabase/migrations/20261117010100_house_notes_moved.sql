-- What the house has told authors so far, its notes and the changes of status, goes into the thread, in the order in which
-- it was said. Counted before and after: where a single one were missing, this migration would not have happened.
do $$
declare
  notes bigint := (select count(*) from public.house_notes);
  statuses bigint := (select count(*) from private.lead_events
                      where what = 'project' and project_id is not null and before is not null);
  moved bigint;
begin
  insert into public.book_messages (project_id, kind, side, who, who_name, text, at, request_id)
    select * from (
      select project_id, 'message', 'house', null::uuid, who, text, created_at, request_id from public.house_notes
      union all
      select project_id, 'status', 'house', who, coalesce(who_name, ''), left(before || ' → ' || after, 10000), at, null
      from private.lead_events where what = 'project' and project_id is not null and before is not null
    ) as said order by created_at;
  get diagnostics moved = row_count;
  if moved <> notes + statuses or moved <> (select count(*) from public.book_messages) then
    raise exception 'Of % notes and % changes of status, % were moved.', notes, statuses, moved;
  end if;
end
$$;

drop function private.house_note_json(public.house_notes) cascade;
drop table public.house_notes;

-- The desk still says "note" and hears one; it is a message now.
create function private.project_note_json(note public.book_messages) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('id', note.id, 'project_id', note.project_id, 'who', note.who_name, 'text', note.text,
                              'created_at', note.at)
  $$;

create or replace function public.desk_project(project bigint) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  -- Whoever looks at their own project from the desk is no visitor.
  insert into public.project_looks (project_id)
    select kept.id from public.projects kept where kept.id = desk_project.project and kept.owner <> me
    on conflict (project_id) do update set looked_at = excluded.looked_at;
  return (
    select jsonb_build_object(
      'project', private.project_json(kept),
      'book', (select id from public.books where project_id = kept.id),
      'notes', coalesce((
        select jsonb_agg(private.project_note_json(note) order by note.id desc)
        from public.book_messages note where note.project_id = kept.id and note.kind = 'message'), '[]'))
    from public.projects kept where kept.id = desk_project.project);
end
$$;

-- A project that is in production has a thread of its own: notes go there.
create or replace function public.desk_add_house_note(project bigint, note text, request_id uuid default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  written public.book_messages;
begin
  -- Locked: a second press waits for the first, and the project cannot go between the note and its entry in the log.
  perform from public.projects where id = desk_add_house_note.project for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such project any more.';
  end if;
  if exists (select from public.books where project_id = desk_add_house_note.project) then
    raise check_violation using message = 'This project is in production: write to the author in the book’s messages.';
  end if;
  select * into written from public.book_messages kept
    where kept.request_id = desk_add_house_note.request_id and kept.project_id = desk_add_house_note.project;
  if found then
    return private.project_note_json(written);
  end if;
  insert into public.book_messages (project_id, side, who, who_name, text, request_id)
    values (desk_add_house_note.project, 'house', me, private.name_of(me), trim(note), desk_add_house_note.request_id)
    returning * into written;
  perform private.log_project(written.project_id, null, written.text);
  insert into private.outbox (template, recipient, data)
    select 'house-note', author.email,
           jsonb_build_object('project', kept.id, 'title', kept.title, 'who', written.who_name, 'text', written.text)
    from public.projects kept join auth.users author on author.id = kept.owner
    where kept.id = written.project_id and author.email is not null;
  return private.project_note_json(written);
end
$$;

-- From now on a change of status is said in the thread as well, wherever that is.
create function private.tell_status() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  book bigint := (select id from public.books where project_id = new.project_id);
begin
  insert into public.book_messages (book_id, project_id, kind, side, who, who_name, text)
    values (book, case when book is null then new.project_id end, 'status', 'house', new.who,
            coalesce(new.who_name, ''), left(new.before || ' → ' || new.after, 10000));
  return null;
end
$$;

create trigger tell_status after insert on private.lead_events
  for each row when (new.what = 'project' and new.project_id is not null and new.before is not null)
  execute function private.tell_status();
