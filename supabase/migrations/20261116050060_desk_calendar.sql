-- The desk's calendar: who can be booked when, what is booked, and what becomes of it. Each function asks for staff first.

create function private.booking_json(call private.bookings) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', call.id, 'lead_id', call.lead_id, 'consultant', call.consultant, 'consultant_name', call.consultant_name,
      'starts_at', lower(call.during), 'ends_at', upper(call.during), 'way', call.way, 'meeting_url', call.meeting_url,
      'name', call.name, 'email', call.email, 'phone', call.phone, 'time_zone', call.time_zone, 'status', call.status,
      'sequence', call.sequence, 'reason', call.reason, 'created_at', call.created_at)
  $$;

create function private.consultant_json(who private.consultants) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', who.id, 'name', private.name_of(who.id), 'time_zone', who.time_zone, 'hours', who.hours, 'days_off', to_jsonb(who.days_off),
      'observes_holidays', who.observes_holidays, 'notice_hours', who.notice_hours, 'buffer_minutes', who.buffer_minutes,
      'most_per_day', who.most_per_day, 'days_ahead', who.days_ahead, 'meeting_url', who.meeting_url,
      'feed_made_at', who.feed_made_at, 'version', who.version, 'is_sample', who.is_sample)
  $$;

create function private.find_consultant(wanted uuid) returns private.consultants
  language plpgsql set search_path = ''
  as $$
declare
  who private.consultants;
begin
  select * into who from private.consultants where id = wanted for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This member of staff has no hours yet.';
  end if;
  return who;
end
$$;

-- A stretch of the calendar: whoever can be booked, their calls and what they keep for themselves.
create function public.desk_calendar(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if since is null or until is null or not until > since or until - since > interval '62 days' then
    raise check_violation using message = 'The calendar shows two months at most.';
  end if;
  return jsonb_build_object(
    'consultants', coalesce((
      select jsonb_agg(private.consultant_json(who) order by private.name_of(who.id), who.id) from private.consultants who), '[]'),
    'bookings', coalesce((
      select jsonb_agg(private.booking_json(call) order by lower(call.during), call.id)
      from private.bookings call where lower(call.during) < until and lower(call.during) >= since - interval '1 day'
        and upper(call.during) > since and call.status <> 'cancelled'), '[]'),
    'blocks', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'consultant', consultant, 'starts_at', lower(during), 'ends_at', upper(during))
                       order by lower(during), id)
      from private.blocked_times where during && tstzrange(since, until)), '[]'));
end
$$;

-- The calls of some leads, newest first: for the inbox and a person's page.
create function public.desk_calls(leads jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if jsonb_typeof(leads) is distinct from 'array' or 1000 < jsonb_array_length(leads) then
    raise check_violation using message = 'This takes a list of at most a thousand leads.';
  end if;
  return coalesce((
    select jsonb_agg(private.booking_json(call) order by lower(call.during) desc, call.id)
    from private.bookings call
    where call.lead_id = any (array(
      select wanted::uuid from jsonb_array_elements_text(leads) as wanted
      where wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))), '[]');
end
$$;

-- Saves what somebody can be booked by. The first time, `seen_version` is 0.
create function public.desk_save_hours(consultant uuid, seen_version integer, rules jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  who private.consultants;
  days date[];
begin
  perform private.require_staff();
  if not exists (select from private.staff where user_id = desk_save_hours.consultant) then
    raise check_violation using message = 'Only staff can be booked.';
  end if;
  if jsonb_typeof(rules) is distinct from 'object'
    or not exists (select from pg_timezone_names where name = rules ->> 'time_zone') then
    raise check_violation using message = 'Please choose a time zone from the list.';
  end if;
  if not coalesce(private.are_working_hours(rules -> 'hours'), false) then
    raise check_violation using message = 'Please give each stretch of hours a beginning before its end, without two that overlap.';
  end if;
  if jsonb_typeof(rules -> 'days_off') is distinct from 'array' or exists (
    select from jsonb_array_elements_text(rules -> 'days_off') as day
    where case when day ~ '^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
        -- The thirty-first of a month that has none.
        right(day, 2)::integer > extract(day from (left(day, 8) || '01')::date + interval '1 month' - interval '1 day')
      else true end) then
    raise check_violation using message = 'Please write days off as dates.';
  end if;
  days := array(select distinct day::date from jsonb_array_elements_text(rules -> 'days_off') as day order by 1);
  if exists (
    select from unnest(array['notice_hours', 'buffer_minutes', 'most_per_day', 'days_ahead'],
                       array[0, 0, 1, 1], array[336, 120, 48, 90]) as number (name, least, most)
    where not coalesce(jsonb_typeof(rules -> number.name) = 'number' and rules ->> number.name ~ '^\d{1,3}$'
                       and (rules ->> number.name)::integer between number.least and number.most, false)) then
    raise check_violation using message = 'Please check notice, pause, most per day and how far ahead: one of them is out of range.';
  end if;
  if nullif(rules ->> 'meeting_url', '') is not null
    and (rules ->> 'meeting_url' !~ '^https://[^\s<>"]+$' or length(rules ->> 'meeting_url') > 500) then
    raise check_violation using message = 'A meeting address begins with https://.';
  end if;
  insert into private.consultants (id, time_zone, version) values (desk_save_hours.consultant, rules ->> 'time_zone', 0)
    on conflict (id) do nothing;
  who := private.find_consultant(desk_save_hours.consultant);
  if who.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'consultant', private.consultant_json(who));
  end if;
  update private.consultants as kept set
    time_zone = rules ->> 'time_zone', hours = rules -> 'hours', days_off = days,
    observes_holidays = coalesce(rules -> 'observes_holidays' <> 'false', true),
    notice_hours = (rules ->> 'notice_hours')::integer, buffer_minutes = (rules ->> 'buffer_minutes')::integer,
    most_per_day = (rules ->> 'most_per_day')::integer, days_ahead = (rules ->> 'days_ahead')::integer,
    meeting_url = nullif(rules ->> 'meeting_url', ''), version = who.version + 1, is_sample = false, updated_at = now()
    where kept.id = who.id returning * into who;
  return jsonb_build_object('kind', 'saved', 'consultant', private.consultant_json(who));
end
$$;

-- Blocks a stretch, or opens it again. Calls that are booked in it stay.
create function public.desk_block_time(block uuid, consultant uuid, starts_at timestamptz, ends_at timestamptz) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  who private.consultants;
begin
  perform private.require_staff();
  who := private.find_consultant(desk_block_time.consultant);
  if starts_at is null or ends_at is null or not ends_at > starts_at or ends_at - starts_at > interval '31 days' then
    raise check_violation using message = 'A blocked time ends after it begins, within a month.';
  end if;
  insert into private.blocked_times (id, consultant, during) values (block, who.id, tstzrange(starts_at, ends_at))
    on conflict (id) do nothing;
  update private.consultants as kept set version = version + 1 where kept.id = who.id;
  return jsonb_build_object('id', block);
end
$$;

create function public.desk_open_time(block uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from private.blocked_times where id = block;
  return jsonb_build_object('id', block);
end
$$;

create function private.find_call(wanted uuid, seen_sequence integer) returns private.bookings
  language plpgsql stable set search_path = ''
  as $$
declare
  call private.bookings;
begin
  select * into call from private.bookings where id = wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such call any more.';
  end if;
  if call.sequence is distinct from seen_sequence then
    raise sqlstate 'PT409' using message = 'Somebody has just changed this call. Please look at it again.';
  end if;
  return call;
end
$$;

create function private.check_reason(reason text) returns text
  language plpgsql immutable set search_path = ''
  as $$
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then
    raise check_violation using message = 'Please say why in a sentence of at most 500 characters: the visitor reads it.';
  end if;
  return trim(reason);
end
$$;

-- Moves a call for the visitor, to any time that is not booked, also with a colleague. They get the reason by mail.
create function public.desk_move_call(call uuid, seen_sequence integer, consultant uuid, starts_at timestamptz, reason text)
  returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was private.bookings;
  answer text;
begin
  perform private.require_staff();
  was := private.find_call(desk_move_call.call, seen_sequence);
  if starts_at is null then
    raise check_violation using message = 'Please choose a time.';
  end if;
  answer := private.move_call(was.id, jsonb_build_object('consultant', desk_move_call.consultant, 'starts_at', starts_at,
    'minutes', (extract(epoch from upper(was.during) - lower(was.during)) / 60)::integer), true, private.check_reason(reason), now());
  if answer <> 'moved' then
    raise check_violation using message = case answer
      when 'taken' then 'That time is taken or has passed. Please choose another.'
      when 'stale' then 'This member of staff has no hours yet.'
      else 'This call can no longer be moved.' end;
  end if;
  return (select private.booking_json(moved) from private.bookings moved where moved.id = was.id);
end
$$;

create function public.desk_cancel_call(call uuid, seen_sequence integer, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was private.bookings;
begin
  perform private.require_staff();
  was := private.find_call(desk_cancel_call.call, seen_sequence);
  if private.cancel_call(was.id, true, private.check_reason(reason), now()) <> 'cancelled' then
    raise check_violation using message = 'This call can no longer be cancelled.';
  end if;
  return (select private.booking_json(cancelled) from private.bookings cancelled where cancelled.id = was.id);
end
$$;

-- What became of a call once it had begun. The lead hears of it: its status, what is to be done next and by when.
create function public.desk_close_call(call uuid, outcome text, next_step text, next_step_on date) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  closed private.bookings;
  lead public.leads;
  step text := nullif(trim(next_step), '');
begin
  perform private.require_staff();
  if outcome is null or outcome not in ('held', 'no-show', 'follow-up') then
    raise check_violation using message = 'A call was held, missed, or needs a follow-up.';
  end if;
  if length(step) > 500 then
    raise check_violation using message = 'A next step has at most 500 characters.';
  end if;
  select * into closed from private.bookings where id = desk_close_call.call for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such call any more.';
  end if;
  if closed.status = 'cancelled' or lower(closed.during) > now() then
    raise check_violation using message = 'Only a call whose time has come can be closed.';
  end if;
  if closed.status = outcome then
    return private.booking_json(closed);
  end if;
  update private.bookings set status = outcome, updated_at = now() where id = closed.id returning * into closed;
  perform private.log_lead(closed.lead_id, closed.email, 'booking', null,
    case outcome when 'held' then 'Held: ' when 'no-show' then 'Nobody answered: ' else 'Held, with a follow-up: ' end
    || private.say_call(closed.during, closed.consultant_zone));
  perform private.reopen_lead(closed.lead_id, closed.email);
  if step is not null or desk_close_call.next_step_on is not null then
    select * into lead from public.leads where id = closed.lead_id for update;
    update public.leads as kept set next_step = step, next_step_on = desk_close_call.next_step_on, version = version + 1
      where kept.id = lead.id;
    perform private.log_lead(lead.id, closed.email, 'next step',
      nullif(concat_ws(', ', lead.next_step, lead.next_step_on), ''), nullif(concat_ws(', ', step, desk_close_call.next_step_on), ''));
  end if;
  return private.booking_json(closed);
end
$$;

-- A secret address from which a calendar program fetches one's own calls. It is shown once; another one ends it.
create function public.desk_make_feed() returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  who private.consultants := private.find_consultant(private.require_staff());
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update private.consultants as kept set feed_token_hash = sha256(convert_to(token, 'UTF8')), feed_made_at = now()
    where kept.id = who.id;
  return jsonb_build_object('token', token);
end
$$;

create function public.desk_end_feed() returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  who private.consultants := private.find_consultant(private.require_staff());
begin
  update private.consultants as kept set feed_token_hash = null, feed_made_at = null where kept.id = who.id;
  return jsonb_build_object('ended', who.feed_made_at is not null);
end
$$;

revoke execute on function public.desk_calendar(timestamptz, timestamptz), public.desk_calls(jsonb),
  public.desk_save_hours(uuid, integer, jsonb), public.desk_block_time(uuid, uuid, timestamptz, timestamptz),
  public.desk_open_time(uuid), public.desk_move_call(uuid, integer, uuid, timestamptz, text),
  public.desk_cancel_call(uuid, integer, text), public.desk_close_call(uuid, text, text, date),
  public.desk_make_feed(), public.desk_end_feed() from public, anon;
grant execute on function public.desk_calendar(timestamptz, timestamptz), public.desk_calls(jsonb),
  public.desk_save_hours(uuid, integer, jsonb), public.desk_block_time(uuid, uuid, timestamptz, timestamptz),
  public.desk_open_time(uuid), public.desk_move_call(uuid, integer, uuid, timestamptz, text),
  public.desk_cancel_call(uuid, integer, text), public.desk_close_call(uuid, text, text, date),
  public.desk_make_feed(), public.desk_end_feed() to authenticated;
