-- A passkey is the device and the person at once, so that a session that it opened stands at aal2 for as long as the
-- account has it. A hosted project may be older than passkeys: then there is no table to ask, and no such session.
create function private.passkeys_of(owner uuid) returns uuid[]
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  passkeys uuid[];
begin
  if to_regclass('auth.webauthn_credentials') is null then return '{}'; end if;
  execute 'select coalesce(array_agg(id), ''{}'') from auth.webauthn_credentials where user_id = $1'
    into passkeys using owner;
  return passkeys;
end
$$;
revoke execute on function private.passkeys_of(uuid) from public;

create or replace function private.session_standing() returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select case
        when session.aal = 'aal2' and (
          exists (
            select from auth.mfa_factors
            where id = session.factor_id and user_id = session.user_id and status = 'verified')
          or session.factor_id = any (private.passkeys_of(session.user_id))) then 'aal2'
        when exists (select from auth.mfa_factors where user_id = session.user_id and status = 'verified')
          then 'owes the second step'
        else 'aal1'
      end
      from auth.sessions session
      where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = auth.uid()
        and (session.not_after is null or session.not_after > now())
    ), 'ended')
  $$;

-- As before, and a passkey shown just now is as good as the password: some accounts have none.
create or replace function private.delete_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  claims jsonb := coalesce(auth.jwt(), '{}');
begin
  if new.owner is distinct from auth.uid() then
    raise insufficient_privilege using message = 'An account is deleted by its owner.';
  end if;
  if not exists (
    select from jsonb_array_elements(coalesce(claims -> 'amr', '[]')) as proof
    where proof ->> 'method' in ('password', 'passkey')
      and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '5 minutes'
  ) or not exists (
    select from auth.sessions where id = (claims ->> 'session_id')::uuid and user_id = new.owner
  ) then
    raise insufficient_privilege using message = 'Enter the password again to delete the account.';
  end if;
  if claims ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors where user_id = new.owner and status = 'verified') then
    raise insufficient_privilege using message = 'Enter the code of the authenticator app to delete the account.';
  end if;
  delete from auth.flow_state where user_id = new.owner;
  delete from auth.users where id = new.owner;
  new.deleted_at := now();
  return new;
end
$$;
