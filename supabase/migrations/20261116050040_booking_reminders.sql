-- Queues the reminders that are due: a day before a call and an hour before it, once each, whichever server looks first.
-- After an outage the one for the day is left out where the one for the hour is near. Answers how many.
create function private.remind_of_calls(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  queued integer;
begin
  with days as (
    update private.bookings set day_reminded_at = remind_of_calls.at
      where id in (
        select id from private.bookings
        where status = 'booked' and day_reminded_at is null
          and lower(during) > remind_of_calls.at + interval '2 hours' and lower(during) <= remind_of_calls.at + interval '24 hours'
        for update skip locked)
      returning bookings.*
  ), hours as (
    update private.bookings set hour_reminded_at = remind_of_calls.at
      where id in (
        select id from private.bookings
        where status = 'booked' and hour_reminded_at is null
          and lower(during) > remind_of_calls.at and lower(during) <= remind_of_calls.at + interval '1 hour'
        for update skip locked)
      returning bookings.*
  ), due as (
    select lead_id, email, private.booking_mail(days::private.bookings) || '{"ahead": "day"}' as data from days
    union all
    select lead_id, email, private.booking_mail(hours::private.bookings) || '{"ahead": "hour"}' from hours
  ), owed as (
    insert into private.outbox (template, recipient, data, reference)
      select 'booking-reminder', email, data, lead_id from due
      returning id
  )
  select count(*) into queued from owed;
  return queued;
end
$$;
