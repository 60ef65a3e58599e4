-- Until a project is in production, its status is what its author says, and nobody else. From then on it is the house's.
-- The author is told by mail, in the same transaction.
create or replace function public.desk_change_project(project bigint, seen_version integer, new_status text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was public.projects;
  changed public.projects;
  address text;
begin
  perform private.require_staff();
  select * into was from public.projects where id = desk_change_project.project for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such project anymore.';
  end if;
  if not exists (select from public.books where project_id = was.id) then
    raise check_violation using message = 'Until this project is in production, its status is the author’s own.';
  end if;
  if was.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'project', private.project_json(was));
  end if;
  if was.status = trim(new_status) then
    return jsonb_build_object('kind', 'saved', 'project', private.project_json(was));
  end if;
  update public.projects set status = trim(new_status) where id = was.id returning * into changed;
  select email into address from auth.users where id = was.owner;
  insert into private.outbox (template, recipient, data) values
    ('project-status', address, jsonb_build_object('project', was.id, 'title', was.title, 'before', was.status, 'status', changed.status));
  perform private.log_project(was.id, was.status, changed.status);
  return jsonb_build_object('kind', 'saved', 'project', private.project_json(changed));
end
$$;
