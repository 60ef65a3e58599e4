create function private.find_lead(wanted uuid) returns public.leads
  language plpgsql set search_path = ''
  as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = wanted for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such lead any more.';
  end if;
  return lead;
end
$$;

-- Changes what is named and nothing else. A change that was made on an older version changes nothing, and hears what
-- stands there now.
create function public.desk_change_lead(lead_id uuid, seen_version integer, changes jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was public.leads;
  lead public.leads;
begin
  perform private.require_staff();
  was := private.find_lead(desk_change_lead.lead_id);
  if was.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'lead', private.lead_json(was));
  end if;
  lead := was;
  if changes ? 'status' then lead.status := changes ->> 'status'; end if;
  if changes ? 'owner' then lead.owner := changes ->> 'owner'; end if;
  if changes ? 'next_step' then lead.next_step := nullif(trim(changes ->> 'next_step'), ''); end if;
  if changes ? 'next_step_on' then lead.next_step_on := changes ->> 'next_step_on'; end if;
  if lead.owner is distinct from was.owner and lead.owner is not null
    and not exists (select from private.staff where user_id = lead.owner) then
    raise check_violation using message = 'Only staff can own a lead.';
  end if;
  if (lead.status, lead.owner, lead.next_step, lead.next_step_on)
    is not distinct from (was.status, was.owner, was.next_step, was.next_step_on) then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;

  update public.leads set
    status = lead.status, owner = lead.owner, next_step = lead.next_step, next_step_on = lead.next_step_on,
    answered_at = case when lead.status <> 'new' then coalesce(was.answered_at, now()) end,
    version = was.version + 1
    where id = was.id returning * into lead;
  if lead.status <> was.status then
    perform private.log_lead(lead.id, lead.email, 'status', was.status, lead.status);
  end if;
  if lead.owner is distinct from was.owner then
    perform private.log_lead(lead.id, lead.email, 'owner', private.name_of(was.owner), private.name_of(lead.owner));
  end if;
  if (lead.next_step, lead.next_step_on) is distinct from (was.next_step, was.next_step_on) then
    perform private.log_lead(lead.id, lead.email, 'next step', nullif(concat_ws(', ', was.next_step, was.next_step_on), ''),
                             nullif(concat_ws(', ', lead.next_step, lead.next_step_on), ''));
  end if;
  return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(lead));
end
$$;

create function public.desk_add_note(lead_id uuid, note text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  lead public.leads;
begin
  perform private.require_staff();
  lead := private.find_lead(desk_add_note.lead_id);
  if coalesce(length(trim(note)), 0) = 0 or length(note) > 10000 then
    raise check_violation using message = 'A note has between 1 and 10,000 characters.';
  end if;
  return private.event_json(private.log_lead(lead.id, lead.email, 'note', null, trim(note)));
end
$$;

-- Queues the answer, and with it the lead is answered. The browser makes the mail's number: a second click sends nothing.
create function public.desk_send_answer(lead_id uuid, mail_id uuid, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was public.leads;
  lead public.leads;
begin
  perform private.require_staff();
  was := private.find_lead(desk_send_answer.lead_id);
  if exists (select from private.outbox where id = desk_send_answer.mail_id and template = 'desk-answer' and reference = was.id) then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;
  if was.email is null then
    raise check_violation using message = 'This person left no address to write to.';
  end if;
  if coalesce(length(trim(subject)), 0) not between 1 and 200 or subject ~ '[\r\n]' then
    raise check_violation using message = 'A subject has between 1 and 200 characters, on one line.';
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 20000 then
    raise check_violation using message = 'A letter has between 1 and 20,000 characters.';
  end if;
  insert into private.outbox (id, template, recipient, data, reference) values
    (desk_send_answer.mail_id, 'desk-answer', was.email, jsonb_build_object('subject', trim(subject), 'body', body), was.id);
  perform private.log_lead(was.id, was.email, 'answer', null, trim(subject) || E'\n\n' || body);

  lead := was;
  if was.status = 'new' then
    update public.leads set status = 'contacted', answered_at = now(), version = version + 1
      where id = was.id returning * into lead;
    perform private.log_lead(lead.id, lead.email, 'status', was.status, lead.status);
  end if;
  return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(lead));
end
$$;

revoke execute on function public.desk_change_lead(uuid, integer, jsonb), public.desk_add_note(uuid, text),
  public.desk_send_answer(uuid, uuid, text, text) from public, anon;
grant execute on function public.desk_change_lead(uuid, integer, jsonb), public.desk_add_note(uuid, text),
  public.desk_send_answer(uuid, uuid, text, text) to authenticated;

-- One reminder to the staff's mailbox for everything that became overdue since the last one, at most one an hour; each
-- lead is mentioned once. Answers how many were.
create function private.remind_overdue(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  mentioned integer;
begin
  -- One server at a time.
  perform from private.desk_settings
    where last_reminder_at <= at - interval '1 hour' or last_reminder_at > at + interval '5 minutes' for update skip locked;
  if not found then return 0; end if;

  with overdue as (
    update public.leads set reminded_at = at
      where status = 'new' and due_at is not null and due_at <= at and reminded_at is null
      returning id, kind, name, due_at
  ), noted as (
    insert into private.lead_events (lead_id, at, what) select id, remind_overdue.at, 'reminder' from overdue
  ), owed as (
    insert into private.outbox (template, recipient, data)
      select 'overdue-reminder', 'staff', jsonb_build_object('count', count(*), 'leads', (
        select jsonb_agg(to_jsonb(first) order by first.due_at)
        from (select * from overdue order by due_at, id limit 50) as first))
      from overdue having count(*) > 0
  )
  select count(*) into mentioned from overdue;
  if mentioned > 0 then
    update private.desk_settings set last_reminder_at = at;
  end if;
  return mentioned;
end
$$;
