-- A promise that was missed is owned up to. When the staff are reminded of a lead, whoever waits for us is told that we are
-- late and by when they will hear from us; once for each lead, and not years later, should the house have been away.
create or replace function private.remind_overdue(at timestamptz) returns integer
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
      returning id, kind, name, email, due_at
  ), noted as (
    insert into private.lead_events (lead_id, at, what) select id, remind_overdue.at, 'reminder' from overdue
  ), owed as (
    insert into private.outbox (template, recipient, data)
      select 'overdue-reminder', 'staff', jsonb_build_object('count', count(*), 'leads', (
        select jsonb_agg(to_jsonb(first) - 'email' order by first.due_at)
        from (select * from overdue order by due_at, id limit 50) as first))
      from overdue having count(*) > 0
  ), told as (
    insert into private.outbox (template, recipient, data, reference)
      select 'lead-late', email,
             jsonb_strip_nulls(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'until', at + interval '24 hours',
                                                  'offer', case when kind = 'offer' then id end)), id
      from overdue
      where email is not null and due_at > at - interval '2 days'
        and not (kind = 'offer' and private.wants_no_offers(email))
  )
  select count(*) into mentioned from overdue;
  if mentioned > 0 then
    update private.desk_settings set last_reminder_at = at;
  end if;
  return mentioned;
end
$$;
