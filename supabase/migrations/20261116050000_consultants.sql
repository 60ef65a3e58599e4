-- When a member of staff can be booked for a consultation: hours by the clock on their own wall, and the rules around them.
-- Read and written by the functions of the desk alone.

-- Several stretches a day, none of which meets another. Times are texts of five characters, which sort as they pass.
create function private.are_working_hours(hours jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 28 then false else (
      select count(*) filter (where not coalesce(
          jsonb_typeof(stretch) = 'object' and stretch ->> 'weekday' ~ '^[1-7]$'
          and stretch ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and stretch ->> 'closes' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
          and stretch ->> 'opens' < stretch ->> 'closes', false)) = 0
      from jsonb_array_elements(hours) as stretch
    ) and not exists (
      select from jsonb_array_elements(hours) with ordinality as one (stretch, place)
      join jsonb_array_elements(hours) with ordinality as other (stretch, place) on one.place < other.place
      where one.stretch ->> 'weekday' = other.stretch ->> 'weekday'
        and one.stretch ->> 'opens' < other.stretch ->> 'closes' and other.stretch ->> 'opens' < one.stretch ->> 'closes'
    ) end
  $$;

create table private.consultants (
  -- Whoever leaves the desk is booked no more; the calls that were booked stay.
  id uuid primary key references private.staff (user_id) on delete cascade,
  -- An IANA name.
  time_zone text not null check (length(time_zone) <= 100),
  hours jsonb not null default '[]' check (private.are_working_hours(hours)),
  days_off date[] not null default '{}' check (cardinality(days_off) <= 400),
  -- The federal holidays of the United States.
  observes_holidays boolean not null default true,
  notice_hours integer not null default 24 check (notice_hours between 0 and 336),
  buffer_minutes integer not null default 15 check (buffer_minutes between 0 and 120),
  most_per_day integer not null default 6 check (most_per_day between 1 and 48),
  days_ahead integer not null default 14 check (days_ahead between 1 and 90),
  -- A room of their own. Without one, calls are by telephone.
  meeting_url text check (length(meeting_url) <= 500 and meeting_url ~ '^https://[^\s<>"]+$'),
  -- What is stored of the secret address from which a calendar program fetches the bookings.
  feed_token_hash bytea unique check (length(feed_token_hash) = 32),
  feed_made_at timestamptz,
  -- Grows with whatever changes the times that can be offered: who reckoned with an older one reckons again.
  version integer not null default 1,
  -- The demonstration's, until somebody at the desk saves hours of their own.
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((feed_token_hash is null) = (feed_made_at is null))
);
