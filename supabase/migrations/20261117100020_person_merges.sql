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

-- Merges and their ends come one after the other: each looks at who belongs to whom, and changes it.
create function private.lock_merges() returns void
  language sql set search_path = ''
  as $$ select pg_catalog.pg_advisory_xact_lock(7420181519) $$;

-- The person under a number, or under that of whoever they were merged with; also where that happens while we wait for it.
create function private.find_person(wanted uuid) returns public.persons
  language plpgsql set search_path = ''
  as $$
declare
  person public.persons;
begin
  loop
    select known.* into person from public.persons asked join public.persons known on known.id = coalesce(asked.merged_into, asked.id)
      where asked.id = wanted for update of known;
    if not found then
      raise sqlstate 'PT404' using message = 'There is no such person anymore.';
    end if;
    exit when person.merged_into is null;
    wanted := person.merged_into;
  end loop;
  return person;
end
$$;

-- Whoever asked the desk to be left alone has a mark in both lists, and is left alone at every address that they turn out
-- to have. The moment of the merge is on each mark that it makes, and by that its end finds them again.
create function private.share_marks(members uuid[], at timestamptz) returns void
  language plpgsql set search_path = ''
  as $$
declare
  addresses text[] := private.addresses_of(members);
begin
  if not exists (
    select from unnest(addresses) as own
    join private.suppressions letters on letters.address_hash = private.suppression_hash(own)
    join private.offer_suppressions offers on offers.address_hash = letters.address_hash) then
    return;
  end if;
  insert into private.suppressions (address_hash, created_at)
    select private.suppression_hash(own), share_marks.at from unnest(addresses) as own on conflict (address_hash) do nothing;
  insert into private.offer_suppressions (address_hash, created_at)
    select private.suppression_hash(own), share_marks.at from unnest(addresses) as own on conflict (address_hash) do nothing;
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = share_marks.at
    where email_key = any (addresses) and status = 'confirmed';
end
$$;

create function private.unshare_marks(members uuid[], at timestamptz) returns void
  language plpgsql set search_path = ''
  as $$
declare
  addresses text[] := private.addresses_of(members);
begin
  delete from private.suppressions where created_at = unshare_marks.at
    and address_hash in (select private.suppression_hash(own) from unnest(addresses) as own);
  delete from private.offer_suppressions where created_at = unshare_marks.at
    and address_hash in (select private.suppression_hash(own) from unnest(addresses) as own);
  update public.newsletter_subscribers set status = 'confirmed', unsubscribed_at = null
    where email_key = any (addresses) and status = 'unsubscribed' and unsubscribed_at = unshare_marks.at
      and confirmed_at is not null;
end
$$;

-- Nothing moves: whoever is merged points to whom they are, and is shown with them.
create function public.desk_merge_persons(kept uuid, merged uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  stays public.persons;
  goes public.persons;
  members uuid[];
begin
  perform private.lock_merges();
  stays := private.find_person(desk_merge_persons.kept);
  goes := private.find_person(desk_merge_persons.merged);
  if stays.id = goes.id then
    return jsonb_build_object('id', stays.id);
  end if;
  members := private.members_of(goes.id);
  if private.has_account(goes.id) and private.has_account(stays.id) then
    raise check_violation using message = 'Each of the two has an account of their own, so they stay two persons.';
  end if;
  update public.persons set merged_into = stays.id where id = any (members);
  insert into private.person_merges (kept, merged, moved, who, who_name)
    values (stays.id, goes.id, members, me, private.name_of(me));
  perform private.share_marks(private.members_of(stays.id), now());
  perform private.log_person(stays.id, 'merge', null, goes.name);
  return jsonb_build_object('id', stays.id);
end
$$;

-- Whoever has been taken out of the group since, or merged with somebody else, stays where they are.
create function public.desk_undo_merge(merge uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  done private.person_merges;
  root public.persons;
begin
  perform private.require_staff();
  perform private.lock_merges();
  select * into done from private.person_merges where id = desk_undo_merge.merge for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such merge anymore.';
  end if;
  if done.undone_at is null then
    if done.at < now() - interval '1 day' then
      raise check_violation using message = 'A merge can be undone for a day, and this one is older.';
    end if;
    root := private.find_person(done.kept);
    perform private.unshare_marks(private.members_of(root.id), done.at);
    update public.persons set merged_into = case when id <> done.merged then done.merged end
      where id = any (done.moved) and merged_into = root.id
        -- Without the one in their middle, who was taken out before, the others stay.
        and exists (select from public.persons middle where middle.id = done.merged and middle.merged_into = root.id);
    update private.person_merges set undone_at = now() where id = done.id;
    perform private.log_person(done.kept, 'merge', (select name from public.persons where id = done.merged), null);
    -- Whoever was there for the sake of the other alone goes.
    perform private.tidy_person(root.id);
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
