-- An author who leaves inserts one row here, and their account goes with everything in it. What stays is that somebody
-- left, and when: a number that leads to nobody any more.
create table public.account_deletions (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid(),
  deleted_at timestamptz not null default now()
);

alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from anon, authenticated;
grant insert (owner) on public.account_deletions to authenticated;

create policy "authors delete their own account" on public.account_deletions
  for insert to authenticated with check (owner = (select auth.uid()));

-- Runs with the rights of its owner, because an author has none in `auth`. It believes the token alone, and only one whose
-- password was entered in the last five minutes and whose session is still there: a tab left open cannot delete anybody.
create function private.delete_account() returns trigger
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
    where proof ->> 'method' = 'password'
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

create trigger delete_account before insert on public.account_deletions
  for each row execute function private.delete_account();
