-- What the house tells an author about a project, on the project's own page.
create table public.house_notes (
  id bigint generated always as identity primary key,
  project_id bigint not null references public.projects (id) on delete cascade,
  who text not null check (length(who) <= 320),
  text text not null check (length(trim(text)) > 0 and length(text) <= 10000),
  created_at timestamptz not null default now()
);

create index house_notes_of_project on public.house_notes (project_id, created_at desc);

alter table public.house_notes enable row level security;
revoke all on public.house_notes from anon, authenticated;
grant select on public.house_notes to authenticated;

create policy "authors read the notes on their own projects" on public.house_notes
  for select to authenticated
  using (exists (select from public.projects where id = project_id and owner = (select auth.uid())));

-- The desk's list of all projects.
create index projects_newest on public.projects (updated_at desc, id desc);
