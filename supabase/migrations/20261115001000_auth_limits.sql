-- How often something was tried. In the database, so that every server counts the same attacker.
-- A bucket is a purpose and a hash: nobody's address stands in here.
create table private.auth_limits (
  bucket text primary key check (length(bucket) <= 200),
  used integer not null check (used >= 0),
  resets_at timestamptz not null
);

create index auth_limits_resets_at on private.auth_limits (resets_at);

-- Counts one use. Answers null while the bucket holds, else the moment it empties. One statement, so that of fifty
-- callers at once no more than `cap` hear null.
create function private.use_auth_limit(named text, cap integer, span interval, at timestamptz) returns timestamptz
  language sql
  as $$
    insert into private.auth_limits as limits (bucket, used, resets_at) values (named, 1, at + span)
    on conflict (bucket) do update set
      used = case when limits.resets_at <= at then 1 else least(limits.used, 1000000) + 1 end,
      resets_at = case when limits.resets_at <= at then at + span else limits.resets_at end
    returning case when used > cap then resets_at end
  $$;
