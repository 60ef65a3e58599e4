-- What an author jots down beside a project: one sheet each. Apart from the project itself, because it is saved while
-- somebody types, and that must not outdate an edit of the title in another tab.
create table public.project_notes (
  project_id bigint primary key references public.projects (id) on delete cascade,
  text text not null default '' check (length(text) <= 20000),
  -- Grows with each change, so that a change made on an older copy can be noticed instead of overwriting a newer one.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table public.project_notes enable row level security;
revoke all on public.project_notes from anon, authenticated;
grant select on public.project_notes to authenticated;
grant insert (project_id, text), update (text) on public.project_notes to authenticated;

create policy "authors read the notes on their own projects" on public.project_notes
  for select to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())));
create policy "authors begin notes on their own projects" on public.project_notes
  for insert to authenticated
  with check (exists (select from public.projects where id = project_id and owner = (select auth.uid())));
create policy "authors change the notes on their own projects" on public.project_notes
  for update to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())))
  with check (exists (select from public.projects where id = project_id and owner = (select auth.uid())));

create function private.receive_project_notes() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.version := case when tg_op = 'INSERT' then 1 else old.version + 1 end;
  new.updated_at := now();
  return new;
end
$$;

create trigger receive_project_notes before insert or update on public.project_notes
  for each row execute function private.receive_project_notes();
