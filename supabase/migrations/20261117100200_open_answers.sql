-- Who at the desk has an answer to a lead open, so that nobody writes it twice. A row is a look of the last minute; whoever
-- closes the letter, or the browser, is forgotten by the next one who asks.
create table private.open_answers (
  lead_id uuid not null references public.leads (id) on delete cascade,
  member uuid not null references private.staff (user_id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (lead_id, member)
);

-- Says that one has it open, or has closed it; hears who else has, and what the last answer was: a letter or a call.
create function public.desk_open_answer(lead_id uuid, is_open boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  if not exists (select from public.leads where id = desk_open_answer.lead_id) then
    raise sqlstate 'PT404' using message = 'There is no such lead anymore.';
  end if;
  delete from private.open_answers open
    where open.lead_id = desk_open_answer.lead_id
      and (open.seen_at < now() - interval '1 minute' or (open.member = me and not is_open));
  if is_open then
    insert into private.open_answers (lead_id, member) values (desk_open_answer.lead_id, me)
      on conflict on constraint open_answers_pkey do update set seen_at = now();
  end if;
  return jsonb_build_object(
    'others', coalesce((
      select jsonb_agg(private.name_of(open.member) order by private.name_of(open.member))
      from private.open_answers open where open.lead_id = desk_open_answer.lead_id and open.member <> me), '[]'),
    'last', private.last_answer(desk_open_answer.lead_id));
end
$$;

create function private.last_answer(lead uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', event.id, 'what', event.what, 'who', event.who_name, 'at', event.at)
    from private.lead_events event where event.lead_id = lead and event.what in ('answer', 'call')
    order by event.id desc limit 1
  $$;

-- Whoever answers looks after it, unless somebody does already; and what was new is answered.
create function private.answer_lead(was public.leads, me uuid) returns public.leads
  language plpgsql set search_path = ''
  as $$
declare
  lead public.leads := was;
begin
  if was.status = 'new' or was.owner is null then
    update public.leads set status = case when status = 'new' then 'contacted' else status end,
        answered_at = coalesce(answered_at, now()), owner = coalesce(owner, me), version = version + 1
      where id = was.id returning * into lead;
  end if;
  if was.status = 'new' then perform private.log_lead(lead.id, lead.email, 'status', 'new', lead.status); end if;
  if was.owner is null then perform private.log_lead(lead.id, lead.email, 'owner', null, private.name_of(me)); end if;
  return lead;
end
$$;

-- As before; and where a colleague has answered since `seen_answer`, the last one that the writer knew of, it asks first.
-- Who names none is not asked: a page from before does not know the question.
drop function public.desk_send_answer(uuid, uuid, text, text);
create function public.desk_send_answer(lead_id uuid, mail_id uuid, subject text, body text, seen_answer bigint default null)
  returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  was public.leads := private.find_lead(desk_send_answer.lead_id);
begin
  if exists (select from private.outbox where id = desk_send_answer.mail_id and template = 'desk-answer' and reference = was.id) then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;
  if was.email is null then
    raise check_violation using message = 'This person left no address to write to.';
  end if;
  if was.kind = 'offer' and private.wants_no_offers(was.email) then
    raise check_violation using message = 'This person has asked us for no more offers by email.';
  end if;
  if coalesce(length(trim(subject)), 0) not between 1 and 200 or subject ~ '[\r\n]' then
    raise check_violation using message = 'A subject has between 1 and 200 characters, on one line.';
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 20000 then
    raise check_violation using message = 'A letter has between 1 and 20,000 characters.';
  end if;
  if exists (select from private.lead_events event
             where event.lead_id = was.id and event.what in ('answer', 'call') and event.id > seen_answer and event.who <> me) then
    return jsonb_build_object('kind', 'answered', 'lead', private.lead_json(was), 'last', private.last_answer(was.id));
  end if;
  insert into private.outbox (id, template, recipient, data, reference) values
    (desk_send_answer.mail_id, 'desk-answer', was.email,
     jsonb_strip_nulls(jsonb_build_object('subject', trim(subject), 'body', body,
                                          'offer', case when was.kind = 'offer' then was.id end)), was.id);
  perform private.log_lead(was.id, was.email, 'answer', null, trim(subject) || E'\n\n' || body);
  delete from private.open_answers open where open.lead_id = was.id and open.member = me;
  return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(private.answer_lead(was, me)));
end
$$;

-- A call that was made answers as a letter does: the clock stops. Once for each `request_id`.
create function public.desk_log_call(lead_id uuid, note text, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  was public.leads := private.find_lead(desk_log_call.lead_id);
begin
  if coalesce(length(trim(note)), 0) = 0 or length(note) > 10000 then
    raise check_violation using message = 'A note has between 1 and 10,000 characters.';
  end if;
  if exists (select from private.lead_events event where event.request_id = desk_log_call.request_id) then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;
  insert into private.lead_events (lead_id, person, who, who_name, what, after, request_id)
    values (was.id, lower(was.email), me, private.name_of(me), 'call', trim(note), desk_log_call.request_id);
  -- A call that was agreed by hand has been held with it.
  if was.status = 'booked' and was.booked_for <= now() then
    update public.leads set status = 'contacted', booked_for = null, version = version + 1 where id = was.id returning * into was;
    perform private.log_lead(was.id, was.email, 'status', 'booked', 'contacted');
  end if;
  return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(private.answer_lead(was, me)));
end
$$;

revoke execute on function public.desk_open_answer(uuid, boolean),
  public.desk_send_answer(uuid, uuid, text, text, bigint), public.desk_log_call(uuid, text, uuid) from public, anon;
grant execute on function public.desk_open_answer(uuid, boolean),
  public.desk_send_answer(uuid, uuid, text, text, bigint), public.desk_log_call(uuid, text, uuid) to authenticated;
