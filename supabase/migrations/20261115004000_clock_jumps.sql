-- A clock that ran ahead and was set back leaves buckets that would stay full until the wrong hour comes round: one of
-- them belongs to the whole house, and every form would be refused until then. A bucket drains within its span, so
-- whatever claims to be full for longer was written by a wrong clock and counts as empty. A minute is left for
-- servers whose clocks differ a little.
create function private.filled_until(empty_at timestamptz, span interval, at timestamptz) returns timestamptz
  language sql immutable
  as $$ select case when empty_at > at + span + interval '1 minute' then at else greatest(empty_at, at) end $$;

create or replace function private.take_turns(
  buckets text[], costs integer[], caps integer[], spans interval[], at timestamptz
) returns integer
  language plpgsql
  as $$
declare
  seconds integer;
begin
  -- Always in the same order, so that two callers never wait for each other.
  insert into private.rate_limits (bucket, empty_at)
    select wanted, at from unnest(buckets) as wanted order by wanted
    on conflict (bucket) do nothing;
  perform from private.rate_limits where bucket = any (buckets) order by bucket for update;

  select ceil(extract(epoch from max(
      private.filled_until(kept.empty_at, wanted.span, at) + wanted.span * wanted.cost / wanted.cap - wanted.span - at)))
    into seconds
    from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
    join private.rate_limits as kept using (bucket);
  if seconds > 0 then
    return seconds;
  end if;

  update private.rate_limits as kept
    set empty_at = private.filled_until(kept.empty_at, wanted.span, at) + wanted.span * wanted.cost / wanted.cap
    from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
    where kept.bucket = wanted.bucket;
  return 0;
end
$$;

-- The same for the counters of the sign-in service.
create function private.is_over(resets_at timestamptz, span interval, at timestamptz) returns boolean
  language sql immutable
  as $$ select resets_at <= at or resets_at > at + span + interval '1 minute' $$;

create or replace function private.use_auth_limit(named text, cap integer, span interval, at timestamptz) returns timestamptz
  language sql
  as $$
    insert into private.auth_limits as limits (bucket, used, resets_at) values (named, 1, at + span)
    on conflict (bucket) do update set
      used = case when private.is_over(limits.resets_at, span, at) then 1 else least(limits.used, 1000000) + 1 end,
      resets_at = case when private.is_over(limits.resets_at, span, at) then at + span else limits.resets_at end
    returning case when used > cap then resets_at end
  $$;
