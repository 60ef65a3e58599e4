-- Who works at the desk. Given by `npm run staff`, never by anything that comes in from outside.
create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now(),
  -- Who ran the command, as far as the machine knows.
  added_by text check (length(added_by) <= 200)
);

-- What the desk remembers about itself; one row.
create table private.desk_settings (
  only_row boolean primary key default true check (only_row),
  -- The server switches it off for the demonstration alone, and on again at every other start.
  second_factor_required boolean not null default true,
  -- When the next portion of a letter may be queued, and when the last reminder was: servers share both.
  next_letter_at timestamptz not null default '-infinity',
  last_reminder_at timestamptz not null default '-infinity'
);
insert into private.desk_settings default values;

-- True for a member whose token proves the second factor. Runs with the rights of its owner, because nobody from outside
-- may look into `private`.
create function public.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.staff where user_id = auth.uid())
      and (auth.jwt() ->> 'aal' = 'aal2' or not (select second_factor_required from private.desk_settings))
  $$;

revoke execute on function public.is_staff() from public, anon;
grant execute on function public.is_staff() to authenticated;

-- The first line of every function of the desk. Answers who it is.
create function private.require_staff() returns uuid
  language plpgsql stable set search_path = ''
  as $$
begin
  perform private.require_open_session();
  if not public.is_staff() then
    raise insufficient_privilege using message = 'This is for the staff of the house.';
  end if;
  return auth.uid();
end
$$;

-- How somebody is called at the desk: by the name in their account, otherwise by their address.
create function private.name_of(account uuid) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(nullif(trim(raw_user_meta_data ->> 'full_name'), ''), email::text) from auth.users where id = account
  $$;

-- Null for whoever is not staff. Also answers where only the second factor is missing, so that the page can say so.
create function public.desk_me() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'id', account.id, 'email', account.email, 'name', private.name_of(account.id),
      'needs_second_factor', not public.is_staff())
    from private.staff member join auth.users account on account.id = member.user_id
    where member.user_id = auth.uid()
  $$;

create function public.desk_staff() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', account.id, 'email', account.email, 'name', private.name_of(account.id))
                              order by private.name_of(account.id), account.id), '[]')
    from private.staff member join auth.users account on account.id = member.user_id
  );
end
$$;

revoke execute on function public.desk_me(), public.desk_staff() from public, anon;
grant execute on function public.desk_me(), public.desk_staff() to authenticated;
