-- Time that somebody keeps for something else, blocked at the desk by one click.
create table private.blocked_times (
  -- Made by the browser, so that a second click blocks nothing twice.
  id uuid primary key,
  consultant uuid not null references private.consultants (id) on delete cascade,
  during tstzrange not null
    check (not isempty(during) and lower(during) is not null and upper(during) is not null
           and upper(during) - lower(during) <= interval '31 days'),
  created_at timestamptz not null default now()
);

create index blocked_times_of_consultant on private.blocked_times (consultant, upper(during));
