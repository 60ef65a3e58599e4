import type pg from "pg";

type Rows = {
  from: number;
  to: number;
  total: number;
  /** How much somebody at the desk has noted about each lead, besides what the site's triggers write. */
  notes?: number;
};

/**
 * Rows as the site's triggers would have written them, written at once: consultations alone, because only lists matter.
 * They are numbered, and lie back in time by their number, so that a fuller desk is the same one with more behind it: what
 * is to be done today is among the newest five thousand, and what was done lies behind them.
 */
export async function fillDesk(database: pg.PoolClient, { from, to, total, notes = 0 }: Rows) {
  await database.query("set session_replication_role = replica");
  // The server's own memory is meant for a small machine; a million rows are sorted in more of it.
  await database.query("set maintenance_work_mem = '768MB'");
  await database.query("set synchronous_commit = off");
  // Built once at the end, an index takes a tenth of the time.
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('public.leads'::regclass, 'private.outbox'::regclass, 'public.persons'::regclass,
                        'private.lead_events'::regclass) and not indisunique`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query(
    `insert into public.consultation_requests
       (id, source, name, email, book_title, message, page, referrer_host, status, created_at, due_at)
     select gen_random_uuid(), 'home', case when n % 100 = 1 then 'John Smith' else 'Reader ' || n end,
            case when n <= 5000 and n % 25 = 0 then 'busy@example.com' else 'reader.' || n || '@example.com' end,
            (array['The Harbour Year', 'A Lighthouse Ledger', 'Salt and Paper', 'Nine Orchards'])[1 + n % 4],
            'Chapter ' || n || ' of a book about ' || md5(n::text) || ' is written, and the rest is planned.',
            '/consultation', 'source-' || (n % 37), 'new',
            now() - n * interval '7 years' / $3, now() - n * interval '7 years' / $3 + interval '24 hours'
     from generate_series($1::int, $2::int) as n`,
    [from, to, total],
  );
  await fillPersons(database);
  await fillLeads(database);
  await fillWork(database, notes);
  await database.query(
    `insert into public.projects (owner, title, genre, description, target_words)
     select gen_random_uuid(), 'Book ' || n, 'Fiction', 'Of ' || md5(n::text), 80000
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  );
  for (const { definition } of indexes) await database.query(definition);
  await database.query("vacuum analyze");
  await database.query("reset all");
}

/** Each address is one person, as the trigger would have it; given along, because a million of them are faster together. */
async function fillPersons(database: pg.PoolClient) {
  await database.query(
    `with met as (
       select email, gen_random_uuid() as id, min(name) as name, min(created_at) as at
       from public.consultation_requests request
       where not exists (select from public.person_addresses where address_key = lower(request.email)) group by email
     ), made as (
       insert into public.persons (id, name, address, created_at) select id, name, email, at from met
     ), called as (
       insert into public.person_phones (person, phone_key, phone, origin, created_at)
         select id, '805' || number, '(805) ' || left(number, 3) || '-' || right(number, 4), 'form', at
         from (select met.*, lpad(substring(email from '\\d+'), 7, '5') as number from met where email ~ '\\d+') as known
     )
     insert into public.person_addresses (address_key, person, origin, created_at) select lower(email), id, 'form', at from met`,
  );
}

async function fillLeads(database: pg.PoolClient) {
  await database.query(
    `insert into public.leads
       (person, id, kind, name, email, summary, source, page, search_text, created_at, due_at, status, answered_at, owner,
        next_step, next_step_on)
     select held.person, lead.id, sort.kind, lead.name, lead.email, lead.summary, lead.source, lead.page, lead.search_text,
            lead.created_at, case when sort.kind <> 'newsletter' then lead.due_at end, work.status,
            case when work.status <> 'new' then lead.created_at + interval '5 hours' end,
            case when random() < 0.3 then '00000000-0000-4000-8000-000000000201'::uuid end,
            step.words, case when step.words is not null then current_date + step.days end
     from public.consultation_requests request
     cross join lateral private.lead_from('consultation', to_jsonb(request)) as lead
     join public.person_addresses held on held.address_key = lower(request.email)
     cross join lateral (
       select (array['consultation', 'callback', 'offer', 'newsletter'])[1 + floor(random() * 4 + length(lead.name) * 0)::int] as kind
     ) as sort
     cross join lateral (select substring(lead.summary from 'Chapter (\\d+)')::int as number) as place
     cross join lateral (
       select case when random() < 0.001 + length(lead.name) * 0 then 'spam'
                   -- Among the newest some wait for us; the others are done with.
                   when place.number <= 5000 then (array['new', 'contacted', 'booked', 'won', 'lost'])[1 + floor(random() * 5)::int]
                   else (array['won', 'lost'])[1 + floor(random() * 2)::int] end as status
     ) as work
     -- Among the newest some are past; whoever is followed up of the others is so next year.
     cross join lateral (
       select case when place.number % 12 = 0 and work.status in ('contacted', 'booked') then 'Ask for pages' end as words,
              case when place.number <= 5000 then place.number % 60 - 50 else 60 + place.number % 300 end as days
     ) as step
     where not exists (select from public.leads kept where kept.id = lead.id)`,
  );
}

/** What was done about the new leads: their logs, mails, replies and calls. */
async function fillWork(database: pg.PoolClient, notes: number) {
  const fresh = `with fresh as (
      select lead.*, substring(summary from 'Chapter (\\d+)')::int as number from public.leads lead
      where substring(summary from 'Chapter (\\d+)') is not null
        and not exists (select from private.lead_events event where event.lead_id = lead.id))`;
  await database.query(
    `${fresh}, mailed as (
       insert into private.outbox (template, recipient, data, status, sent_at, created_at, reference, last_error)
         select 'consultation-confirmation', email, '{}', case when number <= 20 then 'dead' else 'sent' end,
                case when number > 20 then created_at end, created_at, id, case when number <= 20 then '550 no such user' end
         from fresh
     ), replied as (
       -- Of the newest some wait for an answer, and a few fit no thread; what machines sent and what was put away goes back years.
       insert into private.replies (mailbox, uidvalidity, uid, message_id, body_sha256, sender, sender_name, subject, body,
           size, received_at, kind, state, why, lead_id, person, due_at, answered_at)
         select 'bench', 1, number, number || '@reader.example', sha256(number::text::bytea), email, name, 'Re: Your request',
                'Thank you. ' || md5(number::text), 900, created_at + interval '6 hours',
                case when number % 10 = 3 then 'automatic' else 'letter' end, place,
                case when place = 'tray' then 'unknown' end,
                case when place = 'thread' then id end, case when place = 'thread' then person end,
                case when place = 'thread' then created_at + interval '30 hours' end,
                case when place = 'thread' and number > 1500 then created_at + interval '8 hours' end
         from (select *, case when number % 10 = 7 then 'away'
                              when number % 10 = 3 or number <= 5000 and number % 50 = 0 then 'tray' else 'thread' end as place
               from fresh where number % 10 in (0, 3, 7)) as mail
     ), called as (
       insert into private.bookings (id, lead_id, consultant, consultant_name, consultant_zone, during, reserved, way, name, email,
           mailbox, phone, time_zone, status, created_at, updated_at)
         select gen_random_uuid(), id, '00000000-0000-4000-8000-000000000201', 'Imogen Vale', 'America/Los_Angeles',
                tstzrange(created_at, created_at + interval '1 minute'), tstzrange(created_at, created_at + interval '1 minute'),
                'phone', name, email, lower(email), '805 555 0123', 'America/Los_Angeles',
                case when number <= 500 then 'booked' else 'held' end, created_at, created_at
         from fresh where number % 20 = 5
     )
     insert into private.lead_events (lead_id, at, who, who_name, what, after)
     select id, created_at, null::uuid, null, 'received', summary from fresh
     union all
     select id, created_at + interval '5 hours', null, null, 'status', status from fresh where status <> 'new'
     union all
     select id, created_at + interval '5 hours' + minute * interval '1 minute', '00000000-0000-4000-8000-000000000201'::uuid,
            'Imogen Vale', 'note', 'Said: ' || md5(minute::text || id::text)
     from fresh cross join generate_series(1, $1::int) as minute`,
    [notes],
  );
}
