-- Everything the site brings in, in one list: a row for each consultation request, callback, offer and newsletter address,
-- under the id of its own row. What the visitor sent stays there; the work on it is kept here.
create table public.leads (
  id uuid primary key,
  kind text not null check (kind in ('consultation', 'callback', 'offer', 'newsletter')),
  name text not null,
  email text,
  email_key text generated always as (lower(email)) stored,
  phone text,
  summary text not null,
  source text not null,
  page text,
  -- Name, address, telephone, reference and every text, in lower case, for the desk's search.
  search_text text not null,

  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'won', 'lost', 'spam')),
  owner uuid,
  created_at timestamptz not null,
  -- The pages promise an answer within 24 hours, weekends included. A newsletter reader is owed none.
  due_at timestamptz,
  -- When the status left 'new'; back in 'new', it waits for an answer again.
  answered_at timestamptz,
  next_step text check (length(next_step) <= 500),
  next_step_on date,
  -- Grows with each change at the desk, so that a change made on an older copy is noticed.
  version integer not null default 1,
  reminded_at timestamptz,
  check ((kind = 'newsletter') = (due_at is null)),
  check ((status = 'new') = (answered_at is null))
);

-- Every list of the desk is newest first, and each of its filters has an index that already lies in that order.
create index leads_newest on public.leads (created_at desc, id desc);
create index leads_of_kind on public.leads (kind, status, created_at desc, id desc);
create index leads_of_owner on public.leads (owner, status, created_at desc, id desc) where owner is not null;
create index leads_of_nobody on public.leads (kind, status, created_at desc, id desc) where owner is null;
create index leads_of_source on public.leads (source, status, created_at desc, id desc);
create index leads_of_person on public.leads (email_key, created_at desc);
create index leads_unanswered on public.leads (due_at) where status = 'new' and due_at is not null;
create index leads_to_remind on public.leads (due_at) where status = 'new' and due_at is not null and reminded_at is null;
-- One or two letters are looked for at the beginning of a name or an address.
create index leads_by_name on public.leads (lower(name) text_pattern_ops);
create index leads_by_address on public.leads (email_key text_pattern_ops);

-- Longer words are found anywhere. The extension may already be there, in a schema of somebody else's choice.
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists extensions;
    create extension pg_trgm with schema extensions;
  end if;
  execute format('create index leads_search on public.leads using gin (search_text %s.gin_trgm_ops) with (fastupdate = off)',
                 (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end
$$;
-- How often a word occurs decides how it is looked for, so the planner gets a closer look.
alter table public.leads alter column search_text set statistics 500;

alter table public.leads enable row level security;
revoke all on public.leads from anon, authenticated;
grant select on public.leads to authenticated;
create policy "staff read leads" on public.leads
  for select to authenticated using ((select public.is_staff()));

-- What the list shows of a row, whichever of the four tables it is from. It must never fail: the form waits for it.
create function private.lead_from(kind text, given jsonb) returns public.leads
  language plpgsql stable set search_path = ''
  as $$
declare
  lead public.leads;
  words text;
begin
  lead.id := given ->> 'id';
  lead.kind := kind;
  lead.email := given ->> 'email';
  lead.name := coalesce(given ->> 'name', given ->> 'first_name', given ->> 'email');
  lead.phone := given ->> 'phone';
  lead.page := given ->> 'page';
  lead.source := coalesce(nullif(trim(given -> 'utm' ->> 'utm_source'), ''), nullif(given ->> 'referrer_host', ''), 'direct');
  lead.created_at := given ->> 'created_at';
  lead.due_at := case when kind <> 'newsletter' then lead.created_at + interval '24 hours' end;
  words := concat_ws(' · ', nullif(given ->> 'book_title', ''), nullif(given ->> 'message', ''), nullif(given ->> 'goals', ''),
                     nullif(given ->> 'additional_info', ''));
  lead.summary := left(regexp_replace(case kind
    when 'offer' then 'Discount code: ' || (given ->> 'campaign')
    when 'newsletter' then 'Newsletter: ' || (given ->> 'status')
    when 'callback' then coalesce(nullif(words, ''), 'Asks to be called back')
    else coalesce(nullif(words, ''), 'Asks for a consultation')
  end, '\s+', ' ', 'g'), 200);
  -- HT-1A2B-3C4D is what a visitor was told, and what they quote on the telephone.
  lead.search_text := lower(left(concat_ws(' ', lead.name, lead.email, lead.phone, regexp_replace(lead.phone, '\D', '', 'g'),
    regexp_replace(given ->> 'id', '^(.{4})(.{4}).*$', 'HT-\1-\2'), given ->> 'campaign', given ->> 'genre',
    given ->> 'topic', given ->> 'package', words), 12000));
  return lead;
end
$$;

-- A row of the four tables brings its lead along, in the same transaction, and takes it with it.
create function private.keep_lead() returns trigger
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
  if tg_op = 'INSERT' then
    insert into public.leads (id, kind, name, email, phone, summary, source, page, search_text, created_at, due_at)
      values (lead.id, lead.kind, lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page,
              lead.search_text, lead.created_at, lead.due_at);
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

create trigger keep_lead after insert or update or delete on public.consultation_requests
  for each row execute function private.keep_lead('consultation');
create trigger keep_lead after insert or update or delete on public.callback_requests
  for each row execute function private.keep_lead('callback');
create trigger keep_lead after insert or update or delete on public.offer_leads
  for each row execute function private.keep_lead('offer');
create trigger keep_lead after insert or update or delete on public.newsletter_subscribers
  for each row execute function private.keep_lead('newsletter');

-- The log of a lead that is gone goes as well.
create function private.drop_lead_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.lead_events where lead_id = old.id;
  return null;
end
$$;

create trigger drop_lead_events after delete on public.leads
  for each row execute function private.drop_lead_events();

-- Status, owner and due time of a request are the lead's, whoever writes there: the two cannot disagree.
create function private.follow_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = new.id;
  if found then
    new.status := lead.status;
    new.owner := lead.owner;
    new.due_at := lead.due_at;
  end if;
  return new;
end
$$;

create trigger follow_lead before update on public.consultation_requests
  for each row execute function private.follow_lead();
create trigger follow_lead before update on public.callback_requests
  for each row execute function private.follow_lead();
create trigger follow_lead before update on public.offer_leads
  for each row execute function private.follow_lead();

create function private.tell_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  case new.kind
    when 'consultation' then update public.consultation_requests set updated_at = now() where id = new.id;
    when 'callback' then update public.callback_requests set updated_at = now() where id = new.id;
    when 'offer' then update public.offer_leads set updated_at = now() where id = new.id;
    else null;
  end case;
  return null;
end
$$;

create trigger tell_request after update of status, owner, due_at on public.leads
  for each row when ((old.status, old.owner, old.due_at) is distinct from (new.status, new.owner, new.due_at))
  execute function private.tell_request();

-- What came in before there was a desk.
with earlier as (
  select private.lead_from('consultation', to_jsonb(request)) as lead, status, owner, updated_at
    from public.consultation_requests request
  union all
  select private.lead_from('callback', to_jsonb(request)), status, owner, updated_at from public.callback_requests request
  union all
  select private.lead_from('offer', to_jsonb(request)), status, owner, updated_at from public.offer_leads request
  union all
  select private.lead_from('newsletter', to_jsonb(reader)), 'new', null, null from public.newsletter_subscribers reader
), kept as (
  insert into public.leads
    (id, kind, name, email, phone, summary, source, page, search_text, created_at, due_at, status, owner, answered_at)
  select (lead).id, (lead).kind, (lead).name, (lead).email, (lead).phone, (lead).summary, (lead).source, (lead).page,
         (lead).search_text, (lead).created_at, (lead).due_at, status, owner, case when status <> 'new' then updated_at end
  from earlier
  returning id, created_at, summary
)
insert into private.lead_events (lead_id, at, what, after) select id, created_at, 'received', summary from kept;

-- Staff may read what the leads were made of. Of a subscriber, not what links are made of.
grant select on public.consultation_requests, public.callback_requests, public.offer_leads, public.discount_codes
  to authenticated;
grant select (id, email, status, asked_at, confirmed_at, unsubscribed_at, page, referrer_host, utm, privacy_version, created_at)
  on public.newsletter_subscribers to authenticated;

create policy "staff read consultation requests" on public.consultation_requests
  for select to authenticated using ((select public.is_staff()));
create policy "staff read callback requests" on public.callback_requests
  for select to authenticated using ((select public.is_staff()));
create policy "staff read offer leads" on public.offer_leads
  for select to authenticated using ((select public.is_staff()));
create policy "staff read discount codes" on public.discount_codes
  for select to authenticated using ((select public.is_staff()));
create policy "staff read newsletter subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_staff()));

-- Nobody's lead is forgotten because its owner left the house.
create function private.hand_leads_back() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.lead_events (lead_id, what, before)
    select id, 'owner', coalesce(private.name_of(old.user_id), 'somebody who left') from public.leads
    where owner = old.user_id and status in ('new', 'contacted', 'booked');
  update public.leads set owner = null, version = version + 1
    where owner = old.user_id and status in ('new', 'contacted', 'booked');
  return null;
end
$$;

create trigger hand_leads_back after delete on private.staff
  for each row execute function private.hand_leads_back();

-- What the desk hears of a lead.
create function private.lead_json(lead public.leads) returns jsonb
  language sql stable
  as $$ select to_jsonb(lead) - array['search_text', 'email_key', 'reminded_at'] $$;
