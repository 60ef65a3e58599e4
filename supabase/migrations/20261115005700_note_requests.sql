-- A note that is sent again, by a second press or after a lost answer, is written once: the browser gives it a number
-- (idempotency key), as it does with answers. A page from before this brings none, and is written as it comes.
alter table private.lead_events add column request_id uuid;
create unique index lead_events_once on private.lead_events (request_id) where request_id is not null;

alter table public.house_notes add column request_id uuid;
create unique index house_notes_once on public.house_notes (request_id) where request_id is not null;

drop function public.desk_add_note(uuid, text);
create function public.desk_add_note(lead_id uuid, note text, request_id uuid default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  -- Locked: a second press waits for the first.
  lead public.leads := private.find_lead(desk_add_note.lead_id);
  written private.lead_events;
begin
  select * into written from private.lead_events event
    where event.request_id = desk_add_note.request_id and event.lead_id = lead.id;
  if found then
    return private.event_json(written);
  end if;
  if coalesce(length(trim(note)), 0) = 0 or length(note) > 10000 then
    raise check_violation using message = 'A note has between 1 and 10,000 characters.';
  end if;
  insert into private.lead_events (lead_id, person, who, who_name, what, after, request_id)
    values (lead.id, lower(lead.email), me, private.name_of(me), 'note', trim(note), desk_add_note.request_id)
    returning * into written;
  return private.event_json(written);
end
$$;

-- Its entry in the log names the project, so that it goes with it.
drop function public.desk_add_house_note(bigint, text);
create function public.desk_add_house_note(project bigint, note text, request_id uuid default null) returns jsonb
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
  return private.house_note_json(written);
end
$$;

revoke execute on function public.desk_add_note(uuid, text, uuid), public.desk_add_house_note(bigint, text, uuid)
  from public, anon;
grant execute on function public.desk_add_note(uuid, text, uuid), public.desk_add_house_note(bigint, text, uuid)
  to authenticated;
