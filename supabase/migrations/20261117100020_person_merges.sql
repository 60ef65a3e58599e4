-- Which two persons were said to be one, by whom and when. For a day it can be taken back; the row itself goes with either.
create table private.person_merges (
  id uuid primary key default gen_random_uuid(),
  kept uuid not null references public.persons (id) on delete cascade,
  merged uuid not null references public.persons (id) on delete cascade,
  -- Everybody who moved: the one who was merged, and whoever had been merged into them before.
  moved uuid[] not null,
  at timestamptz not null default now(),
  who uuid,
  who_name text check (length(who_name) <= 320),
  undone_at timestamptz
);

create index person_merges_of_kept on private.person_merges (kept, at desc);
create index person_merges_of_merged on private.person_merges (merged);

alter table private.lead_events drop constraint lead_events_what_check;
alter table private.lead_events add constraint lead_events_what_check check (what in
  ('received', 'status', 'owner', 'next step', 'note', 'answer', 'reminder', 'code redeemed', 'project', 'booking', 'file',
   'file opened', 'call', 'address', 'merge'));

create function private.log_person(about uuid, happened text, was text, became text, request uuid default null)
  returns private.lead_events
  language sql set search_path = ''
  as $$
    insert into private.lead_events (person_id, who, who_name, what, before, after, request_id)
    values (about, auth.uid(), private.name_of(auth.uid()), happened, was, became, request)
    returning *
  $$;

-- The person under a number, or under that of whoever they were merged with.
create function private.find_person(wanted uuid) returns public.persons
  language plpgsql set search_path = ''
  as $$
declare
  person public.persons;
begin
  select known.* into person from public.persons asked join public.persons known on known.id = coalesce(asked.merged_into, asked.id)
    where asked.id = wanted for update of known;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such person any more.';
  end if;
  return person;
end
$$;

-- Nothing moves: whoever is merged points to whom they are, and is shown with them.
create function public.desk_merge_persons(kept uuid, merged uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  -- In one order, so that two who merge the same pair do not wait for each other.
  first public.persons := private.find_person(least(desk_merge_persons.kept, desk_merge_persons.merged));
  second public.persons := private.find_person(greatest(desk_merge_persons.kept, desk_merge_persons.merged));
  stays public.persons := case when first.id = (private.find_person(desk_merge_persons.kept)).id then first else second end;
  goes public.persons := case when stays.id = first.id then second else first end;
  members uuid[];
begin
  if stays.id = goes.id then
    return jsonb_build_object('id', stays.id);
  end if;
  members := private.members_of(goes.id);
  if (select count(*) from public.persons
      where account is not null and (id = any (members) or id = any (private.members_of(stays.id)))) > 1 then
    raise check_violation using message = 'Each of the two has an account of their own, so they stay two persons.';
  end if;
  update public.persons set merged_into = stays.id where id = any (members);
  insert into private.person_merges (kept, merged, moved, who, who_name)
    values (stays.id, goes.id, members, me, private.name_of(me));
  perform private.log_person(stays.id, 'merge', null, goes.name);
  return jsonb_build_object('id', stays.id);
end
$$;

create function public.desk_undo_merge(merge uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  done private.person_merges;
begin
  perform private.require_staff();
  select * into done from private.person_merges where id = desk_undo_merge.merge for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such merge any more.';
  end if;
  if done.undone_at is null then
    if done.at < now() - interval '1 day' then
      raise check_violation using message = 'A merge can be undone for a day, and this one is older.';
    end if;
    update public.persons set merged_into = case when id <> done.merged then done.merged end
      where id = any (done.moved) and merged_into is not null;
    update private.person_merges set undone_at = now() where id = done.id;
    perform private.log_person(done.kept, 'merge', (select name from public.persons where id = done.merged), null);
  end if;
  return jsonb_build_object('id', done.merged);
end
$$;

-- Who might be the same: by the whole name, by a number, or because the account's address is another person's. A few of each.
create function private.likenesses_of(members uuid[]) returns jsonb
  language sql stable set search_path = ''
  as $$
    with self as (
      select id, name, account from public.persons where id = any (members)
    ), like_them as (
      (select other.id, 'name' as reason from self
         join public.persons other on private.name_key(other.name) = private.name_key(self.name)
         -- One word alone is shared by too many.
         where private.name_key(self.name) like '% %' limit 50)
      union all
      (select other.person, 'phone' from public.person_phones mine
         join public.person_phones other on other.phone_key = mine.phone_key
         where mine.person = any (members) limit 50)
      union all
      (select held.person, 'account' from self
         join auth.users author on author.id = self.account
         join public.person_addresses held on held.address_key = lower(author.email) limit 50)
    ), found as (
      select coalesce(known.merged_into, known.id) as id, array_agg(distinct reason order by reason) as reasons
      from like_them join public.persons known on known.id = like_them.id
      where known.id <> all (members)
      group by 1 order by count(distinct reason) desc, max(known.created_at) desc limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', known.id, 'name', known.name, 'email', known.address,
      'reasons', to_jsonb(found.reasons)) order by known.name, known.id), '[]')
    from found join public.persons known on known.id = found.id
  $$;

revoke execute on function public.desk_merge_persons(uuid, uuid), public.desk_undo_merge(uuid) from public, anon;
grant execute on function public.desk_merge_persons(uuid, uuid), public.desk_undo_merge(uuid) to authenticated;
