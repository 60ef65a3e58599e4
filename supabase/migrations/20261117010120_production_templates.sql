-- What a package usually goes through, where the desk has changed it; without a row, what the price book says holds
-- (content/production-templates.ts).
create table private.production_templates (
  package text primary key check (package in ('launch', 'pro', 'endorsed')),
  -- As in domain/production.ts: kind, side, workdays, waits_for.
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) between 1 and 11),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by_name text check (length(changed_by_name) <= 320)
);
