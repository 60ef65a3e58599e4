-- Whoever did not come by the site: a call, a talk at a fair, a letter. Typed in at the desk, and from then on a lead as
-- every other, with the same promise of an answer.
create table public.hand_leads (
  -- Made by the browser, so that a second press stores it once.
  id uuid primary key,
  -- Whose it is, where the desk has said so; otherwise it is looked for by the address.
  person uuid references public.persons (id) on delete set null,
  came_by text not null check (came_by in ('call', 'fair', 'letter', 'email', 'other')),
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  email text check (private.is_email_address(email)),
  phone text check (length(phone) <= 200 and length(regexp_replace(phone, '\D', '', 'g')) >= 6),
  message text check (length(message) <= 10000),
  -- Who typed it in, by the name of that day.
  written_by text check (length(written_by) <= 320),

  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'won', 'lost', 'spam')),
  owner uuid,
  due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index hand_leads_of_person on public.hand_leads (person);

-- No policy for anybody but staff, who read them as they read every lead.
alter table public.hand_leads enable row level security;
revoke all on public.hand_leads from anon, authenticated;
grant select on public.hand_leads to authenticated;
create policy "staff read what was typed in by hand" on public.hand_leads
  for select to authenticated using ((select public.is_staff()));

alter table public.leads drop constraint leads_kind_check;
alter table public.leads add constraint leads_kind_check
  check (kind in ('consultation', 'callback', 'offer', 'newsletter', 'hand'));

create trigger keep_lead after insert or update or delete on public.hand_leads
  for each row execute function private.keep_lead('hand');
create trigger follow_lead before update on public.hand_leads
  for each row execute function private.follow_lead();

create or replace function private.tell_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  case new.kind
    when 'consultation' then update public.consultation_requests set updated_at = now() where id = new.id;
    when 'callback' then update public.callback_requests set updated_at = now() where id = new.id;
    when 'offer' then update public.offer_leads set updated_at = now() where id = new.id;
    when 'hand' then update public.hand_leads set updated_at = now() where id = new.id;
    else null;
  end case;
  return null;
end
$$;

-- As before, and a row may say by what it came and whose it is.
create or replace function private.lead_from(kind text, given jsonb) returns public.leads
  language plpgsql stable set search_path = ''
  as $$
declare
  lead public.leads;
  words text;
begin
  lead.id := given ->> 'id';
  lead.kind := kind;
  lead.person := given ->> 'person';
  lead.email := given ->> 'email';
  lead.name := coalesce(given ->> 'name', given ->> 'first_name', given ->> 'email');
  lead.phone := given ->> 'phone';
  lead.page := given ->> 'page';
  lead.source := coalesce(given ->> 'came_by', nullif(trim(given -> 'utm' ->> 'utm_source'), ''),
                          nullif(given ->> 'referrer_host', ''), 'direct');
  lead.created_at := given ->> 'created_at';
  lead.due_at := case when kind <> 'newsletter' then lead.created_at + interval '24 hours' end;
  words := concat_ws(' · ', nullif(given ->> 'book_title', ''), nullif(given ->> 'message', ''), nullif(given ->> 'goals', ''),
                     nullif(given ->> 'additional_info', ''));
  lead.summary := left(regexp_replace(case kind
    when 'offer' then 'Discount code: ' || (given ->> 'campaign')
    when 'newsletter' then 'Newsletter: ' || (given ->> 'status')
    when 'callback' then coalesce(nullif(words, ''), 'Asks to be called back')
    when 'hand' then coalesce(nullif(words, ''), 'Written down at the desk')
    else coalesce(nullif(words, ''), 'Asks for a consultation')
  end, '\s+', ' ', 'g'), 200);
  -- HT-1A2B-3C4D is what a visitor was told, and what they quote on the telephone.
  lead.search_text := lower(left(concat_ws(' ', lead.name, lead.email, lead.phone, regexp_replace(lead.phone, '\D', '', 'g'),
    regexp_replace(given ->> 'id', '^(.{4})(.{4}).*$', 'HT-\1-\2'), given ->> 'campaign', given ->> 'genre',
    given ->> 'topic', given ->> 'package', words), 12000));
  return lead;
end
$$;

create or replace function private.keep_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  lead public.leads;
begin
  if tg_op = 'DELETE' then
    delete from public.leads where id = old.id;
    return null;
  end if;
  lead := private.lead_from(tg_argv[0], to_jsonb(new));
  -- As long as the list takes; rows from before may name a longer one.
  lead.source := left(lead.source, 255);
  if tg_op = 'INSERT' then
    insert into public.leads (id, kind, name, email, phone, summary, source, page, search_text, created_at, due_at, person)
      values (lead.id, lead.kind, lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page,
              lead.search_text, lead.created_at, lead.due_at, lead.person)
      on conflict (id) do nothing;
    -- Browsers make ids at random, so only a program that confuses them comes here. Not the code of a row that is there
    -- already: the site takes that one as a yes, and this request would be lost.
    if not found then
      raise sqlstate 'PT409' using message = 'This id belongs to another request. Please send it again under a new one.';
    end if;
    insert into private.lead_events (lead_id, at, what, after) values (lead.id, lead.created_at, 'received', lead.summary);
  else
    update public.leads as kept
      set name = lead.name, email = lead.email, phone = lead.phone, summary = lead.summary, source = lead.source,
          page = lead.page, search_text = lead.search_text
      where kept.id = lead.id
        and (kept.name, kept.email, kept.phone, kept.summary, kept.source, kept.page, kept.search_text)
            is distinct from (lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page, lead.search_text);
  end if;
  return null;
end
$$;

-- Changes a few words of a long function and leaves the rest as it was; says so where it does not find them.
create function pg_temp.reword(named regprocedure, was text, becomes text) returns void
  language plpgsql
  as $$
declare
  body text := pg_get_functiondef(named);
begin
  if position(was in body) = 0 then
    raise 'the function % does not say %', named, was;
  end if;
  execute replace(body, was, becomes);
end
$$;

-- One list of five kinds.
select pg_temp.reword('public.desk_inbox(jsonb, jsonb, integer)', $$array['consultation', 'callback', 'offer', 'newsletter']$$,
                      $$array['consultation', 'callback', 'offer', 'newsletter', 'hand']$$);

create or replace function private.leads_with_details(lead_ids uuid[]) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(
      private.lead_json(lead) || jsonb_build_object('details', coalesce(
        to_jsonb(consultation), to_jsonb(callback), to_jsonb(offer), to_jsonb(hand),
        to_jsonb(reader) || jsonb_build_object('newsletter_status', reader.status), '{}'
      ) - array['id', 'status', 'owner', 'due_at', 'updated_at', 'email_key', 'person',
                'leave_nonce', 'leave_token_hash', 'confirm_token_hash'])
      order by lead.created_at desc, lead.id desc), '[]')
    from public.leads lead
    left join public.consultation_requests consultation on lead.kind = 'consultation' and consultation.id = lead.id
    left join public.callback_requests callback on lead.kind = 'callback' and callback.id = lead.id
    left join public.offer_leads offer on lead.kind = 'offer' and offer.id = lead.id
    left join public.hand_leads hand on lead.kind = 'hand' and hand.id = lead.id
    left join public.newsletter_subscribers reader on lead.kind = 'newsletter' and reader.id = lead.id
    where lead.id = any (lead_ids)
  $$;

-- Whoever was typed in was promised nothing by a page, and is not told that the promise is missed; the staff are reminded.
select pg_temp.reword('private.remind_overdue(timestamptz)', 'where email is not null and due_at >',
                      $$where email is not null and kind <> 'hand' and due_at >$$);

-- What came by another way than the site, typed in. Under the same number it is stored once. Whose it is, the address says,
-- or whoever types it; the owner is whoever types it, and somebody who has been talked to already waits for nothing.
create function public.desk_type_in(lead uuid, given jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept public.leads;
  whose uuid := given ->> 'person';
begin
  if jsonb_typeof(given) is distinct from 'object' or coalesce(length(trim(given ->> 'name')), 0) not between 1 and 200 then
    raise check_violation using message = 'A name has between 1 and 200 characters.';
  end if;
  if nullif(trim(given ->> 'email'), '') is not null and not private.is_email_address(trim(given ->> 'email')) then
    raise check_violation using message = 'This is not an email address.';
  end if;
  if nullif(trim(given ->> 'phone'), '') is not null and private.phone_key(given ->> 'phone') is null then
    raise check_violation using message = 'A phone number has at least six digits.';
  end if;
  if whose is null and nullif(trim(given ->> 'email'), '') is null and nullif(trim(given ->> 'phone'), '') is null then
    raise check_violation using message = 'Please say how they can be reached: an email address, a phone number, or both.';
  end if;
  select * into kept from public.leads where id = desk_type_in.lead;
  if not found then
    insert into public.hand_leads (id, person, came_by, name, email, phone, message, written_by, due_at, created_at, updated_at)
      values (desk_type_in.lead,
              case when exists (select from public.persons where id = whose) then whose end,
              given ->> 'came_by', trim(given ->> 'name'), nullif(trim(given ->> 'email'), ''),
              nullif(trim(given ->> 'phone'), ''), nullif(trim(given ->> 'message'), ''), private.name_of(me),
              now() + interval '24 hours', now(), now())
      on conflict (id) do nothing;
    update public.leads set owner = me,
        status = case when (given -> 'is_answered')::boolean then 'contacted' else 'new' end,
        answered_at = case when (given -> 'is_answered')::boolean then now() end
      where id = desk_type_in.lead returning * into kept;
    -- An address that was typed in for somebody who is known already is theirs, unless it is another's.
    if whose is not null and kept.email is not null then
      insert into public.person_addresses (address_key, person, origin) values (lower(kept.email), kept.person, 'form')
        on conflict (address_key) do nothing;
      update public.persons set address = kept.email where id = kept.person and address is null;
    end if;
  end if;
  return private.lead_json(kept);
end
$$;

revoke execute on function public.desk_type_in(uuid, jsonb) from public, anon;
grant execute on function public.desk_type_in(uuid, jsonb) to authenticated;

create view private.export_hand as
  select id as key, id, came_by, name, email, phone, message, written_by, status, private.name_of(owner) as owner, due_at,
         created_at, updated_at
  from public.hand_leads;

create view private.export_people as
  select known.id as key, known.id, known.name, known.address as email,
         (select string_agg(address_key, ', ' order by created_at, address_key) from public.person_addresses where person = known.id) as addresses,
         (select string_agg(phone, ', ' order by created_at, phone_key) from public.person_phones where person = known.id) as phones,
         known.account is not null as has_account, known.merged_into, known.created_at
  from public.persons known;

drop function pg_temp.reword(regprocedure, text, text);
