-- When somebody at the desk last opened a project, for its author to see: whose work is looked at may know it. One row for
-- each project, and no history; it goes with the project. The list of all projects opens none of them.
create table public.project_looks (
  project_id bigint primary key references public.projects (id) on delete cascade,
  looked_at timestamptz not null default now()
);

alter table public.project_looks enable row level security;
revoke all on public.project_looks from anon, authenticated;
grant select on public.project_looks to authenticated;

create policy "authors see when their own projects were opened" on public.project_looks
  for select to authenticated
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));

create or replace function public.desk_project(project bigint) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  -- Whoever looks at their own project from the desk is no visitor.
  insert into public.project_looks (project_id)
    select kept.id from public.projects kept where kept.id = desk_project.project and kept.owner <> me
    on conflict (project_id) do update set looked_at = excluded.looked_at;
  return (
    select jsonb_build_object('project', private.project_json(kept), 'notes', coalesce((
      select jsonb_agg(private.house_note_json(note) order by note.created_at desc, note.id desc)
      from public.house_notes note where note.project_id = kept.id), '[]'))
    from public.projects kept where kept.id = desk_project.project);
end
$$;
