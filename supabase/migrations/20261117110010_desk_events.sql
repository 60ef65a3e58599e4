-- What staff did that belongs to no lead: letters, templates, seats, hours, lists taken out. Together with private.lead_events
-- it says who did what. Only ever added to, like that.
create table private.desk_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who uuid,
  -- As it was on that day. Null where the operator did it by a command.
  who_name text,
  what text not null check (what in (
    'invited', 'renamed', 'removed', 'role changed', 'factor reset', 'profile saved',
    'template saved', 'template removed',
    'letter begun', 'letter sent', 'letter scheduled', 'letter unscheduled', 'letter stopped', 'letter resumed',
    'letter deleted', 'letter published', 'letter withdrawn',
    'hours saved', 'time blocked', 'time opened', 'mail retried', 'mail closed', 'list exported')),
  -- Whom or what it was done to: an address, a name, a subject.
  about text not null check (length(about) <= 400),
  before text check (length(before) <= 2000),
  after text check (length(after) <= 2000)
);

create index desk_events_newest on private.desk_events (at desc, id desc);
create index desk_events_of_member on private.desk_events (who, at desc, id desc);
create index desk_events_about on private.desk_events (lower(about));
create index lead_events_by_staff on private.lead_events (at desc, id desc) where who is not null;
create index lead_events_of_member on private.lead_events (who, at desc, id desc) where who is not null;

create function private.protect_desk_events() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and current_setting('halftitle.erasing', true) = 'on' then return old; end if;
  raise insufficient_privilege using message = 'The log is only ever added to.';
end
$$;
create trigger protect_desk_events before update or delete on private.desk_events
  for each row execute function private.protect_desk_events();
create trigger protect_all_desk_events before truncate on private.desk_events
  for each statement execute function private.protect_desk_events();

create function private.log_desk(happened text, about text, was text, became text) returns void
  language sql set search_path = ''
  as $$
    insert into private.desk_events (who, who_name, what, about, before, after)
    values (auth.uid(), private.name_of(auth.uid()), happened, left(about, 400), left(was, 2000), left(became, 2000))
  $$;

-- An address in it goes with the account that it names; not with one that anybody may have begun under that address.
create function private.forget_desk_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
begin
  perform set_config('halftitle.erasing', 'on', true);
  delete from private.desk_events where lower(about) = lower(old.email);
  perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  return null;
end
$$;
revoke execute on function private.forget_desk_events() from public;
create trigger forget_desk_events after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_desk_events();
create trigger forget_soft_deleted_desk_events after update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null and old.email_confirmed_at is not null)
  execute function private.forget_desk_events();

-- Written where the rows change, whichever function changes them; what nobody at the desk does is not theirs to answer for.
create function private.log_hours() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if auth.uid() is not null then
    perform private.log_desk('hours saved', coalesce(private.name_of(new.id), ''), null, null);
  end if;
  return null;
end
$$;
create trigger log_hours after update of time_zone, hours, days_off, notice_hours, buffer_minutes, most_per_day, days_ahead, meeting_url
  on private.consultants for each row execute function private.log_hours();

create function private.log_block() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  block private.blocked_times := case when tg_op = 'DELETE' then old else new end;
begin
  if auth.uid() is not null then
    perform private.log_desk(case when tg_op = 'DELETE' then 'time opened' else 'time blocked' end,
                             coalesce(private.name_of(block.consultant), ''), null, block.during::text);
  end if;
  return null;
end
$$;
create trigger log_block after insert or delete on private.blocked_times
  for each row execute function private.log_block();

create function private.log_retry() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if auth.uid() is not null then
    perform private.log_desk(case when new.status = 'closed' then 'mail closed' else 'mail retried' end, new.recipient, null, new.template);
  end if;
  return null;
end
$$;
create trigger log_retry after update of status on private.outbox
  for each row when (old.status in ('dead', 'bounced') and new.status in ('waiting', 'closed')) execute function private.log_retry();

-- As before, and whoever takes a list out is written down. The lists are the views named private.export_*: one more view is
-- one more list.
create or replace function public.desk_export(list text, after text, page_size integer) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 500), 1), 2000);
  source regclass;
  key_type text;
  columns json;
  rows json;
  next text;
  total bigint;
begin
  perform private.require_staff();
  if list ~ '^[a-z_]{1,40}$' then source := to_regclass('private.export_' || list); end if;
  if source is null then
    raise sqlstate 'PT404' using message = 'There is no such list.';
  end if;
  if after is null then perform private.log_desk('list exported', list, null, null); end if;
  select format_type(atttypid, atttypmod) into key_type from pg_catalog.pg_attribute where attrelid = source and attname = 'key';
  select json_agg(attname order by attnum) into columns from pg_catalog.pg_attribute
    where attrelid = source and attnum > 1;
  execute format(
    'with line as (select * from %1$s where $1 is null or key > $1::%2$s order by key limit $2)
     select json_agg((select json_agg(cell.value order by cell.place) from json_each(row_to_json(line)) with ordinality as cell (name, value, place)
                      where cell.place > 1) order by line.key),
            case when count(*) = $2 then (array_agg(line.key order by line.key desc))[1]::text end,
            (select count(*) from %1$s)
     from line', source, key_type)
    into rows, next, total using after, wanted;
  return json_build_object('columns', columns, 'rows', coalesce(rows, '[]'), 'next', next, 'total', total);
end
$$;

-- An entry about a person and none of their requests names the person.
create or replace view private.export_log as
  select id as key, id, at, who_name as who, what, lead_id, person, before, after, person_id from private.lead_events;

-- Who did what, newest first. `after` is the last line already shown; the person's whole text stays with the person.
create function public.desk_audit(filter jsonb, after jsonb, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  member uuid := nullif(filter ->> 'who', '')::uuid;
  happened text := nullif(filter ->> 'what', '');
  since timestamptz := private.house_midnight(nullif(filter ->> 'since', '')::date);
  until timestamptz := private.house_midnight(nullif(filter ->> 'until', '')::date + 1);
  lines jsonb;
begin
  perform private.require_staff();
  with lines as (
    (select 'lead' as source, event.id, event.at, event.who_name, event.what,
            coalesce(event.person, lead.email, lead.name, known.address, known.name, '') as about, event.before, event.after
     from private.lead_events event left join public.leads lead on lead.id = event.lead_id
       left join public.persons known on known.id = event.person_id
     where event.who is not null and (member is null or event.who = member) and (happened is null or event.what = happened)
       and (since is null or event.at >= since) and (until is null or event.at < until)
       and (desk_audit.after ->> 'id' is null or (event.at, 'lead', event.id) <
            ((desk_audit.after ->> 'at')::timestamptz, desk_audit.after ->> 'source', (desk_audit.after ->> 'id')::bigint))
     order by event.at desc, event.id desc limit wanted + 1)
    union all
    (select 'desk', event.id, event.at, event.who_name, event.what, event.about, event.before, event.after
     from private.desk_events event
     where (member is null or event.who = member) and (happened is null or event.what = happened)
       and (since is null or event.at >= since) and (until is null or event.at < until)
       and (desk_audit.after ->> 'id' is null or (event.at, 'desk', event.id) <
            ((desk_audit.after ->> 'at')::timestamptz, desk_audit.after ->> 'source', (desk_audit.after ->> 'id')::bigint))
     order by event.at desc, event.id desc limit wanted + 1)
  ), page as (
    select * from lines order by at desc, source desc, id desc limit wanted + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
           'source', source, 'id', id, 'at', at, 'who', who_name, 'what', what, 'about', about,
           'before', left(before, 300), 'after', left(page.after, 300)) order by at desc, source desc, id desc), '[]')
    into lines from page;
  return jsonb_build_object(
    'lines', case when jsonb_array_length(lines) > wanted then lines - wanted else lines end,
    'has_more', jsonb_array_length(lines) > wanted);
exception when invalid_text_representation or datetime_field_overflow or invalid_datetime_format then
  raise check_violation using message = 'This filter cannot be understood.';
end
$$;
revoke execute on function public.desk_audit(jsonb, jsonb, integer) from public, anon;
grant execute on function public.desk_audit(jsonb, jsonb, integer) to authenticated;
