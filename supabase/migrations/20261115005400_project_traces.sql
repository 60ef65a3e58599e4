-- A project that is deleted takes along what the desk noted and mailed about it: its author was told that it is gone. A
-- log entry about a project therefore names it, and a mail about one has its number under `project` in its data.
alter table private.lead_events add column project_id bigint references public.projects (id) on delete cascade;
create index lead_events_of_project on private.lead_events (project_id) where project_id is not null;
create index outbox_of_project on private.outbox ((data ->> 'project')) where data ? 'project';

-- As with a lead: an entry goes with its project.
create or replace function private.protect_lead_events() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and (
    current_setting('halftitle.erasing', true) = 'on'
    or (old.lead_id is not null and not exists (select from public.leads where id = old.lead_id))
    or (old.project_id is not null and not exists (select from public.projects where id = old.project_id))
  ) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The log is only ever added to.';
end
$$;

-- Entries from before say which project they are about by its title alone; one that was renamed since is found when its
-- author's account goes.
alter table private.lead_events disable trigger protect_lead_events;
update private.lead_events event set project_id = (
    select project.id from public.projects project join auth.users author on author.id = project.owner
    where lower(author.email) = event.person and starts_with(coalesce(event.after, event.before), project.title || ': ')
    order by length(project.title) desc, project.id limit 1)
  where what = 'project';
alter table private.lead_events enable trigger protect_lead_events;

create function private.drop_project_mails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.outbox where data ? 'project' and data ->> 'project' = old.id::text;
  return null;
end
$$;

create trigger drop_project_mails after delete on public.projects
  for each row execute function private.drop_project_mails();

-- The one way in which the desk writes down something about a project.
create function private.log_project(about bigint, was text, became text) returns private.lead_events
  language sql set search_path = ''
  as $$
    insert into private.lead_events (project_id, person, who, who_name, what, before, after)
    select project.id, lower(author.email), auth.uid(), private.name_of(auth.uid()), 'project',
           project.title || ': ' || was, project.title || ': ' || became
    from public.projects project join auth.users author on author.id = project.owner where project.id = about
    returning *
  $$;

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
    raise sqlstate 'PT404' using message = 'There is no such project any more.';
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
