-- Whoever has an authenticator app shows by its code that they are there: entering the password again would begin a new
-- session at its first step, and drop out whoever closes the page before the second.
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
    where proof ->> 'method' in ('password', 'passkey', 'totp', 'mfa/webauthn')
      and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '5 minutes'
  ) or not exists (
    select from auth.sessions where id = (claims ->> 'session_id')::uuid and user_id = new.owner
  ) then
    raise insufficient_privilege using message = 'Show once more that it is you to delete the account.';
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
