-- One row for each booked consultation, from the moment it is booked until its lead is forgotten. Moving changes the row,
-- so that a calendar knows it by one number for life and the old time is free in the same transaction.

-- So that one constraint can speak of a person and a stretch of time. It may be there already, wherever somebody put it.
do $$
begin
  if not exists (select from pg_extension where extname = 'btree_gist') then
    create schema if not exists extensions;
    create extension btree_gist with schema extensions;
  end if;
end
$$;

create table private.bookings (
  -- Made by the browser or the page, so that sending it twice books once. Also the event's number in every calendar.
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- A member of staff. Not a reference: the call outlives a seat at the desk, and is then moved by a colleague.
  consultant uuid not null,
  consultant_name text not null,
  consultant_zone text not null,

  during tstzrange not null,
  -- The call and the pause that follows it.
  reserved tstzrange not null,

  way text not null check (way in ('phone', 'video')),
  meeting_url text,
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  email text not null check (private.is_email_address(email)),
  -- The mailbox behind the address, in the one spelling that all its spellings share.
  mailbox text not null check (length(mailbox) <= 320),
  phone text check (length(phone) <= 200 and length(regexp_replace(phone, '\D', '', 'g')) >= 6),
  -- The visitor's own.
  time_zone text not null check (length(time_zone) <= 100),

  status text not null default 'booked' check (status in ('booked', 'cancelled', 'held', 'no-show', 'follow-up')),
  -- Grows with each change that a calendar has to hear of.
  sequence integer not null default 0 check (sequence >= 0),
  -- Why the house moved or cancelled it, in a sentence for the visitor.
  reason text check (length(reason) <= 500),
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  check (not isempty(during) and lower(during) is not null and upper(during) is not null and reserved @> during),
  check (way <> 'video' or meeting_url is not null),
  check (way <> 'phone' or phone is not null),
  -- Whatever else goes wrong, nobody is booked twice at once.
  constraint bookings_never_twice
    exclude using gist (consultant with =, reserved with &&) where (status <> 'cancelled')
);

create index bookings_of_lead on private.bookings (lead_id);
create index bookings_of_mailbox on private.bookings (mailbox) where status = 'booked';
create index bookings_in_order on private.bookings (lower(during));

-- What a lead's log can tell has one kind more.
alter table private.lead_events drop constraint lead_events_what_check;
alter table private.lead_events add constraint lead_events_what_check check (what in
  ('received', 'status', 'owner', 'next step', 'note', 'answer', 'reminder', 'code redeemed', 'project', 'booking'));

-- "Tuesday, November 17, 2026, 9:30 AM (America/Los_Angeles)": where whoever is booked has their clock.
create function private.say_call(during tstzrange, zone text) returns text
  language sql stable set search_path = ''
  as $$ select to_char(lower(during) at time zone zone, 'FMDay, FMMonth FMDD, YYYY, FMHH12:MI AM') || ' (' || zone || ')' $$;

-- What mails are made of: nothing that was typed but the name, which the mail looks at first, and the end of the number.
create function private.booking_mail(call private.bookings) returns jsonb
  language sql stable
  as $$
    select jsonb_strip_nulls(jsonb_build_object(
      'id', call.id, 'lead', call.lead_id, 'sequence', call.sequence, 'name', call.name, 'email', call.email,
      'starts_at', lower(call.during), 'ends_at', upper(call.during), 'way', call.way, 'meeting_url', call.meeting_url,
      'phone_end', right(regexp_replace(call.phone, '\D', '', 'g'), 2),
      'consultant', call.consultant_name, 'consultant_zone', call.consultant_zone, 'time_zone', call.time_zone,
      'changed_at', call.updated_at))
  $$;

-- What the staff's mailbox hears of a call.
create function private.tell_staff_of_call(call private.bookings, happened text, was tstzrange) returns void
  language sql set search_path = ''
  as $$
    insert into private.outbox (template, recipient, data, reference)
    values ('booking-notice', 'staff', jsonb_strip_nulls(private.booking_mail(call) || jsonb_build_object(
      'happened', happened, 'phone', call.phone, 'was', case when was is not null then private.say_call(was, call.consultant_zone) end)),
      call.lead_id)
  $$;

-- A lead whose time is agreed is answered; whoever is booked looks after it, unless somebody does already.
create function private.note_call(call private.bookings, at timestamptz, was text, became text) returns void
  language plpgsql set search_path = ''
  as $$
declare
  lead public.leads;
begin
  perform private.log_lead(call.lead_id, call.email, 'booking', was, became);
  select * into lead from public.leads where id = call.lead_id for update;
  if call.status = 'booked' and lead.status in ('new', 'contacted') then
    update public.leads set status = 'booked', answered_at = coalesce(answered_at, note_call.at), version = version + 1,
        owner = coalesce(owner, (select user_id from private.staff where user_id = call.consultant))
      where id = lead.id;
    perform private.log_lead(lead.id, call.email, 'status', lead.status, 'booked');
  end if;
end
$$;
