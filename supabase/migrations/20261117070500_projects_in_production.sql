-- A project in production is what two sides have agreed on: its author still counts words, sets the goal and keeps notes,
-- and asks the house about everything else. Until then, its status and the rest of it are the author's alone.
create function private.guard_production() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.books where project_id = old.id) then
    raise check_violation using message =
      'This project is in production, so it stays as it is. To have something changed, write to us in the book’s messages.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

revoke execute on function private.guard_production() from public;

-- By an author's own hand: the house's functions, and an account that goes as a whole, come under another name.
create trigger guard_production before update on public.projects
  for each row when (
    current_user = 'authenticated'
    and (new.title, new.genre, new.description, new.status) is distinct from (old.title, old.genre, old.description, old.status))
  execute function private.guard_production();
create trigger guard_production_end before delete on public.projects
  for each row when (current_user = 'authenticated') execute function private.guard_production();
