-- What somebody agreed to, and when: whatever the address, it hangs on what they sent.
drop function private.consents_of(text, uuid[]);
create function private.consents_of(lead_ids uuid[]) returns jsonb
  language sql stable
  as $$
    select coalesce(jsonb_agg(to_jsonb(consent) order by consent.at desc), '[]') from (
      select 'Privacy notice beside the consultation form' as what, privacy_version as wording, created_at as at,
             null::timestamptz as withdrawn_at
        from public.consultation_requests where id = any (lead_ids)
      union all
      select 'Agreed to be called or written back', privacy_version, created_at, null
        from public.callback_requests where id = any (lead_ids)
      union all
      select 'Privacy notice beside the offer', privacy_version, created_at, null
        from public.offer_leads where id = any (lead_ids)
      union all
      select 'Confirmed the newsletter from the mailbox', privacy_version, confirmed_at, unsubscribed_at
        from public.newsletter_subscribers where id = any (lead_ids) and confirmed_at is not null
    ) as consent
  $$;

-- By the number of the person, of one of their leads, or by any of their addresses, which is what links from before say.
create function private.person_by_key(key text) returns uuid
  language sql stable set search_path = ''
  as $$
    select case
      when key like '%@%' then (select person from public.person_addresses where address_key = lower(key))
      when key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then coalesce(
        (select id from public.persons where id = key::uuid), (select person from public.leads where id = key::uuid))
    end
  $$;

-- Everything about one person. Nobody asks a hundred times; where a script has, the newest hundred are shown.
create or replace function public.desk_person(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  members uuid[];
  addresses text[];
  lead_ids uuid[];
  person public.persons;
  author auth.users;
begin
  perform private.require_staff();
  members := private.members_of(private.person_by_key(desk_person.key));
  if cardinality(members) = 0 then return null; end if;
  select * into person from public.persons where id = any (members) and merged_into is null;
  addresses := private.addresses_of(members);
  lead_ids := array(
    select id from (
      select newest.id, newest.created_at from unnest(members) as member cross join lateral (
        select id, created_at from public.leads where leads.person = member order by created_at desc limit 100) as newest
    ) as own order by created_at desc limit 100);
  select users.* into author from public.persons known join auth.users users on users.id = known.account
    where known.id = any (members) limit 1;

  return jsonb_build_object(
    'key', person.id,
    'id', person.id,
    'email', coalesce(person.address, author.email, addresses[1]),
    'name', person.name,
    'addresses', coalesce((
      select jsonb_agg(jsonb_build_object('address', held.address_key, 'origin', held.origin,
        'is_main', held.address_key = lower(person.address), 'is_account', held.address_key = lower(author.email))
        order by held.created_at, held.address_key)
      from public.person_addresses held where held.person = any (members)), '[]'),
    'phones', coalesce((
      select jsonb_agg(distinct newest.phone) from (
        select phone from public.person_phones held where held.person = any (members)
        order by held.created_at desc limit 20) as newest), '[]'),
    'can_be_written_to', private.may_be_written_to(members),
    'leads', private.leads_with_details(lead_ids),
    'events', coalesce((
      select jsonb_agg(private.event_json(event) order by event.at desc, event.id desc)
      from (
        select * from private.lead_events
        where id in (select newest.id from unnest(lead_ids) as own cross join lateral (
                       select id from private.lead_events where lead_id = own order by id desc limit 500) as newest
                     union select newest.id from unnest(members) as own cross join lateral (
                       select id from private.lead_events where person_id = own order by id desc limit 500) as newest)
        order by at desc, id desc limit 500
      ) as event), '[]'),
    'mails', coalesce((
      select jsonb_agg(private.mail_json(mail) order by mail.created_at desc, mail.id desc)
      from (
        select * from private.outbox where id in (
          select newest.id from unnest(addresses) as own cross join lateral (
            select id from private.outbox where lower(recipient) = own order by created_at desc limit 100) as newest
          -- To an address that was corrected since.
          union select id from private.outbox where reference = any (lead_ids) and recipient like '%@%'
            and template not like '%-notice')
        order by created_at desc limit 100) as mail), '[]'),
    'codes', coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'campaign', campaign, 'percent', percent, 'created_at', created_at,
                                          'expires_at', expires_at, 'redeemed_at', redeemed_at) order by created_at desc)
      from public.discount_codes where email_key = any (addresses)), '[]'),
    'consents', private.consents_of(lead_ids),
    'likenesses', private.likenesses_of(members),
    'merges', coalesce((
      select jsonb_agg(jsonb_build_object('id', done.id, 'name', gone.name, 'who', done.who_name, 'at', done.at) order by done.at desc)
      from private.person_merges done join public.persons gone on gone.id = done.merged
      where done.kept = any (members) and done.undone_at is null and done.at >= now() - interval '1 day'
        and gone.merged_into is not null), '[]'),
    'author', case when author.id is not null then jsonb_build_object(
      'id', author.id, 'since', author.created_at,
      'projects', coalesce((select jsonb_agg(private.project_json(project) order by project.updated_at desc)
                            from public.projects project where project.owner = author.id), '[]')) end);
end
$$;

-- Who asked for the newsletter and nothing else has agreed to no other mail.
create function private.may_be_written_to(members uuid[]) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.person_addresses where person = any (members))
      and (exists (select from public.persons where id = any (members) and account is not null)
           or exists (select from public.leads where person = any (members) and kind <> 'newsletter'))
  $$;

-- By the beginning of an address or a number, or anything in the name; without words, the newest.
create function public.desk_people(search text) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  words text := lower(trim(left(coalesce(search, ''), 200)));
  digits text := right(regexp_replace(coalesce(search, ''), '\D', '', 'g'), 10);
  ids uuid[];
begin
  perform private.require_staff();
  if words = '' then
    ids := array(select id from public.persons where merged_into is null order by created_at desc, id desc limit 50);
  else
    ids := array(
      (select coalesce(merged_into, id) from public.persons
         where lower(name) like case when length(words) < 3 then '' else '%' end || private.like_text(words) || '%' limit 50)
      union
      (select coalesce(known.merged_into, known.id)
         from public.person_addresses held join public.persons known on known.id = held.person
         where held.address_key like private.like_text(words) || '%' limit 50)
      union
      (select coalesce(known.merged_into, known.id)
         from public.person_phones held join public.persons known on known.id = held.person
         where length(digits) >= 6 and held.phone_key like digits || '%' limit 50)
      limit 50);
  end if;
  return jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', known.id, 'name', known.name, 'email', known.address,
      'phone', (select phone from public.person_phones where person = known.id order by created_at desc limit 1),
      'is_author', known.account is not null, 'created_at', known.created_at) order by known.created_at desc, known.id)
    from public.persons known where known.id = any (ids)), '[]'));
end
$$;

create function private.claim_address(person public.persons, given text) returns text
  language plpgsql set search_path = ''
  as $$
declare
  wanted text := trim(given);
  holder public.persons;
begin
  if not coalesce(private.is_email_address(wanted), false) then
    raise check_violation using message = 'This is not an email address.';
  end if;
  insert into public.person_addresses (address_key, person, origin) values (lower(wanted), person.id, 'desk')
    on conflict (address_key) do nothing;
  if not found then
    select known.* into holder from public.person_addresses held join public.persons known on known.id = held.person
      where held.address_key = lower(wanted);
    if coalesce(holder.merged_into, holder.id) <> person.id then
      raise check_violation using message = 'This is the address of ' || holder.name || '. If they are one person, merge the two.';
    end if;
    update public.person_addresses set origin = 'desk' where address_key = lower(wanted) and origin = 'form';
  end if;
  -- Whoever asked to be left alone is left alone at every address.
  insert into private.suppressions (address_hash, created_at)
    select private.suppression_hash(wanted), now() from public.person_addresses held
    where held.person = any (private.members_of(person.id))
      and exists (select from private.suppressions where address_hash = private.suppression_hash(held.address_key))
      and not exists (select from public.newsletter_subscribers where email_key = lower(wanted) and status = 'confirmed')
    limit 1 on conflict (address_hash) do nothing;
  insert into private.offer_suppressions (address_hash, created_at)
    select private.suppression_hash(wanted), now() from public.person_addresses held
    where held.person = any (private.members_of(person.id))
      and exists (select from private.offer_suppressions where address_hash = private.suppression_hash(held.address_key))
    limit 1 on conflict (address_hash) do nothing;
  return wanted;
end
$$;

-- How somebody is called and reached. Changes what is named, and nothing else.
create function public.desk_change_person(person uuid, changes jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  known public.persons;
  added text;
begin
  perform private.require_staff();
  known := private.find_person(desk_change_person.person);
  if changes ? 'name' then
    if coalesce(length(trim(changes ->> 'name')), 0) not between 1 and 200 then
      raise check_violation using message = 'A name has between 1 and 200 characters.';
    end if;
    update public.persons set name = trim(changes ->> 'name'), is_named_by_hand = true where id = known.id;
  end if;
  if changes ? 'new_address' then
    added := private.claim_address(known, changes ->> 'new_address');
    update public.persons set address = added where id = known.id and address is null;
    perform private.log_person(known.id, 'address', null, added);
  end if;
  if changes ? 'new_phone' then
    if private.phone_key(changes ->> 'new_phone') is null or length(changes ->> 'new_phone') > 200 then
      raise check_violation using message = 'A phone number has at least six digits.';
    end if;
    perform private.note_phone(known.id, changes ->> 'new_phone', 'desk');
    perform private.log_person(known.id, 'address', null, trim(changes ->> 'new_phone'));
  end if;
  if changes ? 'main_address' then
    update public.persons set address = lower(changes ->> 'main_address')
      where id = known.id and exists (
        select from public.person_addresses held
        where held.address_key = lower(changes ->> 'main_address') and held.person = any (private.members_of(known.id)));
  end if;
  return jsonb_build_object('id', known.id);
end
$$;

-- A mistyped address, put right wherever it was typed in: what they sent, their codes, the calls before them. An account's
-- address is its owner's to change, and the newsletter is a mailbox's own affair: both stay as they are.
create function public.desk_correct_address(person uuid, was text, becomes text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  known public.persons;
  members uuid[];
  wanted text;
  mistyped text := lower(trim(was));
begin
  perform private.require_staff();
  known := private.find_person(desk_correct_address.person);
  members := private.members_of(known.id);
  if not exists (select from public.person_addresses held where held.address_key = mistyped and held.person = any (members)) then
    raise sqlstate 'PT404' using message = 'This person has no such address anymore.';
  end if;
  if exists (select from public.persons one join auth.users author on author.id = one.account
             where one.id = any (members) and lower(author.email) = mistyped) then
    raise check_violation using message = 'This address is proven by an account: only its owner can change it.';
  end if;
  if lower(trim(becomes)) = mistyped then
    return jsonb_build_object('id', known.id);
  end if;
  wanted := private.claim_address(known, becomes);

  update public.consultation_requests set email = wanted
    where id in (select id from public.leads where leads.person = any (members) and email_key = mistyped);
  update public.callback_requests set email = wanted
    where id in (select id from public.leads where leads.person = any (members) and email_key = mistyped);
  update public.hand_leads set email = wanted
    where id in (select id from public.leads where leads.person = any (members) and email_key = mistyped);
  -- One code for an address and a campaign: where the right address has one already, that one counts.
  update public.offer_leads as lead set email = wanted
    where lead.email_key = mistyped and not exists (
      select from public.offer_leads other where other.campaign = lead.campaign and other.email_key = lower(wanted));
  update public.discount_codes as code set email_key = lower(wanted)
    where code.email_key = mistyped and not exists (
      select from public.discount_codes other where other.campaign = code.campaign and other.email_key = lower(wanted));
  update private.bookings set email = wanted, mailbox = lower(wanted) where lower(email) = mistyped;
  update public.persons set address = wanted where id = known.id;
  delete from public.person_addresses held
    where held.address_key = mistyped and not exists (
      select from public.leads where leads.person = any (members) and email_key = mistyped);
  perform private.log_person(known.id, 'address', mistyped, wanted);
  return jsonb_build_object('id', known.id);
end
$$;

-- A note about somebody rather than about one of their requests.
create function public.desk_note_person(person uuid, note text, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  known public.persons;
  written private.lead_events;
begin
  perform private.require_staff();
  known := private.find_person(desk_note_person.person);
  if coalesce(length(trim(note)), 0) = 0 or length(note) > 10000 then
    raise check_violation using message = 'A note has between 1 and 10,000 characters.';
  end if;
  select * into written from private.lead_events event where event.request_id = desk_note_person.request_id;
  if not found then
    written := private.log_person(known.id, 'note', null, trim(note), desk_note_person.request_id);
  end if;
  return private.event_json(written);
end
$$;

-- A letter to somebody who asked for nothing: an author, or somebody whom the house knows by telephone.
create function public.desk_write_person(person uuid, mail_id uuid, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  known public.persons;
  members uuid[];
begin
  perform private.require_staff();
  known := private.find_person(desk_write_person.person);
  members := private.members_of(known.id);
  if exists (select from private.outbox where id = desk_write_person.mail_id and reference = known.id) then
    return jsonb_build_object('id', known.id);
  end if;
  if known.address is null or not private.may_be_written_to(members) then
    raise check_violation using message = 'They asked for the newsletter and nothing else, or have no address.';
  end if;
  if coalesce(length(trim(subject)), 0) not between 1 and 200 or subject ~ '[\r\n]' then
    raise check_violation using message = 'A subject has between 1 and 200 characters, on one line.';
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 20000 then
    raise check_violation using message = 'A letter has between 1 and 20,000 characters.';
  end if;
  insert into private.outbox (id, template, recipient, data, reference) values
    (desk_write_person.mail_id, 'desk-answer', known.address, jsonb_build_object('subject', trim(subject), 'body', body), known.id);
  perform private.log_person(known.id, 'answer', null, trim(subject) || E'\n\n' || body);
  return jsonb_build_object('id', known.id);
end
$$;

-- For somebody who wrote or called to be left alone: at every address we know them by.
create or replace function public.desk_suppress(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted text := lower(trim(address));
  whose uuid;
  one text;
  reader uuid;
begin
  perform private.require_staff();
  if not coalesce(private.is_email_address(wanted), false) then
    raise check_violation using message = 'This is not an email address.';
  end if;
  select person into whose from public.person_addresses where address_key = wanted;
  for one in select wanted union select unnest(private.addresses_of(private.members_of(whose))) loop
    insert into private.offer_suppressions (address_hash, created_at) values (private.suppression_hash(one), now())
      on conflict (address_hash) do nothing;
    insert into private.suppressions (address_hash, created_at) values (private.suppression_hash(one), now())
      on conflict (address_hash) do nothing;
    if found then
      select id into reader from public.newsletter_subscribers where email_key = one;
      perform private.log_lead(reader, one, 'note', null, 'Suppressed at the desk: no letters and no offers go to this address.');
    end if;
    update public.newsletter_subscribers
      set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_token_hash = null
      where email_key = one and status <> 'unsubscribed';
  end loop;
  return private.suppression_json(wanted);
end
$$;

-- An author's own: the codes and calls of every address the house knows them by. The account's address counts while it is
-- confirmed, as before; the others were the account's own before it changed, or the desk has said that they are one person.
-- None that somebody else has proven.
create function private.own_addresses() returns text[]
  language sql stable security definer set search_path = ''
  as $$
    select array(
      select lower(author.email) from auth.users author where author.id = auth.uid() and author.email_confirmed_at is not null
      union
      select held.address_key
      from public.persons known join auth.users author on author.id = known.account
      join public.person_addresses held on held.person = any (private.members_of(known.id))
      where author.id = auth.uid() and author.email_confirmed_at is not null
        and not exists (select from auth.users other
                        where other.email = held.address_key and other.id <> author.id and other.email_confirmed_at is not null))
  $$;
revoke execute on function private.own_addresses() from public;

create or replace function public.my_offer_codes()
  returns table (code text, percent integer, created_at timestamptz, expires_at timestamptz, redeemed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select issued.code, issued.percent, issued.created_at, issued.expires_at, issued.redeemed_at
    from public.discount_codes issued
    where issued.email_key = any (private.own_addresses())
    order by issued.expires_at desc, issued.code
    limit 100;
end
$$;

create or replace function public.my_calls()
  returns table (starts_at timestamptz, ends_at timestamptz, consultant text, way text, phone text, time_zone text,
                 status text, booked_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select lower(call.during), upper(call.during), call.consultant_name, call.way, call.phone, call.time_zone, call.status,
           call.created_at
    from private.bookings call
    where lower(call.email) = any (private.own_addresses())
    order by lower(call.during) desc, call.id
    limit 100;
end
$$;

revoke execute on function public.desk_people(text), public.desk_change_person(uuid, jsonb),
  public.desk_correct_address(uuid, text, text), public.desk_note_person(uuid, text, uuid),
  public.desk_write_person(uuid, uuid, text, text) from public, anon;
grant execute on function public.desk_people(text), public.desk_change_person(uuid, jsonb),
  public.desk_correct_address(uuid, text, text), public.desk_note_person(uuid, text, uuid),
  public.desk_write_person(uuid, uuid, text, text) to authenticated;
