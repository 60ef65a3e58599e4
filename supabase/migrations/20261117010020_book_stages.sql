-- What a book goes through, and when. Planned dates are written once, when production opens; forecasts move, with a reason
-- (book_events); actual dates are what happened.
create table public.book_stages (
  id bigint generated always as identity primary key,
  book_id bigint not null references public.books (id) on delete cascade,
  position smallint not null check (position > 0),
  kind text not null check (kind in
    ('agreement', 'developmental', 'line', 'copyedit', 'cover', 'interior', 'proofs', 'printer', 'distribution', 'launch',
     'aftercare')),
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  side text not null check (side in ('house', 'author')),
  owner uuid references auth.users (id) on delete set null,
  owner_name text check (length(owner_name) <= 320),
  waits_for text[] not null default '{}' check (waits_for <@ array
    ['agreement', 'developmental', 'line', 'copyedit', 'cover', 'interior', 'proofs', 'printer', 'distribution', 'launch',
     'aftercare']),
  planned_start date not null,
  planned_end date not null check (planned_end >= planned_start),
  forecast_start date not null,
  forecast_end date not null check (forecast_end >= forecast_start),
  started_on date,
  finished_on date check (finished_on >= started_on),
  unique (book_id, kind),
  unique (book_id, position),
  check (finished_on is null or started_on is not null)
);

-- The desk's board: what is under way, and what is late.
create index book_stages_open on public.book_stages (forecast_end, book_id) where finished_on is null;
create index book_stages_of_owner on public.book_stages (owner, forecast_end) where finished_on is null;

create function private.keep_plan() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if (new.book_id, new.kind, new.planned_start, new.planned_end) is distinct from
     (old.book_id, old.kind, old.planned_start, old.planned_end) then
    raise insufficient_privilege using message = 'What was planned stays as it was planned; move the forecast.';
  end if;
  return new;
end
$$;

create trigger keep_plan before update on public.book_stages for each row execute function private.keep_plan();

alter table public.book_stages enable row level security;
revoke all on public.book_stages from anon, authenticated;
grant select on public.book_stages to authenticated;
create policy "authors and their members read the stages of a book" on public.book_stages
  for select to authenticated using (book_id = any (array(select private.my_book_ids())));
