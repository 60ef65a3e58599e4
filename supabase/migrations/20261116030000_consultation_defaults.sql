-- A request that says only what the specification names (who, which book, what for) is one of the home page's form, and
-- gets its id here. The product's own pages send both: their id makes a repeat harmless.
alter table public.consultation_requests
  alter column id set default gen_random_uuid(),
  alter column source set default 'home';
