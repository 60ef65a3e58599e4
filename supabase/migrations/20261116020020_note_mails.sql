-- A note for an author reaches the author: it is mailed in the transaction that writes it. Like every mail about a project
-- it names the project's number in its data, and goes with the project.
create or replace function public.desk_add_house_note(project bigint, note text, request_id uuid default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  written public.house_notes;
begin
  -- Locked: a second press waits for the first, and the project cannot go between the note and its entry in the log.
  perform from public.projects where id = desk_add_house_note.project for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such project any more.';
  end if;
  select * into written from public.house_notes kept
    where kept.request_id = desk_add_house_note.request_id and kept.project_id = desk_add_house_note.project;
  if found then
    return private.house_note_json(written);
  end if;
  insert into public.house_notes (project_id, who, text, request_id)
    values (desk_add_house_note.project, private.name_of(me), trim(note), desk_add_house_note.request_id)
    returning * into written;
  perform private.log_project(written.project_id, null, written.text);
  insert into private.outbox (template, recipient, data)
    select 'house-note', author.email,
           jsonb_build_object('project', kept.id, 'title', kept.title, 'who', written.who, 'text', written.text)
    from public.projects kept join auth.users author on author.id = kept.owner
    where kept.id = written.project_id and author.email is not null;
  return private.house_note_json(written);
end
$$;
