-- Letters that a reply begins with. Each server fills in those of content/desk-answers.ts that are not there yet, at its
-- start; from then on they are the desk's own. Every saved state is kept.
create table private.letter_templates (
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  name text not null check (length(trim(name)) between 1 and 200 and name !~ '[\r\n]'),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[\r\n]'),
  body text not null check (length(trim(body)) between 1 and 20000),
  version integer not null default 1,
  -- In the order in which a conversation needs them; new ones come last.
  place integer not null default 1000,
  is_removed boolean not null default false,
  saved_by text,
  saved_at timestamptz not null default now(),
  -- The reader's name and whoever writes: nothing else is filled in by itself.
  check (regexp_replace(subject || body, '\{(name|me)\}', '', 'g') !~ '[{}]')
);

create table private.letter_template_versions (
  template_id text not null check (length(template_id) <= 80) references private.letter_templates on delete cascade,
  version integer not null,
  name text not null,
  subject text not null,
  body text not null,
  is_removed boolean not null,
  saved_by text,
  saved_at timestamptz not null,
  primary key (template_id, version)
);

create function private.keep_template_version() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  insert into private.letter_template_versions
    values (new.id, new.version, new.name, new.subject, new.body, new.is_removed, new.saved_by, new.saved_at);
  return null;
end
$$;
create trigger keep_template_version after insert or update on private.letter_templates
  for each row execute function private.keep_template_version();

-- `given` is a list of letters in their order. What the desk has, changed or removed stays as it is.
create function private.fill_templates(given jsonb) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  filled integer;
begin
  insert into private.letter_templates (id, name, subject, body, place)
    select letter ->> 'id', letter ->> 'name', letter ->> 'subject', letter ->> 'body', place
    from jsonb_array_elements(given) with ordinality as listed (letter, place)
    on conflict (id) do nothing;
  get diagnostics filled = row_count;
  return filled;
end
$$;

create function private.template_json(template private.letter_templates) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('id', template.id, 'name', template.name, 'subject', template.subject, 'body', template.body,
                              'version', template.version, 'saved_by', template.saved_by, 'saved_at', template.saved_at)
  $$;

create function public.desk_letter_templates() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return coalesce((
    select jsonb_agg(private.template_json(template) order by place, name, id)
    from private.letter_templates template where not is_removed), '[]');
end
$$;

-- The first time, `seen_version` is 0 and the browser has made the number. What was changed meanwhile is not overwritten.
create function public.desk_save_letter_template(template text, seen_version integer, name text, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.letter_templates;
begin
  if coalesce(length(trim(name)), 0) not between 1 and 200 or name ~ '[\r\n]'
    or coalesce(length(trim(subject)), 0) not between 1 and 200 or subject ~ '[\r\n]' then
    raise check_violation using message = 'Name and subject have between 1 and 200 characters, on one line.';
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 20000 then
    raise check_violation using message = 'A letter has between 1 and 20,000 characters.';
  end if;
  if regexp_replace(subject || body, '\{(name|me)\}', '', 'g') ~ '[{}]' then
    raise check_violation using message = 'Only {name} and {me} are filled in by themselves. Put every other gap into [brackets].';
  end if;
  if template !~ '^[a-z0-9-]{1,80}$' then
    raise check_violation using message = 'This is not the number of a letter.';
  end if;
  if seen_version = 0 then
    insert into private.letter_templates (id, name, subject, body, saved_by)
      values (template, trim(desk_save_letter_template.name), trim(desk_save_letter_template.subject), desk_save_letter_template.body, private.name_of(me))
      on conflict (id) do nothing returning * into kept;
    if kept.id is not null then
      perform private.log_desk('template saved', kept.name, null, kept.subject);
      return jsonb_build_object('kind', 'saved', 'template', private.template_json(kept));
    end if;
  end if;
  select * into kept from private.letter_templates letter where letter.id = template for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such letter anymore.';
  end if;
  if (kept.name, kept.subject, kept.body, kept.is_removed)
    = (trim(desk_save_letter_template.name), trim(desk_save_letter_template.subject), desk_save_letter_template.body, false) then
    return jsonb_build_object('kind', 'saved', 'template', private.template_json(kept));
  end if;
  if kept.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'template', private.template_json(kept));
  end if;
  perform private.log_desk('template saved', trim(desk_save_letter_template.name), kept.subject, trim(desk_save_letter_template.subject));
  update private.letter_templates letter
    set name = trim(desk_save_letter_template.name), subject = trim(desk_save_letter_template.subject), body = desk_save_letter_template.body,
        version = kept.version + 1, is_removed = false, saved_by = private.name_of(me), saved_at = now()
    where letter.id = kept.id returning * into kept;
  return jsonb_build_object('kind', 'saved', 'template', private.template_json(kept));
end
$$;

-- Gone from the list, not from the history: saving it once more brings it back.
create function public.desk_remove_letter_template(template text, seen_version integer) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.letter_templates;
begin
  select * into kept from private.letter_templates letter where letter.id = template for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such letter anymore.';
  end if;
  if not kept.is_removed then
    if kept.version <> seen_version then
      return jsonb_build_object('kind', 'conflict', 'template', private.template_json(kept));
    end if;
    perform private.log_desk('template removed', kept.name, null, null);
    update private.letter_templates letter
      set is_removed = true, version = kept.version + 1, saved_by = private.name_of(me), saved_at = now()
      where letter.id = kept.id returning * into kept;
  end if;
  return jsonb_build_object('kind', 'saved', 'template', private.template_json(kept));
end
$$;

create function public.desk_letter_template_history(template text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return coalesce((
    select jsonb_agg(jsonb_build_object('version', version, 'name', name, 'subject', subject, 'body', body,
                                        'is_removed', is_removed, 'saved_by', saved_by, 'saved_at', saved_at) order by version desc)
    from (select * from private.letter_template_versions where template_id = template order by version desc limit 200) as kept), '[]');
end
$$;

revoke execute on function public.desk_letter_templates(), public.desk_save_letter_template(text, integer, text, text, text),
  public.desk_remove_letter_template(text, integer), public.desk_letter_template_history(text) from public, anon;
grant execute on function public.desk_letter_templates(), public.desk_save_letter_template(text, integer, text, text, text),
  public.desk_remove_letter_template(text, integer), public.desk_letter_template_history(text) to authenticated;
