-- Who wants no offers by mail. Apart from the newsletter's list, because leaving one does not mean leaving the other; the
-- mark is the same, and tells nothing to who has only the table.
create table private.offer_suppressions (
  address_hash bytea primary key check (length(address_hash) = 32),
  created_at timestamptz not null
);

-- By the link that every offer carries. The token in it has been checked; the lead says whose address it is. Answers
-- whether there is one.
create function private.decline_offers(lead uuid, at timestamptz) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  whose public.offer_leads;
begin
  select * into whose from public.offer_leads where id = lead;
  if not found then
    return false;
  end if;
  insert into private.offer_suppressions (address_hash, created_at) values (private.suppression_hash(whose.email), at)
    on conflict (address_hash) do nothing;
  if found then
    insert into private.lead_events (lead_id, person, at, what, after)
      values (whose.id, lower(whose.email), at, 'note', 'Wants no offers by email. The link in one of ours was used.');
  end if;
  return true;
end
$$;

create function private.wants_no_offers(address text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from private.offer_suppressions where address_hash = private.suppression_hash(address))
  $$;

-- Whoever asks the desk to be left alone is left alone by both.
create or replace function private.suppression_json(address text) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'count', (select count(*) from (
        select address_hash from private.suppressions union select address_hash from private.offer_suppressions) as marks),
      'is_suppressed', case when address is not null then coalesce(letters.created_at, offers.created_at) is not null end,
      'since', least(letters.created_at, offers.created_at))
    from (values (1)) as always (row)
    left join private.suppressions letters on letters.address_hash = private.suppression_hash(address)
    left join private.offer_suppressions offers on offers.address_hash = private.suppression_hash(address)
  $$;

create or replace function public.desk_suppress(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted text := lower(trim(address));
  reader uuid;
begin
  perform private.require_staff();
  if not coalesce(private.is_email_address(wanted), false) then
    raise check_violation using message = 'This is not an email address.';
  end if;
  insert into private.offer_suppressions (address_hash, created_at) values (private.suppression_hash(wanted), now())
    on conflict (address_hash) do nothing;
  insert into private.suppressions (address_hash, created_at) values (private.suppression_hash(wanted), now())
    on conflict (address_hash) do nothing;
  if found then
    select id into reader from public.newsletter_subscribers where email_key = wanted;
    perform private.log_lead(reader, wanted, 'note', null, 'Suppressed at the desk: no letters and no offers go to this address.');
  end if;
  update public.newsletter_subscribers
    set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_token_hash = null
    where email_key = wanted and status <> 'unsubscribed';
  return private.suppression_json(wanted);
end
$$;

-- As before, and the mail knows its lead: the link by which offers end is made of it. To an address that wants none the
-- code is not mailed, whoever asks for it; the staff are told.
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
  if is_unwanted or issued.mailed_at > at - interval '10 minutes' then
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

-- An answer to somebody who asked for a code is an offer too, and carries the same way out.
create or replace function public.desk_send_answer(lead_id uuid, mail_id uuid, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was public.leads;
  lead public.leads;
begin
  perform private.require_staff();
  was := private.find_lead(desk_send_answer.lead_id);
  if exists (select from private.outbox where id = desk_send_answer.mail_id and template = 'desk-answer' and reference = was.id) then
    return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(was));
  end if;
  if was.email is null then
    raise check_violation using message = 'This person left no address to write to.';
  end if;
  if was.kind = 'offer' and private.wants_no_offers(was.email) then
    raise check_violation using message = 'This person has asked us for no more offers by email.';
  end if;
  if coalesce(length(trim(subject)), 0) not between 1 and 200 or subject ~ '[\r\n]' then
    raise check_violation using message = 'A subject has between 1 and 200 characters, on one line.';
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 20000 then
    raise check_violation using message = 'A letter has between 1 and 20,000 characters.';
  end if;
  insert into private.outbox (id, template, recipient, data, reference) values
    (desk_send_answer.mail_id, 'desk-answer', was.email,
     jsonb_strip_nulls(jsonb_build_object('subject', trim(subject), 'body', body,
                                          'offer', case when was.kind = 'offer' then was.id end)), was.id);
  perform private.log_lead(was.id, was.email, 'answer', null, trim(subject) || E'\n\n' || body);

  lead := was;
  if was.status = 'new' then
    update public.leads set status = 'contacted', answered_at = now(), version = version + 1
      where id = was.id returning * into lead;
    perform private.log_lead(lead.id, lead.email, 'status', was.status, lead.status);
  end if;
  return jsonb_build_object('kind', 'saved', 'lead', private.lead_json(lead));
end
$$;
