-- A project in production is what two sides have agreed on: its author still counts words, sets the goal and keeps notes,
-- and asks the house about everything else. Until then, its status and the rest of it are the author's alone.
create function private.is_in_production(project bigint) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.books where project_id = project) $$;

revoke execute on function private.is_in_production(bigint) from public;
grant execute on function private.is_in_production(bigint) to authenticated;

create function private.guard_production() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- By an author's own hand. The house's functions, and an account that goes as a whole, come under another name.
  if current_user = 'authenticated' and (
    tg_op = 'DELETE'
    or (new.title, new.genre, new.description, new.status) is distinct from (old.title, old.genre, old.description, old.status)
  ) and private.is_in_production(old.id) then
    raise check_violation using message =
      'This project is in production, so it stays as it is. To have something changed, write to us in the book’s messages.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger guard_production before update or delete on public.projects
  for each row execute function private.guard_production();
