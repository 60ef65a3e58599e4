-- What is to be done today. The house has a day of its own, by the clock on its wall; the server says at its start which.
alter table private.desk_settings add column time_zone text not null default 'America/Los_Angeles';

create function private.house_day(at timestamptz) returns date
  language sql stable set search_path = ''
  as $$ select (at at time zone (select time_zone from private.desk_settings))::date $$;

create function private.house_midnight(day date) returns timestamptz
  language sql stable set search_path = ''
  as $$ select day::timestamp at time zone (select time_zone from private.desk_settings) $$;

-- In the very order in which they are shown, so that the first of many are found without sorting all of them.
drop index public.leads_unanswered;
create index leads_unanswered on public.leads (due_at, id) where status = 'new' and due_at is not null;
create index leads_unanswered_of on public.leads (owner, due_at, id) where status = 'new' and due_at is not null;
create index leads_to_follow on public.leads (next_step_on, id) where next_step_on is not null;
create index bookings_to_hold on private.bookings (lower(during)) where status = 'booked';

-- One line for each thing that waits for somebody, whatever it is: `due_at` is when, `owner` is whose. Each kind of work is a
-- view of its own, named after it. What is added to the house later (replies that came in, books whose turn is ours) is one
-- more view and one more name in domain/today.ts; nothing else has to know of it.
create type private.today_work as (
  kind text, id uuid, lead_id uuid, person uuid, owner uuid, due_at timestamptz, name text, text text, version integer, book_id bigint);

create view private.today_answer as
  select lead.id, lead.id as lead_id, lead.person, lead.owner, lead.due_at, lead.name, lead.summary as text, lead.version,
         null::bigint as book_id
    from public.leads lead where lead.status = 'new' and lead.due_at is not null;

-- Every day again, until it is done or moved.
create view private.today_follow_up as
  select lead.id, lead.id as lead_id, lead.person, lead.owner, private.house_midnight(lead.next_step_on) as due_at, lead.name,
         coalesce(lead.next_step, '') as text, lead.version, null::bigint as book_id
    from public.leads lead
    where lead.next_step_on is not null and lead.next_step_on <= private.house_day(now()) and lead.status <> 'spam';

-- Today's, and those of before that nobody has closed.
create view private.today_call as
  select call.id, call.lead_id, lead.person, call.consultant as owner, lower(call.during) as due_at, call.name,
         coalesce(call.phone, call.meeting_url, '') as text, lead.version, null::bigint as book_id
    from private.bookings call join public.leads lead on lead.id = call.lead_id
    where call.status = 'booked' and lower(call.during) < (select private.house_midnight(private.house_day(now()) + 1));

create view private.today_mail as
  select mail.id, lead.id as lead_id, coalesce(lead.person, held.person) as person, lead.owner, mail.created_at as due_at,
         coalesce(lead.name, mail.recipient) as name, coalesce(mail.last_error, '') as text, lead.version, null::bigint as book_id
    from private.outbox mail
    left join public.leads lead on lead.id = mail.reference
    left join public.person_addresses held on held.address_key = lower(mail.recipient)
    where mail.status = 'dead';

-- Of one kind, the first to be done. Few rows of many are wanted, which no disk has to be turned for: no table is read from
-- end to end for the sake of a name.
create function private.today_of(wanted text, whose text, me uuid, after_due timestamptz, after_id uuid, most integer)
  returns setof private.today_work
  language plpgsql stable set search_path = '' set random_page_cost = 1.1
  as $$
declare
  chosen text := case whose when 'mine' then ' and owner = $1' when 'nobody' then ' and owner is null'
                            when 'open' then ' and (owner = $1 or owner is null)' else '' end
    || case when after_due is not null then ' and (due_at, id) > ($2, $3)' else '' end;
begin
  return query execute format('select %L::text, work.* from private.%I work where true%s order by due_at, id limit %s',
    wanted, 'today_' || replace(wanted, '-', '_'), chosen, most) using me, after_due, after_id;
end
$$;

-- Who took what has no lead that could have an owner: a mail from somebody without a request, what a book waits for. It is
-- nobody's again when its taker leaves, or after a month.
create table private.taken_work (
  work uuid primary key,
  who uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now()
);
create index taken_work_of on private.taken_work (who);

-- In the order in which they are shown and done; the views of replies, messages and books come with what they are about. Past
-- a few hundred nobody counts.
create function public.desk_today(whose text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  return jsonb_build_object(
    'day', private.house_day(now()),
    'kinds', (
      select jsonb_agg(jsonb_build_object('kind', kind, 'count', found.count, 'items', found.items) order by place)
      from unnest(array['answer', 'reply', 'message', 'call', 'follow-up', 'book', 'mail']) with ordinality as kinds (kind, place)
      cross join lateral (
        select count(*) as count, coalesce(
          jsonb_agg(to_jsonb(item) - 'ordinality' || jsonb_build_object('owner_name', private.name_of(item.owner))
                    order by item.ordinality) filter (where item.ordinality <= 100), '[]') as items
        from private.today_of(kind, whose, me, null, null, 500) with ordinality as item) as found));
end
$$;

-- The next of one's own or of nobody's, after the one that was taken last, and from the beginning again at the end. What
-- is nobody's becomes one's own: of two who press at once, each gets another. What has no lead is written down as taken; there
-- the second waits for the first, and goes on.
create function public.desk_take_next(after jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  place timestamptz := after ->> 'due_at';
  item private.today_work;
  was public.leads;
begin
  for round in 1..2 loop
    for item in
      select found.* from unnest(array['answer', 'reply', 'message', 'call', 'follow-up', 'book']) as kinds (kind)
      cross join lateral private.today_of(kind, 'open', me, place, (after ->> 'id')::uuid, 50) as found
      order by found.due_at, found.id
    loop
      if item.lead_id is null then
        if item.owner is null then
          delete from private.taken_work where at < now() - interval '30 days';
          insert into private.taken_work (work, who) values (item.id, me) on conflict do nothing;
          continue when not found;
        end if;
        return to_jsonb(item);
      end if;
      select * into was from public.leads where id = item.lead_id for update skip locked;
      -- Locked by a colleague who takes it, or taken just before.
      continue when not found or (item.kind <> 'call' and was.owner is not null and was.owner <> me)
        or (item.kind = 'answer' and was.status <> 'new');
      if was.owner is null then
        update public.leads set owner = me, version = version + 1 where id = was.id;
        perform private.log_lead(was.id, was.email, 'owner', null, private.name_of(me));
      end if;
      return to_jsonb(item);
    end loop;
    exit when place is null;
    place := null;
  end loop;
  return null;
end
$$;

revoke execute on function public.desk_today(text), public.desk_take_next(jsonb) from public, anon;
grant execute on function public.desk_today(text), public.desk_take_next(jsonb) to authenticated;
