-- How full each bucket is. Every accepted request pours into its buckets (one for the client, one for the address, one
-- for the whole house) and they drain steadily. In the database, so that all servers count together.
create table private.rate_limits (
  -- A purpose and a keyed hash: nobody's address, neither kind, stands in here.
  bucket text primary key check (length(bucket) between 1 and 100),
  -- When it will have drained; the only thing that has to be remembered.
  empty_at timestamptz not null
);

-- Empty buckets are swept away.
create index rate_limits_empty_at on private.rate_limits (empty_at);

-- Takes a turn from every bucket, or from none: who is refused at one of them loses nothing at the others. A bucket
-- holds `caps` turns and drains completely within `spans`. Answers how many seconds to wait; 0 means go ahead.
create function private.take_turns(
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

  select ceil(extract(epoch from max(greatest(kept.empty_at, at) + wanted.span * wanted.cost / wanted.cap - wanted.span - at)))
    into seconds
    from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
    join private.rate_limits as kept using (bucket);
  if seconds > 0 then
    return seconds;
  end if;

  update private.rate_limits as kept
    set empty_at = greatest(kept.empty_at, at) + wanted.span * wanted.cost / wanted.cap
    from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
    where kept.bucket = wanted.bucket;
  return 0;
end
$$;

-- Skips what is in use, so that sweeping never waits for anyone, nor anyone for it.
create function private.sweep_rate_limits(at timestamptz) returns void
  language sql
  as $$
    delete from private.rate_limits where bucket in (
      select bucket from private.rate_limits where empty_at < at order by empty_at limit 1000 for update skip locked
    )
  $$;
