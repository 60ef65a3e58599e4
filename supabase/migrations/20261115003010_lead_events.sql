-- What happened to a lead or a person, who did it and when. Only ever added to.
create table private.lead_events (
  id bigint generated always as identity primary key,
  -- Not a reference: the log is written in the same breath as the lead, and outlives changes of it.
  lead_id uuid,
  -- The address in lower case, where the event is about a person rather than about one lead.
  person text,
  at timestamptz not null default now(),
  -- Null where the house's own machinery did it. The name is kept as it was on that day.
  who uuid,
  who_name text,
  what text not null check (what in
    ('received', 'status', 'owner', 'next step', 'note', 'answer', 'reminder', 'code redeemed', 'project')),
  before text,
  after text,
  check (lead_id is not null or person is not null)
);

create index lead_events_of_lead on private.lead_events (lead_id, id);
create index lead_events_of_person on private.lead_events (person, id) where person is not null;

-- Nobody rewrites the log, the owner of the database included. An entry goes only with its lead, or when a person is
-- erased: the function that does so says `set local halftitle.erasing = 'on'` first.
create function private.protect_lead_events() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and (
    current_setting('halftitle.erasing', true) = 'on'
    or (old.lead_id is not null and not exists (select from public.leads where id = old.lead_id))
  ) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The log is only ever added to.';
end
$$;

create trigger protect_lead_events before update or delete on private.lead_events
  for each row execute function private.protect_lead_events();
create trigger protect_all_lead_events before truncate on private.lead_events
  for each statement execute function private.protect_lead_events();

create function private.log_lead(lead uuid, about text, happened text, was text, became text) returns private.lead_events
  language sql set search_path = ''
  as $$
    insert into private.lead_events (lead_id, person, who, who_name, what, before, after)
    values (lead, lower(about), auth.uid(), private.name_of(auth.uid()), happened, was, became)
    returning *
  $$;

-- Without settings of its own, like every one of its kind: then the planner sees through it.
create function private.event_json(event private.lead_events) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('id', event.id, 'lead_id', event.lead_id, 'at', event.at, 'who', event.who_name,
                              'what', event.what, 'before', event.before, 'after', event.after)
  $$;
