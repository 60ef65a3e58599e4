-- A token is good for an hour, also after its session was ended on another device or before the second step was taken.
-- What belongs to an author therefore asks the session itself. Runs with the rights of its owner, because an author has
-- none in `auth`. PT401 is PostgREST's way to answer 401: the page then asks for the password instead of showing nothing.
create function private.require_open_session() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  claims jsonb := coalesce(auth.jwt(), '{}');
begin
  if not exists (
    select from auth.sessions
    where id::text = claims ->> 'session_id' and user_id = auth.uid() and (not_after is null or not_after > now())
  ) then
    raise sqlstate 'PT401' using message = 'The session has ended. Please sign in again.';
  end if;
  if claims ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified') then
    raise sqlstate 'PT401' using message = 'The code of the authenticator app is missing. Please sign in again.';
  end if;
  return true;
end
$$;

-- The log of a project is reached through its project, and with it through this.
create policy "authors reach their projects through an open session" on public.projects
  as restrictive for all to authenticated
  using ((select private.require_open_session())) with check ((select private.require_open_session()));

-- The devices that somebody is signed in on, for their own eyes: no address, no place.
create function public.my_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select session.id, coalesce(session.user_agent, ''), session.created_at,
           greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
           session.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions session
    where session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
    order by 5 desc, 4 desc, 1
    limit 200;
end
$$;

-- Ends one of one's own sessions; false where there is none of that number any more, or it is somebody else's.
create function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  delete from auth.sessions where id = end_session.session_id and user_id = auth.uid();
  return found;
end
$$;

revoke execute on function public.my_sessions(), public.end_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.end_session(uuid) to authenticated;
