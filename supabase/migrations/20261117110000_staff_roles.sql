-- Owners decide who works at the desk; members do the work. Who has a seat today becomes an owner. Beside the role, how each
-- of them is called, signs and looks, and by which clock they work.

-- A JPEG and nothing else, small enough to travel with the list of colleagues. The browser draws it anew before it sends it,
-- so that nothing of the file that somebody chose comes along; this looks at what arrives.
create function private.is_portrait(portrait text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  picture bytea;
begin
  if length(portrait) > 60000 or portrait !~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' then return false; end if;
  picture := decode(substr(portrait, 24), 'base64');
  return length(picture) > 100 and substr(picture, 1, 3) = '\xffd8ff' and substr(picture, length(picture) - 1) = '\xffd9';
exception when invalid_parameter_value then
  return false;
end
$$;

alter table private.staff
  add column role text not null default 'member' check (role in ('owner', 'member')),
  -- Null: as their account says.
  add column name text check (length(trim(name)) between 1 and 200 and name !~ '[\r\n]'),
  add column signature text not null default '' check (length(signature) <= 1000),
  -- An IANA name; null: the house's own.
  add column time_zone text check (length(time_zone) <= 100),
  add column portrait text check (private.is_portrait(portrait));

update private.staff set role = 'owner';

-- Whoever sits down first at an empty desk owns it.
create function private.seat_first_owner() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if not exists (select from private.staff where role = 'owner') then new.role := 'owner'; end if;
  return new;
end
$$;
create trigger seat_first_owner before insert on private.staff
  for each row execute function private.seat_first_owner();

-- Two owners who remove each other, or delete their accounts, in the same moment come one after the other.
create function private.lock_seats() returns void
  language sql set search_path = ''
  as $$ select pg_catalog.pg_advisory_xact_lock(7420181503) $$;

-- Desk and command refuse to remove the last owner. An account that its holder deletes goes all the same; then whoever has
-- been there longest owns the desk, so that it is never without.
create function private.seat_next_owner() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform private.lock_seats();
  if not exists (select from private.staff where role = 'owner') then
    update private.staff set role = 'owner'
      where user_id = (select user_id from private.staff order by added_at, user_id limit 1);
  end if;
  return null;
end
$$;
create trigger seat_next_owner after delete on private.staff
  for each statement execute function private.seat_next_owner();

create function private.is_last_owner(member uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from private.staff where user_id = member and role = 'owner')
      and not exists (select from private.staff where user_id <> member and role = 'owner')
  $$;

-- For the operator's command: an empty desk may be left, one with members keeps its owner.
create function private.remove_seat(member uuid) returns text
  language plpgsql set search_path = ''
  as $$
begin
  perform private.lock_seats();
  if private.is_last_owner(member) and exists (select from private.staff where user_id <> member) then
    return 'last owner';
  end if;
  delete from private.staff where user_id = member;
  return case when found then 'removed' else 'nobody' end;
end
$$;

create or replace function private.name_of(account uuid) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce((select member.name from private.staff member where member.user_id = account),
                    nullif(trim(raw_user_meta_data ->> 'full_name'), ''), email::text)
    from auth.users where id = account
  $$;

-- Hours are kept by somebody's own clock, so that there is one zone for both.
create function private.share_zone() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update private.staff set time_zone = new.time_zone where user_id = new.id and time_zone is distinct from new.time_zone;
  return null;
end
$$;
create trigger share_zone after insert or update of time_zone on private.consultants
  for each row execute function private.share_zone();
update private.staff member set time_zone = hours.time_zone from private.consultants hours where hours.id = member.user_id;
