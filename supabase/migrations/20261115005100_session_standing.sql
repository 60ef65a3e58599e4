-- How far the session behind a token has come, as its row says it now: a token keeps its level for an hour, also after the
-- session was ended or the authenticator app that lifted it was removed. This is the one place that decides it; whatever
-- asks for a level asks here, and nothing reads `aal` from the token. A level stands on its app: where that is gone, by
-- whoever's hand, so is the level. Runs with the rights of its owner, because an author has none in `auth`.
create function private.session_standing() returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select case
        when session.aal = 'aal2' and exists (
          select from auth.mfa_factors
          where id = session.factor_id and user_id = session.user_id and status = 'verified') then 'aal2'
        when exists (select from auth.mfa_factors where user_id = session.user_id and status = 'verified')
          then 'owes the second step'
        else 'aal1'
      end
      from auth.sessions session
      where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = auth.uid()
        and (session.not_after is null or session.not_after > now())
    ), 'ended')
  $$;

create or replace function private.require_open_session() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  case private.session_standing()
    when 'ended' then
      raise sqlstate 'PT401' using message = 'The session has ended. Please sign in again.';
    when 'owes the second step' then
      raise sqlstate 'PT401' using message = 'The code of the authenticator app is missing. Please sign in again.';
    else return true;
  end case;
end
$$;

-- True for a member whose session has shown the second factor, or has shown all there is where the house demands none.
create or replace function public.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.staff where user_id = auth.uid())
      and case private.session_standing()
        when 'aal2' then true
        when 'aal1' then not (select second_factor_required from private.desk_settings)
        else false
      end
  $$;

-- Null for whoever is not staff. Also answers where the second factor has still to be set up, so that the page can say so.
create or replace function public.desk_me() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return (
    select jsonb_build_object(
      'id', account.id, 'email', account.email, 'name', private.name_of(account.id),
      'needs_second_factor', not public.is_staff())
    from private.staff member join auth.users account on account.id = member.user_id
    where member.user_id = auth.uid()
  );
end
$$;

-- An account is the author's too. The trigger of this table asks for the password and the code in its own words; this
-- asks the session's row, as for everything else that is theirs.
create policy "authors delete their account through an open session" on public.account_deletions
  as restrictive for insert to authenticated with check ((select private.require_open_session()));
