create function public.desk_projects(search text, after jsonb, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 200);
  pattern text := '%' || private.like_text(lower(trim(coalesce(search, '')))) || '%';
  found_projects public.projects[];
begin
  perform private.require_staff();
  select array_agg(page::public.projects) into found_projects from (
    select project.* from public.projects project join auth.users author on author.id = project.owner
    where (pattern = '%%' or lower(project.title) like pattern or lower(author.email) like pattern
           or lower(author.raw_user_meta_data ->> 'full_name') like pattern)
      and (after ->> 'id' is null
           or (project.updated_at, project.id) < ((after ->> 'updated_at')::timestamptz, (after ->> 'id')::bigint))
    order by project.updated_at desc, project.id desc limit wanted + 1
  ) as page;
  return jsonb_build_object(
    'projects', coalesce((
      select jsonb_agg(private.project_json(project) order by project.updated_at desc, project.id desc)
      from unnest(found_projects[1:wanted]) as project), '[]'),
    'has_more', coalesce(array_length(found_projects, 1), 0) > wanted);
end
$$;

create function private.house_note_json(note public.house_notes) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('id', note.id, 'project_id', note.project_id, 'who', note.who, 'text', note.text,
                              'created_at', note.created_at)
  $$;

create function public.desk_project(project bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('project', private.project_json(kept), 'notes', coalesce((
      select jsonb_agg(private.house_note_json(note) order by note.created_at desc, note.id desc)
      from public.house_notes note where note.project_id = kept.id), '[]'))
    from public.projects kept where kept.id = desk_project.project);
end
$$;

-- The author is told by mail, in the same transaction.
create function public.desk_change_project(project bigint, seen_version integer, new_status text) returns jsonb
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
  perform private.log_lead(null, address, 'project', was.title || ': ' || was.status, was.title || ': ' || changed.status);
  return jsonb_build_object('kind', 'saved', 'project', private.project_json(changed));
end
$$;

create function public.desk_add_house_note(project bigint, note text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  address text;
  title text;
  written public.house_notes;
begin
  select author.email, kept.title into address, title
    from public.projects kept join auth.users author on author.id = kept.owner
    where kept.id = desk_add_house_note.project;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such project any more.';
  end if;
  insert into public.house_notes (project_id, who, text)
    values (desk_add_house_note.project, private.name_of(me), trim(note)) returning * into written;
  perform private.log_lead(null, address, 'project', null, title || ': ' || written.text);
  return private.house_note_json(written);
end
$$;

revoke execute on function public.desk_projects(text, jsonb, integer), public.desk_project(bigint),
  public.desk_change_project(bigint, integer, text), public.desk_add_house_note(bigint, text) from public, anon;
grant execute on function public.desk_projects(text, jsonb, integer), public.desk_project(bigint),
  public.desk_change_project(bigint, integer, text), public.desk_add_house_note(bigint, text) to authenticated;
