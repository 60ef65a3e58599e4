-- What a lead became: won for what, lost for what reason, booked for when. Empty where nobody has said.
alter table public.leads
  add column won_package text check (won_package in ('launch', 'pro', 'endorsed', 'services')),
  -- In dollars, as it was agreed.
  add column won_amount integer check (won_amount between 0 and 10000000),
  add column lost_reason text check (lost_reason in ('price', 'timing', 'elsewhere', 'silence', 'declined', 'other')),
  add column booked_for timestamptz,
  -- When it was won or lost.
  add column decided_at timestamptz,
  add check (status = 'won' or (won_package is null and won_amount is null)),
  add check (status = 'lost' or lost_reason is null),
  add check (status = 'booked' or booked_for is null),
  add check (status = 'won' or status = 'lost' or decided_at is null);

update public.leads as lead set decided_at = coalesce(
    (select max(at) from private.lead_events where lead_id = lead.id and what = 'status' and after = lead.status), answered_at)
  where status in ('won', 'lost');

create index leads_decided on public.leads (decided_at) where decided_at is not null;
create index leads_booked_for on public.leads (booked_for) where booked_for is not null;

-- Whatever else changes a status, what belonged to the old one goes with it.
create function private.forget_outcome() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.status <> 'won' then new.won_package := null; new.won_amount := null; end if;
  if new.status <> 'lost' then new.lost_reason := null; end if;
  if new.status <> 'booked' then new.booked_for := null; end if;
  new.decided_at := case when new.status not in ('won', 'lost') then null
                         when new.status = old.status then coalesce(new.decided_at, now()) else now() end;
  return new;
end
$$;

create trigger forget_outcome before update of status on public.leads
  for each row execute function private.forget_outcome();

-- As before, and with what a status stands for.
create or replace function public.desk_change_lead(lead_id uuid, seen_version integer, changes jsonb) returns jsonb
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
  if changes ? 'won_package' then lead.won_package := changes ->> 'won_package'; end if;
  if changes ? 'won_amount' then lead.won_amount := changes ->> 'won_amount'; end if;
  if changes ? 'lost_reason' then lead.lost_reason := changes ->> 'lost_reason'; end if;
  if changes ? 'booked_for' then lead.booked_for := changes ->> 'booked_for'; end if;
  if lead.owner is distinct from was.owner and lead.owner is not null
    and not exists (select from private.staff where user_id = lead.owner) then
    raise check_violation using message = 'Only staff can own a lead.';
  end if;
  if lead is not distinct from was then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;

  update public.leads set
    status = lead.status, owner = lead.owner, next_step = lead.next_step, next_step_on = lead.next_step_on,
    won_package = lead.won_package, won_amount = lead.won_amount, lost_reason = lead.lost_reason, booked_for = lead.booked_for,
    answered_at = case when lead.status <> 'new' then coalesce(was.answered_at, now()) end,
    version = was.version + 1
    where id = was.id returning * into lead;
  if lead.status <> was.status then
    perform private.log_lead(lead.id, lead.email, 'status', was.status, lead.status);
  end if;
  if (lead.won_package, lead.won_amount, lead.lost_reason, lead.booked_for)
      is distinct from (was.won_package, was.won_amount, was.lost_reason, was.booked_for)
    and (lead.won_package, lead.won_amount, lead.lost_reason, lead.booked_for) is distinct from (null, null, null, null) then
    perform private.log_lead(lead.id, lead.email, 'outcome', null, concat_ws(', ', lead.won_package,
      '$' || trim(to_char(lead.won_amount, '999,999,999')), lead.lost_reason,
      to_char(lead.booked_for at time zone (select time_zone from private.desk_settings), 'FMDay, FMMonth FMDD, FMHH12:MI AM')));
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

alter table private.lead_events drop constraint lead_events_what_check;
alter table private.lead_events add constraint lead_events_what_check check (what in
  ('received', 'status', 'owner', 'next step', 'note', 'answer', 'reminder', 'code redeemed', 'project', 'booking', 'file',
   'file opened', 'call', 'address', 'merge', 'outcome'));

-- And a time that was agreed by hand, where no call is in the calendar.
create or replace view private.today_call as
  select call.id, call.lead_id, lead.person, call.consultant as owner, lower(call.during) as due_at, call.name,
         coalesce(call.phone, call.meeting_url, '') as text, lead.version, null::bigint as book_id
    from private.bookings call join public.leads lead on lead.id = call.lead_id
    where call.status = 'booked' and lower(call.during) < (select private.house_midnight(private.house_day(now()) + 1))
  union all
  select lead.id, lead.id, lead.person, lead.owner, lead.booked_for, lead.name, coalesce(lead.phone, ''), lead.version, null
    from public.leads lead
    where lead.booked_for is not null and lead.booked_for < private.house_midnight(private.house_day(now()) + 1)
      and not exists (select from private.bookings call where call.lead_id = lead.id and call.status = 'booked');

-- What came of it since a day: what was won month by month in the house's own time, why leads were lost, and what each
-- source was worth. A lead counts by the day it was decided; a source by the leads it brought since then.
create function public.desk_outcomes(since date) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  zone text := (select time_zone from private.desk_settings);
  start timestamptz := private.house_midnight(since);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'won_by_month', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'count', count, 'value', value, 'unsaid', unsaid) order by month), '[]')
      from (select to_char(decided_at at time zone zone, 'YYYY-MM') as month, count(*) as count,
                   coalesce(sum(won_amount), 0) as value, count(*) filter (where won_amount is null) as unsaid
            from public.leads where decided_at >= start and status = 'won' group by 1) as months),
    'lost_by_reason', (
      select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
      from (select coalesce(lost_reason, 'unsaid') as reason, count(*) as count
            from public.leads where decided_at >= start and status = 'lost' group by 1) as reasons),
    'won_by_source', (
      select coalesce(jsonb_agg(jsonb_build_object('source', source, 'leads', leads, 'won', won, 'value', value)
                                order by value desc, won desc, leads desc, source), '[]')
      from (select source, count(*) as leads, count(*) filter (where status = 'won') as won, coalesce(sum(won_amount), 0) as value
            from public.leads where created_at >= start and due_at is not null and status <> 'spam'
            group by source order by value desc, won desc, leads desc limit 100) as sources));
end
$$;

revoke execute on function public.desk_outcomes(date) from public, anon;
grant execute on function public.desk_outcomes(date) to authenticated;
