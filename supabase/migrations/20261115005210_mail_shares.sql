-- A mailbox's share of mail is one bucket, whoever fills it, but not all of it is open to everybody: the last turns are kept
-- for those whom nobody may shut out. Takes a turn while the bucket holds less than what is open to the asker; says
-- whether it did. One statement, so that of fifty at once no more get through. The millisecond forgives the rounding of
-- parts of an hour.
create function private.take_share(named text, cap integer, open integer, span interval, at timestamptz) returns boolean
  language sql
  as $$
    with taken as (
      insert into private.rate_limits as kept (bucket, empty_at) values (named, at + span / cap)
      on conflict (bucket) do update set empty_at = private.filled_until(kept.empty_at, span, at) + span / cap
        where private.filled_until(kept.empty_at, span, at) + span / cap <= at + span * open / cap + interval '1 millisecond'
      returning bucket
    )
    select exists (select from taken)
  $$;
