-- A person: whoever has left an address or a number, has an account, or was typed in at the desk. Everything that happens
-- with them hangs on this row and not on an address, so that it outlives a change of address, a second mailbox and a call
-- without one. See docs/decisions (persons, not addresses).
create table public.persons (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 320),
  -- Somebody at the desk has said how they are called: what comes in later does not change it.
  is_named_by_hand boolean not null default false,
  -- Where they are written to, of all their addresses.
  address text check (private.is_email_address(address)),
  -- Only an account whose address is confirmed: anybody can sign up under somebody else's.
  account uuid unique references auth.users (id) on delete set null,
  -- Two persons who are one: this one's rows stay where they are and are shown with those of the other, so that nothing
  -- moves, and a merge can be taken back. Never more than one step: whoever is merged into has no such line.
  merged_into uuid references public.persons (id) on delete set null deferrable initially deferred,
  created_at timestamptz not null default now(),
  check (merged_into <> id)
);

create function private.name_key(name text) returns text
  language sql immutable set search_path = ''
  as $$ select lower(regexp_replace(trim(name), '\s+', ' ', 'g')) $$;

create index persons_merged on public.persons (merged_into) where merged_into is not null;
create index persons_by_name on public.persons (private.name_key(name));
-- One or two letters are looked for at the beginning of a name.
create index persons_by_start on public.persons (lower(name) text_pattern_ops);
create index persons_newest on public.persons (created_at desc, id desc) where merged_into is null;
do $$
begin
  execute format('create index persons_search on public.persons using gin (lower(name) %s.gin_trgm_ops) with (fastupdate = off)',
                 (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end
$$;

-- An address is one person's. Where it came from decides how long it is kept: a form's as long as what was sent with it, an
-- account's as long as the account, one that was typed in at the desk as long as the person.
create table public.person_addresses (
  address_key text primary key check (length(address_key) <= 640),
  person uuid not null references public.persons (id) on delete cascade,
  origin text not null check (origin in ('form', 'account', 'desk')),
  created_at timestamptz not null default now()
);

create index person_addresses_of_person on public.person_addresses (person, created_at);
create index person_addresses_by_text on public.person_addresses (address_key text_pattern_ops);

-- A number may be a family's or an office's, so that two persons may have the same one; then the desk is asked.
create table public.person_phones (
  person uuid not null references public.persons (id) on delete cascade,
  -- The last ten digits, which are what people dial.
  phone_key text not null check (phone_key ~ '^\d{6,10}$'),
  phone text not null check (length(phone) <= 200),
  origin text not null check (origin in ('form', 'desk')),
  created_at timestamptz not null default now(),
  primary key (person, phone_key)
);

create index person_phones_by_number on public.person_phones (phone_key text_pattern_ops);

create function private.phone_key(phone text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when length(digits) >= 6 then right(digits, 10) end
    from (select regexp_replace(phone, '\D', '', 'g') as digits) as number
  $$;

alter table public.persons enable row level security;
alter table public.person_addresses enable row level security;
alter table public.person_phones enable row level security;
revoke all on public.persons, public.person_addresses, public.person_phones from anon, authenticated;
grant select on public.persons, public.person_addresses, public.person_phones to authenticated;
create policy "staff read persons" on public.persons
  for select to authenticated using ((select public.is_staff()));
create policy "staff read the addresses of persons" on public.person_addresses
  for select to authenticated using ((select public.is_staff()));
create policy "staff read the numbers of persons" on public.person_phones
  for select to authenticated using ((select public.is_staff()));

-- Everybody who is this person: itself, and whoever was merged with it.
create function private.members_of(who uuid) returns uuid[]
  language sql stable set search_path = ''
  as $$
    with root as (select coalesce(merged_into, id) as id from public.persons where id = who)
    select array(select id from root
                 union select person.id from root join public.persons person on person.merged_into = root.id)
  $$;

create function private.addresses_of(members uuid[]) returns text[]
  language sql stable set search_path = ''
  as $$ select array(select address_key from public.person_addresses where person = any (members) order by created_at, address_key) $$;

create function private.note_phone(who uuid, given text, came text) returns void
  language sql set search_path = ''
  as $$
    insert into public.person_phones (person, phone_key, phone, origin)
    select who, private.phone_key(given), trim(given), came where private.phone_key(given) is not null
    on conflict (person, phone_key) do update set origin = excluded.origin where excluded.origin = 'desk'
  $$;

-- The person behind an address, made where there is none. Of two at once, the second waits and takes the first one's. Held
-- until the transaction ends: a person whose last request is removed in this moment is either kept, or made anew.
create function private.person_of_address(given text, called text, came text, at timestamptz) returns uuid
  language plpgsql set search_path = ''
  as $$
declare
  found_person uuid;
  made uuid;
begin
  select held.person into found_person
    from public.person_addresses held join public.persons known on known.id = held.person
    where held.address_key = lower(given) for key share of known;
  if found then return found_person; end if;
  insert into public.persons (name, address, created_at)
    values (left(coalesce(nullif(trim(called), ''), given), 320), given, at) returning id into made;
  insert into public.person_addresses (address_key, person, origin, created_at) values (lower(given), made, came, at)
    on conflict (address_key) do nothing;
  if found then return made; end if;
  delete from public.persons where id = made;
  select person into found_person from public.person_addresses where address_key = lower(given);
  return found_person;
end
$$;

alter table public.leads add column person uuid references public.persons (id);

-- Whose lead it is: the person of its address. A call without one is a person of its own until the desk says whose it is.
create function private.find_person_of_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.person is null and new.email is not null then
    new.person := private.person_of_address(new.email, case when new.kind <> 'newsletter' then new.name end, 'form', new.created_at);
  elsif new.person is null then
    insert into public.persons (name, created_at) values (left(new.name, 320), new.created_at) returning id into new.person;
  end if;
  -- As they were called last; the offer asks for a first name alone, which is better than an address and no better than more.
  if new.kind <> 'newsletter' and trim(new.name) <> '' then
    update public.persons set name = left(new.name, 320)
      where id = new.person and not is_named_by_hand and name <> new.name and (new.kind <> 'offer' or name like '%@%');
  end if;
  perform private.note_phone(new.person, new.phone, 'form');
  return new;
end
$$;

create trigger find_person_of_lead before insert on public.leads
  for each row execute function private.find_person_of_lead();
-- Also where the other triggers sleep, because nobody is to be mailed: no lead is nobody's.
alter table public.leads enable always trigger find_person_of_lead;

-- An entry of the log that is about no lead names the person themselves.
alter table private.lead_events add column person_id uuid;
alter table private.lead_events drop constraint lead_events_check;
alter table private.lead_events add constraint lead_events_check
  check (lead_id is not null or person is not null or person_id is not null);
create index lead_events_of_person_id on private.lead_events (person_id, id) where person_id is not null;

create function private.find_person_of_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.lead_id is null and new.person_id is null and new.person is not null then
    select person into new.person_id from public.person_addresses where address_key = new.person;
  end if;
  return new;
end
$$;

create trigger find_person_of_event before insert on private.lead_events
  for each row execute function private.find_person_of_event();

-- Takes away what nobody needs any more: addresses and numbers of what was sent and is gone, and the person when neither a
-- lead nor an account is left of them. Whoever others were merged into stays for as long as one of them does, because that
-- row is who they are, with its notes. Whoever calls it has just taken something away.
create function private.tidy_person(who uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept public.persons;
begin
  select * into kept from public.persons where id = who for update;
  if not found then return; end if;
  if kept.account is null and not exists (select from public.leads where person = who)
    and not exists (select from public.persons where merged_into = who) then
    delete from public.persons where id = who;
    perform private.tidy_person(kept.merged_into);
    return;
  end if;
  delete from public.person_addresses held
    where held.person = who and (held.origin = 'form' or (held.origin = 'account' and kept.account is null))
      and not exists (select from public.leads where person = who and email_key = held.address_key)
      and not exists (select from auth.users where id = kept.account and lower(email) = held.address_key);
  delete from public.person_phones held
    where held.person = who and held.origin = 'form'
      and not exists (select from public.leads where person = who and private.phone_key(phone) = held.phone_key);
  update public.persons set address = (
      select address_key from public.person_addresses where person = any (private.members_of(who))
      order by created_at desc, address_key limit 1)
    where id = who and address is not null
      and not exists (select from public.person_addresses
                      where address_key = lower(kept.address) and person = any (private.members_of(who)));
end
$$;

create function private.tidy_person_of_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.tidy_person(old.person);
  return null;
end
$$;

create trigger tidy_person_of_lead after delete on public.leads
  for each row when (old.person is not null) execute function private.tidy_person_of_lead();

-- With a person goes what was noted about them and written to them apart from any lead. What is about a lead or an account
-- goes with that.
create function private.drop_traces_of_person() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
begin
  perform set_config('halftitle.erasing', 'on', true);
  delete from private.lead_events where person_id = old.id;
  perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
  delete from private.outbox where reference = old.id and not exists (select from public.leads where id = old.id);
  return null;
end
$$;

create trigger drop_traces_of_person after delete on public.persons
  for each row execute function private.drop_traces_of_person();

create function private.has_account(who uuid) returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from public.persons where id = any (private.members_of(who)) and account is not null) $$;

-- An account is a person's from the moment its address is confirmed, and stays theirs when the address changes: the new
-- one is added to the old ones. Where the new address is another person's already, the desk is asked whether they are one.
-- An address that somebody has left behind goes with whoever confirms it next: it is their mailbox now, and not only their
-- account would otherwise be nobody's, but what they send would be shown to the one who had it before.
create function private.person_of_account(account auth.users) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  owner public.persons;
  -- Who had the address until now.
  known uuid;
begin
  select * into owner from public.persons person where person.account = person_of_account.account.id for update;
  if found then
    select person into known from public.person_addresses where address_key = lower(account.email);
  else
    -- Apart from the update, which would not see a person that is made while it looks.
    known := private.person_of_address(account.email, account.raw_user_meta_data ->> 'full_name', 'account',
                                       coalesce(account.created_at, now()));
    if not private.has_account(known) then
      update public.persons set account = person_of_account.account.id where id = known;
      return;
    end if;
    insert into public.persons (name, address, account)
      values (left(coalesce(nullif(trim(account.raw_user_meta_data ->> 'full_name'), ''), account.email), 320), account.email,
              account.id) returning * into owner;
  end if;
  insert into public.person_addresses (address_key, person, origin) values (lower(account.email), owner.id, 'account')
    on conflict (address_key) do update set person = excluded.person, origin = excluded.origin
      where private.has_account(person_addresses.person) and person_addresses.person <> all (private.members_of(owner.id));
  update public.persons set address = account.email
    where id = owner.id and exists (
      select from public.person_addresses where address_key = lower(account.email) and person = any (private.members_of(owner.id)));
  -- Nobody is written to at an address that is another's now.
  perform private.tidy_person(member) from unnest(private.members_of(known)) as member where known <> all (private.members_of(owner.id));
end
$$;

create function private.follow_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.deleted_at is not null or new.email_confirmed_at is null then
    update public.persons set account = null where account = new.id;
  elsif nullif(new.email, '') is not null and not coalesce(new.is_sso_user, false) and not coalesce(new.is_anonymous, false)
    and private.is_email_address(new.email) then
    perform private.person_of_account(new);
  end if;
  return null;
end
$$;

create trigger follow_new_account after insert on auth.users
  for each row execute function private.follow_account();
create trigger follow_account after update of email, email_confirmed_at, deleted_at on auth.users
  for each row when ((old.email, old.email_confirmed_at is null, old.deleted_at is null)
                     is distinct from (new.email, new.email_confirmed_at is null, new.deleted_at is null))
  execute function private.follow_account();

create function private.tidy_person_of_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.tidy_person(new.id);
  return null;
end
$$;

create trigger tidy_person_of_account after update of account on public.persons
  for each row when (old.account is not null and new.account is null) execute function private.tidy_person_of_account();

-- Everybody of today: one person for each address that left something or has an account, and one for each caller without an
-- address. The counts are compared in server/database/upgrade.http.test.ts.
create temporary table met as
  select key, gen_random_uuid() as id, min(at) as at,
         (array_agg(spelling order by at desc))[1] as spelling,
         coalesce((array_agg(called order by at desc) filter (where trim(called) <> ''))[1], max(first_name)) as called,
         (array_agg(account) filter (where account is not null))[1] as account
  from (
    select email_key as key, created_at as at, email as spelling, case when kind not in ('newsletter', 'offer') then name end as called,
           case when kind = 'offer' then name end as first_name, null::uuid as account
      from public.leads where email_key is not null
    union all
    select lower(email), coalesce(created_at, now()), email, raw_user_meta_data ->> 'full_name', null, id from auth.users
      where email_confirmed_at is not null and deleted_at is null and not is_sso_user and not is_anonymous
        and private.is_email_address(email)
  ) as one
  group by key;

insert into public.persons (id, name, address, account, created_at)
  select id, left(coalesce(called, spelling), 320), case when private.is_email_address(spelling) then spelling end, account, at from met;
insert into public.person_addresses (address_key, person, origin, created_at)
  select key, id, case when account is null then 'form' else 'account' end, at from met;
update public.leads as lead set person = met.id from met where met.key = lead.email_key;
-- A caller without an address is a person under the number of the call: old links name it.
insert into public.persons (id, name, created_at) select id, left(name, 320), created_at from public.leads where person is null;
update public.leads set person = id where person is null;
insert into public.person_phones (person, phone_key, phone, origin, created_at)
  select distinct on (person, private.phone_key(phone)) person, private.phone_key(phone), trim(phone), 'form', created_at
  from public.leads where private.phone_key(phone) is not null
  order by person, private.phone_key(phone), created_at desc;
alter table private.lead_events disable trigger protect_lead_events;
update private.lead_events event set person_id = held.person
  from public.person_addresses held where event.lead_id is null and held.address_key = event.person;
alter table private.lead_events enable trigger protect_lead_events;
drop table met;

alter table public.leads alter column person set not null;
drop index public.leads_of_person;
create index leads_of_person on public.leads (person, created_at desc);
create index leads_of_address on public.leads (email_key, created_at desc);
