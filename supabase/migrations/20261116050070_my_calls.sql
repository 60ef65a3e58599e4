-- The consultations that were booked with an author's address, for the copy of their data. Only an address that its owner
-- has confirmed counts.
create function public.my_calls()
  returns table (starts_at timestamptz, ends_at timestamptz, consultant text, way text, phone text, time_zone text,
                 status text, booked_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select lower(call.during), upper(call.during), call.consultant_name, call.way, call.phone, call.time_zone, call.status,
           call.created_at
    from private.bookings call
    join auth.users author on lower(author.email) = lower(call.email)
    where author.id = auth.uid() and author.email_confirmed_at is not null
    order by lower(call.during) desc, call.id
    limit 100;
end
$$;

revoke execute on function public.my_calls() from public, anon;
grant execute on function public.my_calls() to authenticated;
create index bookings_of_address on private.bookings (lower(email));
