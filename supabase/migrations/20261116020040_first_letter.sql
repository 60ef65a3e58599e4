-- Whoever confirms has something to read at once, instead of waiting for the next issue.
create or replace function private.confirm_newsletter(token_hash bytea, at timestamptz) returns text
  language plpgsql
  as $$
declare
  reader public.newsletter_subscribers;
begin
  select * into reader from public.newsletter_subscribers where confirm_token_hash = token_hash for update;
  if not found then
    return 'unknown';
  end if;
  if reader.status = 'confirmed' then
    return 'confirmed';
  end if;
  if reader.asked_at < at - interval '30 days' then
    return 'expired';
  end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = at where id = reader.id;
  delete from private.suppressions where address_hash = private.suppression_hash(reader.email);
  insert into private.outbox (template, recipient, data, reference) values
    ('newsletter-first', reader.email, jsonb_build_object('leave', reader.leave_nonce), reader.id);
  return 'confirmed';
end
$$;
