-- The code that an address got in a campaign: one, whoever asks and however often.
create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9]{2,8}(-[A-Z0-9]{4}){2}$'),
  campaign text not null,
  email_key text not null,
  -- Erasing the person's lead leaves the code countable, but no longer anyone's.
  lead_id uuid references public.offer_leads on delete set null,
  percent integer not null check (percent between 1 and 100),
  -- The first moment at which it is worth nothing.
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  unique (campaign, email_key)
);

create index discount_codes_lead on public.discount_codes (lead_id);

-- No policy: the server's own door writes it, and nobody reads it from outside.
alter table public.discount_codes enable row level security;
revoke all on public.discount_codes from anon, authenticated;

-- Stores the lead, issues the code and owes both mails, in one transaction. Asking again changes nothing, and sends the
-- same code once more if ten minutes have passed. Fifty at once: the first one's rows are the others' as well.
create function private.claim_offer(
  running text, worth integer, ends_at timestamptz, last_day text,
  called text, address text, attribution jsonb, new_code text, at timestamptz
) returns void
  language plpgsql
  as $$
declare
  lead public.offer_leads;
  issued public.discount_codes;
begin
  insert into public.offer_leads
    (campaign, first_name, email, page, referrer_host, utm, privacy_version, due_at, created_at, updated_at)
  values
    (running, called, address, attribution ->> 'page', attribution ->> 'referrer_host',
     coalesce(attribution -> 'utm', '{}'), attribution ->> 'privacy_version', at + interval '24 hours', at, at)
  on conflict (campaign, email_key) do nothing
  returning * into lead;
  if found then
    insert into private.outbox (template, recipient, data, reference) values
      ('offer-notice', 'staff', to_jsonb(lead), lead.id);
  else
    select * into lead from public.offer_leads where campaign = running and email_key = lower(address) for update;
  end if;

  insert into public.discount_codes (code, campaign, email_key, lead_id, percent, expires_at, created_at)
    values (new_code, running, lower(address), lead.id, worth, ends_at, at)
    on conflict (campaign, email_key) do nothing;
  select * into issued from public.discount_codes where campaign = running and email_key = lower(address) for update;
  if issued.mailed_at > at - interval '10 minutes' then
    return;
  end if;
  update public.discount_codes set mailed_at = at where id = issued.id;
  insert into private.outbox (template, recipient, data, reference) values
    ('discount-code', lead.email,
     jsonb_build_object('first_name', lead.first_name, 'code', issued.code, 'percent', issued.percent,
                        'last_day', last_day),
     lead.id);
end
$$;
