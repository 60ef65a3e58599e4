-- One row per address and campaign that asked for the discount. A consultant is promised to each within 24 hours.
create table public.offer_leads (
  id uuid primary key default gen_random_uuid(),
  campaign text not null check (campaign ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  first_name text not null check (length(trim(first_name)) >= 2 and length(first_name) <= 200),
  email text not null check (private.is_email_address(email)),
  email_key text not null generated always as (lower(email)) stored,

  page text check (length(page) <= 500),
  referrer_host text check (length(referrer_host) <= 255),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and length(utm::text) <= 2000),
  privacy_version text check (length(privacy_version) <= 40),

  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'won', 'lost', 'spam')),
  owner uuid,
  due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (campaign, email_key)
);

-- No policy: the server's own door writes it, and nobody reads it from outside.
alter table public.offer_leads enable row level security;
revoke all on public.offer_leads from anon, authenticated;
