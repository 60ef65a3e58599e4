-- How a visitor books, moves and cancels. The server reckons which times are free; what is decided here is decided under
-- locks, in this order: the mailbox, the consultant, the call, the lead.

-- Booked without a form before: the mail about the call says what the confirmation would have said.
create or replace function private.answer_consultation_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if coalesce(current_setting('halftitle.booking', true), '') <> 'on' then
    insert into private.outbox (template, recipient, data, reference) values
      ('consultation-confirmation', new.email, to_jsonb(new), new.id);
  end if;
  insert into private.outbox (template, recipient, data, reference) values
    ('consultation-notice', 'staff', to_jsonb(new), new.id);
  return null;
end
$$;

create function private.lock_mailbox(mailbox text) returns void
  language sql set search_path = ''
  as $$ select pg_advisory_xact_lock(hashtextextended('a call of ' || mailbox, 0)) $$;

-- Whether nobody else has the time and the day is not full. Under the consultant's lock, and looked at by the constraint too.
create function private.is_free(who private.consultants, wanted tstzrange, own uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select not exists (
        select from private.bookings
        where consultant = who.id and status <> 'cancelled' and id <> own
          and reserved && tstzrange(lower(wanted), upper(wanted) + make_interval(mins => who.buffer_minutes)))
      and not exists (select from private.blocked_times where consultant = who.id and during && wanted)
      and (select count(*) from private.bookings
           where consultant = who.id and status <> 'cancelled' and id <> own
             and (lower(during) at time zone who.time_zone)::date = (lower(wanted) at time zone who.time_zone)::date)
          < who.most_per_day
  $$;

-- A reminder is not owed where nobody could have forgotten yet.
create function private.unneeded_reminder(starts timestamptz, at timestamptz, before interval) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select case when starts <= at + before then at end $$;

-- Books a call, or says why not: 'booked', 'taken', 'stale' (the rules have changed since the times were reckoned) or
-- 'open', where the mailbox has a call before it already. Asking twice under one number books once: 'repeated'.
create function private.book_call(asked jsonb, at timestamptz) returns text
  language plpgsql set search_path = ''
  as $$
declare
  call private.bookings;
  who private.consultants;
begin
  perform private.lock_mailbox(asked ->> 'mailbox');
  select * into call from private.bookings where id = (asked ->> 'id')::uuid;
  if found then
    return case when call.mailbox = asked ->> 'mailbox' then 'repeated' else 'taken' end;
  end if;
  if exists (select from private.bookings
             where mailbox = asked ->> 'mailbox' and status = 'booked' and upper(during) > book_call.at) then
    return 'open';
  end if;
  select * into who from private.consultants where id = (asked ->> 'consultant')::uuid for update;
  if not found or who.version <> (asked ->> 'seen_version')::integer then return 'stale'; end if;

  call.id := asked ->> 'id';
  call.lead_id := asked ->> 'lead';
  call.consultant := who.id;
  call.consultant_name := private.name_of(who.id);
  call.consultant_zone := who.time_zone;
  call.during := tstzrange((asked ->> 'starts_at')::timestamptz,
                           (asked ->> 'starts_at')::timestamptz + make_interval(mins => (asked ->> 'minutes')::integer));
  call.reserved := tstzrange(lower(call.during), upper(call.during) + make_interval(mins => who.buffer_minutes));
  call.way := asked ->> 'way';
  call.meeting_url := case when call.way = 'video' then who.meeting_url end;
  call.name := asked ->> 'name';
  call.email := asked ->> 'email';
  call.mailbox := asked ->> 'mailbox';
  call.phone := asked ->> 'phone';
  call.time_zone := asked ->> 'time_zone';
  call.status := 'booked';
  call.sequence := 0;
  call.day_reminded_at := private.unneeded_reminder(lower(call.during), at, interval '25 hours');
  call.hour_reminded_at := private.unneeded_reminder(lower(call.during), at, interval '1 hour');
  call.created_at := at;
  call.updated_at := at;
  if not private.is_free(who, call.during, call.id) then return 'taken'; end if;
  begin
    insert into private.bookings values (call.*);
  exception when exclusion_violation then
    return 'taken';
  end;
  insert into private.outbox (template, recipient, data, reference)
    values ('booking-booked', call.email, private.booking_mail(call), call.lead_id);
  perform private.tell_staff_of_call(call, 'booked', null);
  perform private.note_call(call, at, null, 'Booked: ' || private.say_call(call.during, call.consultant_zone));
  return 'booked';
end
$$;

-- Reminders that still wait for a mail server are about a time that is no more. One that is just leaving has left.
create function private.drop_reminders(call private.bookings) returns void
  language sql set search_path = ''
  as $$
    delete from private.outbox where id in (
      select id from private.outbox
      where reference = call.lead_id and template = 'booking-reminder' and status = 'waiting' and data ->> 'id' = call.id::text
      for update skip locked)
  $$;

-- Moves a call: 'moved', 'taken', 'stale', or 'over' where there is nothing left to move. The house may choose any time that
-- is not booked; a visitor chooses among those that are offered. `given` is why, where the house moves it.
create function private.move_call(call_id uuid, asked jsonb, is_staff boolean, given text, at timestamptz) returns text
  language plpgsql set search_path = ''
  as $$
declare
  was private.bookings;
  call private.bookings;
  who private.consultants;
begin
  select * into was from private.bookings where id = call_id;
  if not found then return 'over'; end if;
  perform private.lock_mailbox(was.mailbox);
  select * into who from private.consultants where id = (asked ->> 'consultant')::uuid for update;
  if not found or (not is_staff and who.version <> (asked ->> 'seen_version')::integer) then return 'stale'; end if;
  select * into was from private.bookings where id = call_id for update;
  if was.status <> 'booked' or (not is_staff and lower(was.during) <= at) then return 'over'; end if;

  call := was;
  call.during := tstzrange((asked ->> 'starts_at')::timestamptz,
                           (asked ->> 'starts_at')::timestamptz + make_interval(mins => (asked ->> 'minutes')::integer));
  if call.during = was.during and who.id = was.consultant then return 'moved'; end if;
  if lower(call.during) <= at then return 'taken'; end if;
  if not is_staff and not private.is_free(who, call.during, call.id) then return 'taken'; end if;
  -- By video only where there still is a room: otherwise the number that was left, and without one the room of before.
  if call.way = 'video' and who.id <> was.consultant then
    call.meeting_url := coalesce(who.meeting_url, was.meeting_url);
  end if;
  begin
    update private.bookings set
      consultant = who.id, consultant_name = private.name_of(who.id), consultant_zone = who.time_zone,
      during = call.during,
      reserved = tstzrange(lower(call.during), upper(call.during) + make_interval(mins => who.buffer_minutes)),
      meeting_url = call.meeting_url, time_zone = coalesce(asked ->> 'time_zone', was.time_zone),
      sequence = was.sequence + 1, reason = given,
      day_reminded_at = private.unneeded_reminder(lower(call.during), move_call.at, interval '25 hours'),
      hour_reminded_at = private.unneeded_reminder(lower(call.during), move_call.at, interval '1 hour'),
      updated_at = move_call.at
      where id = was.id returning * into call;
  exception when exclusion_violation then
    return 'taken';
  end;
  perform private.drop_reminders(call);
  insert into private.outbox (template, recipient, data, reference)
    values ('booking-moved', call.email, private.booking_mail(call) || jsonb_strip_nulls(jsonb_build_object(
      'was_at', lower(was.during), 'reason', given)), call.lead_id);
  perform private.tell_staff_of_call(call, 'moved', was.during);
  perform private.note_call(call, at, private.say_call(was.during, was.consultant_zone),
    'Moved to ' || private.say_call(call.during, call.consultant_zone) || coalesce(': ' || given, ''));
  return 'moved';
end
$$;

-- Cancels a call: 'cancelled', also when asked twice, or 'over'. The time is free again with the same commit.
create function private.cancel_call(call_id uuid, is_staff boolean, given text, at timestamptz) returns text
  language plpgsql set search_path = ''
  as $$
declare
  call private.bookings;
begin
  select * into call from private.bookings where id = call_id;
  if not found then return 'over'; end if;
  perform private.lock_mailbox(call.mailbox);
  select * into call from private.bookings where id = call_id for update;
  if call.status = 'cancelled' then return 'cancelled'; end if;
  if call.status <> 'booked' or (not is_staff and lower(call.during) <= at) then return 'over'; end if;
  update private.bookings set status = 'cancelled', sequence = sequence + 1, reason = given, updated_at = cancel_call.at
    where id = call.id returning * into call;
  perform private.drop_reminders(call);
  insert into private.outbox (template, recipient, data, reference)
    values ('booking-cancelled', call.email, private.booking_mail(call) || jsonb_strip_nulls(jsonb_build_object(
      'by', case when is_staff then 'staff' else 'visitor' end, 'reason', given)), call.lead_id);
  perform private.tell_staff_of_call(call, 'cancelled', null);
  perform private.note_call(call, at, null,
    'Cancelled' || case when is_staff then '' else ' by the visitor' end || ': '
    || private.say_call(call.during, call.consultant_zone) || coalesce(': ' || given, ''));
  -- Nothing is booked any more: what comes next is somebody's to decide.
  perform private.reopen_lead(call.lead_id, call.email);
  return 'cancelled';
end
$$;

create function private.reopen_lead(lead uuid, address text) returns void
  language plpgsql set search_path = ''
  as $$
begin
  update public.leads set status = 'contacted', version = version + 1 where id = lead and status = 'booked';
  if found then perform private.log_lead(lead, address, 'status', 'booked', 'contacted'); end if;
end
$$;
