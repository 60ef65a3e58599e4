-- The desk's own people: who they are, and what an owner may decide about them.

-- A tab that was left open takes nobody's seat away: an owner shows the second step once more, where the house asks for one.
-- 428 tells the page to ask for it.
create function private.require_fresh_step() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not (select second_factor_required from private.desk_settings) then return; end if;
  if not exists (
    select from auth.mfa_amr_claims
    where session_id = (auth.jwt() ->> 'session_id')::uuid
      and authentication_method in ('totp', 'webauthn', 'mfa/webauthn', 'passkey')
      and updated_at > now() - interval '10 minutes') then
    raise sqlstate 'PT428' using message = 'Please take your second step once more.';
  end if;
end
$$;

-- The first line of whatever is the owners' alone. Answers who it is.
create function private.require_owner() returns uuid
  language plpgsql stable set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  if not exists (select from private.staff where user_id = me and role = 'owner') then
    raise insufficient_privilege using message = 'Only an owner of the desk can do this.';
  end if;
  perform private.require_fresh_step();
  return me;
end
$$;

create function private.member_json(member private.staff) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', account.id, 'email', account.email, 'name', private.name_of(account.id), 'role', member.role,
      'time_zone', member.time_zone, 'portrait', member.portrait, 'added_at', member.added_at,
      'is_invited', account.last_sign_in_at is null,
      'has_factor', exists (select from auth.mfa_factors where user_id = account.id and status = 'verified')
        or cardinality(private.passkeys_of(account.id)) > 0)
    from auth.users account where account.id = member.user_id
  $$;

create or replace function public.desk_me() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return (
    select private.member_json(member) || jsonb_build_object(
      'signature', member.signature, 'needs_second_factor', not public.is_staff())
    from private.staff member where member.user_id = auth.uid());
end
$$;

create or replace function public.desk_staff() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.member_json(member) order by private.name_of(member.user_id), member.user_id), '[]')
    from private.staff member);
end
$$;

-- One's own: how one is called, signs, looks, and by which clock one works. Hours follow the clock on the wall.
create function public.desk_save_profile(name text, signature text, time_zone text, portrait text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  if coalesce(length(trim(name)), 0) not between 1 and 200 or name ~ '[\r\n]' then
    raise check_violation using message = 'A name has between 1 and 200 characters, on one line.';
  end if;
  if length(signature) > 1000 then
    raise check_violation using message = 'A signature has at most 1,000 characters.';
  end if;
  if not exists (select from pg_timezone_names zone where zone.name = desk_save_profile.time_zone) then
    raise check_violation using message = 'Please choose a time zone from the list.';
  end if;
  if portrait is not null and not private.is_portrait(portrait) then
    raise check_violation using message = 'This picture cannot be used. Please choose another.';
  end if;
  update private.staff member
    set name = trim(desk_save_profile.name), signature = trim(coalesce(desk_save_profile.signature, '')),
        time_zone = desk_save_profile.time_zone, portrait = desk_save_profile.portrait
    where member.user_id = me;
  update private.consultants hours set time_zone = desk_save_profile.time_zone, version = version + 1, updated_at = now()
    where hours.id = me and hours.time_zone <> desk_save_profile.time_zone;
  perform private.log_desk('profile saved', trim(name), null, null);
  return public.desk_me();
end
$$;

-- Asked by the server before it invites somebody or takes a factor off an account, and by the page to know whether the
-- second step is due.
create function public.desk_prove_owner() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  me uuid := private.require_owner();
begin
  return jsonb_build_object('id', me, 'name', private.name_of(me));
end
$$;

-- Somebody at the desk, for an owner who changes something about them.
create function private.find_member(wanted uuid) returns private.staff
  language plpgsql set search_path = ''
  as $$
declare
  member private.staff;
begin
  perform private.lock_seats();
  -- Whoever waited behind the one who took the seat from under them decides nothing any more.
  perform private.require_owner();
  select * into member from private.staff where user_id = wanted for update;
  if not found then
    raise sqlstate 'PT404' using message = 'Nobody has this seat anymore.';
  end if;
  return member;
end
$$;

create function public.desk_rename_staff(member uuid, name text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.staff;
begin
  perform private.require_owner();
  kept := private.find_member(member);
  if coalesce(length(trim(name)), 0) not between 1 and 200 or name ~ '[\r\n]' then
    raise check_violation using message = 'A name has between 1 and 200 characters, on one line.';
  end if;
  perform private.log_desk('renamed', (select email from auth.users where id = kept.user_id), private.name_of(kept.user_id), trim(name));
  update private.staff seat set name = trim(desk_rename_staff.name) where seat.user_id = kept.user_id returning * into kept;
  return private.member_json(kept);
end
$$;

create function public.desk_change_role(member uuid, new_role text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.staff;
begin
  perform private.require_owner();
  kept := private.find_member(member);
  if new_role not in ('owner', 'member') then
    raise check_violation using message = 'A seat is an owner’s or a member’s.';
  end if;
  if new_role <> 'owner' and private.is_last_owner(kept.user_id) then
    raise sqlstate 'PT409' using message = 'The desk needs an owner. Make somebody else one first.';
  end if;
  if kept.role <> new_role then
    perform private.log_desk('role changed', (select email from auth.users where id = kept.user_id), kept.role, new_role);
    update private.staff seat set role = new_role where seat.user_id = kept.user_id returning * into kept;
  end if;
  return private.member_json(kept);
end
$$;

-- At once: the next question of theirs is refused. Their open leads are nobody's then; the account stays theirs.
create function public.desk_remove_staff(member uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.staff;
begin
  perform private.require_owner();
  kept := private.find_member(member);
  if private.is_last_owner(kept.user_id) then
    raise sqlstate 'PT409' using message = 'The last owner cannot be removed. Make somebody else an owner first.';
  end if;
  perform private.log_desk('removed', (select email from auth.users where id = kept.user_id), private.name_of(kept.user_id), null);
  delete from private.staff where user_id = kept.user_id;
  return jsonb_build_object('removed', kept.user_id);
end
$$;

revoke execute on function public.desk_save_profile(text, text, text, text), public.desk_prove_owner(),
  public.desk_rename_staff(uuid, text), public.desk_change_role(uuid, text), public.desk_remove_staff(uuid) from public, anon;
grant execute on function public.desk_save_profile(text, text, text, text), public.desk_prove_owner(),
  public.desk_rename_staff(uuid, text), public.desk_change_role(uuid, text), public.desk_remove_staff(uuid) to authenticated;
