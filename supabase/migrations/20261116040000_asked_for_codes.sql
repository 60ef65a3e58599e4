-- The popup says that the code has been sent, and so it is, also to an address that wants no offers: whoever fills the form
-- in asks for it. The mail says why it came and that the address stays opted out, which is decided when it leaves; and
-- because anybody can type an address, it goes there once a day at most, in whatever campaign. The staff are told.
create or replace function private.claim_offer(
  running text, worth integer, ends_at timestamptz, last_day text,
  called text, address text, attribution jsonb, new_code text, at timestamptz
) returns void
  language plpgsql
  as $$
declare
  lead public.offer_leads;
  issued public.discount_codes;
  is_unwanted boolean := private.wants_no_offers(address);
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
      ('offer-notice', 'staff', to_jsonb(lead) || jsonb_build_object('is_unwanted', is_unwanted), lead.id);
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
  if is_unwanted and not private.take_share(
    'codes for who wants no offers ' || encode(private.suppression_hash(address), 'hex'), 1, 1, interval '1 day', at) then
    return;
  end if;
  update public.discount_codes set mailed_at = at where id = issued.id;
  insert into private.outbox (template, recipient, data, reference) values
    ('discount-code', lead.email,
     jsonb_build_object('first_name', lead.first_name, 'code', issued.code, 'percent', issued.percent,
                        'last_day', last_day, 'offer', lead.id),
     lead.id);
end
$$;
