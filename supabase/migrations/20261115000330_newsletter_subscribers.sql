-- One row per address that was ever given to the newsletter. Letters go to confirmed ones alone.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email_address(email)),
  -- The same address in capitals is the same reader.
  email_key text not null generated always as (lower(email)) stored unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),

  -- A link holds a token that the server makes of a nonce and its own secret; here is only the token's hash, so that a
  -- copy of this table confirms and unsubscribes nobody. The link to leave is the same in every letter; the link to
  -- confirm is new each time, and dies when the reader leaves.
  leave_nonce uuid not null,
  leave_token_hash bytea not null unique check (length(leave_token_hash) = 32),
  confirm_token_hash bytea unique check (length(confirm_token_hash) = 32),

  -- When the address was last asked to confirm.
  asked_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,

  -- Where it came from, and which privacy wording stood beside the button.
  page text check (length(page) <= 500),
  referrer_host text check (length(referrer_host) <= 255),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and length(utm::text) <= 2000),
  privacy_version text check (length(privacy_version) <= 40),
  created_at timestamptz not null,

  check (status <> 'confirmed' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

-- No policy: the server's own doors write it, and nobody reads it from outside.
alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from anon, authenticated;

-- Stores the address and asks it to confirm, once: a reader is not asked at all, and whoever has been asked is not asked
-- again within a day. Whoever has left stays out until the mail is answered, and is asked at most once in thirty days,
-- because it may not have been they who came back.
create function private.subscribe_to_newsletter(
  address text, attribution jsonb,
  confirm_nonce uuid, confirm_hash bytea, new_leave_nonce uuid, leave_hash bytea,
  at timestamptz
) returns void
  language plpgsql
  as $$
declare
  reader public.newsletter_subscribers;
  pause interval;
  has_left boolean := exists (
    select from private.suppressions where address_hash = private.suppression_hash(address)
  );
begin
  insert into public.newsletter_subscribers
    (email, status, unsubscribed_at, leave_nonce, leave_token_hash,
     page, referrer_host, utm, privacy_version, created_at)
  values
    (address, case when has_left then 'unsubscribed' else 'pending' end, case when has_left then at end,
     new_leave_nonce, leave_hash,
     attribution ->> 'page', attribution ->> 'referrer_host', coalesce(attribution -> 'utm', '{}'),
     attribution ->> 'privacy_version', at)
  on conflict (email_key) do nothing;

  select * into reader from public.newsletter_subscribers where email_key = lower(address) for update;
  if reader.status = 'confirmed' then
    return;
  end if;
  pause := case reader.status when 'pending' then interval '1 day' else interval '30 days' end;
  if reader.asked_at > at - pause then
    return;
  end if;

  update public.newsletter_subscribers
    set asked_at = at, confirm_token_hash = confirm_hash
    where id = reader.id;
  insert into private.outbox (template, recipient, data, reference) values
    ('newsletter-welcome', reader.email,
     jsonb_build_object('confirm', confirm_nonce, 'leave', reader.leave_nonce), reader.id);
end
$$;

-- Answers what became of it: confirmed, expired after thirty days, or unknown.
create function private.confirm_newsletter(token_hash bytea, at timestamptz) returns text
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
  return 'confirmed';
end
$$;

-- At once and for good: the address is suppressed, and the links to confirm that lie in its mailbox are dead.
create function private.leave_newsletter(token_hash bytea, at timestamptz) returns boolean
  language plpgsql
  as $$
declare
  reader public.newsletter_subscribers;
begin
  select * into reader from public.newsletter_subscribers where leave_token_hash = token_hash for update;
  if not found then
    return false;
  end if;
  update public.newsletter_subscribers
    set status = 'unsubscribed',
        unsubscribed_at = coalesce(case when status = 'unsubscribed' then unsubscribed_at end, at),
        confirm_token_hash = null,
        -- A reader who left may come back tomorrow and be asked at once; an address that never wanted letters may not.
        asked_at = case when status = 'confirmed' then null else asked_at end
    where id = reader.id;
  insert into private.suppressions (address_hash, created_at)
    values (private.suppression_hash(reader.email), at)
    on conflict (address_hash) do nothing;
  return true;
end
$$;
