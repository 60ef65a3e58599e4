-- A project that is sent again after a lost answer is begun once: the browser gives it a number (idempotency key). Unique
-- for each author, so that nobody learns from a refusal which numbers others have.
alter table public.projects add column request_id uuid;
create unique index projects_once on public.projects (owner, request_id) where request_id is not null;
grant insert (request_id) on public.projects to authenticated;
