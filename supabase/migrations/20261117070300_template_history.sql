-- Every wording that a template ever had, by whom and when. Running books hold their own stages: a template is read when
-- production opens, and never again.
create table private.production_template_versions (
  package text not null check (package in ('launch', 'pro', 'endorsed')),
  version integer not null check (version > 0),
  stages jsonb not null,
  changed_at timestamptz not null,
  changed_by_name text check (length(changed_by_name) <= 320),
  primary key (package, version)
);

insert into private.production_template_versions
  select package, version, stages, changed_at, changed_by_name from private.production_templates;

create function private.keep_template() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.production_template_versions (package, version, stages, changed_at, changed_by_name)
    values (new.package, new.version, new.stages, new.changed_at, new.changed_by_name);
  return null;
end
$$;

revoke execute on function private.keep_template() from public;
create trigger keep_template after insert or update on private.production_templates
  for each row execute function private.keep_template();

create function private.check_template(stages jsonb) returns void
  language plpgsql stable set search_path = ''
  as $$
declare
  known text[] := array['agreement', 'developmental', 'line', 'copyedit', 'cover', 'interior', 'proofs', 'printer',
                        'distribution', 'launch', 'aftercare'];
  seen text[] := '{}';
  stage jsonb;
begin
  if jsonb_typeof(stages) is distinct from 'array' or jsonb_array_length(stages) not between 1 and 11 then
    raise check_violation using message = 'A template has one to eleven stages.';
  end if;
  for stage in select * from jsonb_array_elements(stages) loop
    if stage ->> 'kind' <> all (known) or stage ->> 'kind' is null or stage ->> 'kind' = any (seen) then
      raise check_violation using message = 'Every stage of a template is one of the known kinds, and each once.';
    end if;
    if coalesce(stage ->> 'side', '') not in ('house', 'author') then
      raise check_violation using message = 'A stage is the house’s or the author’s.';
    end if;
    if jsonb_typeof(stage -> 'workdays') is distinct from 'number'
      or (stage ->> 'workdays')::numeric not between 1 and 500 or (stage ->> 'workdays')::numeric % 1 <> 0 then
      raise check_violation using message = 'A stage takes between 1 and 500 workdays.';
    end if;
    if jsonb_typeof(coalesce(stage -> 'waits_for', '[]')) <> 'array' or exists (
      select from jsonb_array_elements_text(coalesce(stage -> 'waits_for', '[]')) as waited where waited <> all (seen)) then
      raise check_violation using message = 'A stage can wait only for one that stands before it.';
    end if;
    if stage ->> 'owner' is not null and (stage ->> 'side' = 'author' or not exists (
      select from private.staff where user_id::text = stage ->> 'owner')) then
      raise check_violation using message = 'A stage of the house is owned by somebody of the house, and no other has an owner.';
    end if;
    seen := seen || (stage ->> 'kind');
  end loop;
end
$$;

create or replace function public.desk_templates() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(kept) || jsonb_build_object('history', (
        select jsonb_agg(to_jsonb(earlier) - 'package' order by earlier.version desc)
        from (select * from private.production_template_versions version where version.package = kept.package
              order by version.version desc limit 50) as earlier)) order by kept.package), '[]')
    from private.production_templates kept);
end
$$;

create or replace function public.desk_save_template(package text, seen_version integer, stages jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.production_templates;
begin
  perform pg_advisory_xact_lock(7420181503);
  select * into kept from private.production_templates one where one.package = desk_save_template.package;
  if coalesce(kept.version, 0) <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'template', to_jsonb(kept));
  end if;
  perform private.check_template(desk_save_template.stages);
  insert into private.production_templates as one (package, stages, changed_by_name)
    values (desk_save_template.package, desk_save_template.stages, private.name_of(me))
    on conflict on constraint production_templates_pkey do update
      set stages = excluded.stages, version = one.version + 1, changed_at = now(), changed_by_name = excluded.changed_by_name
    returning * into kept;
  return jsonb_build_object('kind', 'saved', 'template', to_jsonb(kept));
end
$$;

revoke execute on function private.check_template(jsonb) from public;
