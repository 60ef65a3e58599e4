-- What was taken for something that was not stored after all is put back: a refused row costs its sender alone.
create function private.return_turns(buckets text[], costs integer[], caps integer[], spans interval[]) returns void
  language plpgsql
  as $$
begin
  -- In the same order as they are taken, so that two callers never wait for each other.
  perform from private.rate_limits where bucket = any (buckets) order by bucket for update;
  update private.rate_limits as kept
    set empty_at = kept.empty_at - wanted.span * wanted.cost / wanted.cap
    from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
    where kept.bucket = wanted.bucket;
end
$$;

-- Which of the buckets keeps somebody waiting longest, so that nobody is told that it was their own doing when it was not.
create function private.fullest_bucket(
  buckets text[], costs integer[], caps integer[], spans interval[], at timestamptz
) returns text
  language sql stable
  as $$
    select bucket
      from unnest(buckets, costs, caps, spans) as wanted (bucket, cost, cap, span)
      join private.rate_limits as kept using (bucket)
      order by private.filled_until(kept.empty_at, wanted.span, at) + wanted.span * wanted.cost / wanted.cap - wanted.span desc
      limit 1
  $$;
