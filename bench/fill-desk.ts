import type pg from "pg";

/**
 * Rows as the site's triggers would have written them, written at once: consultations alone, because only lists matter.
 * They are numbered, and lie back in time by their number, so that a fuller desk is the same one with more behind it.
 */
export async function fillDesk(
  database: pg.PoolClient,
  { from, to, total }: { from: number; to: number; total: number },
) {
  await database.query("set session_replication_role = replica");
  // The server's own memory is meant for a small machine; a million rows are sorted in more of it.
  await database.query("set maintenance_work_mem = '768MB'");
  await database.query("set synchronous_commit = off");
  // Built once at the end, an index takes a tenth of the time.
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('public.leads'::regclass, 'private.outbox'::regclass, 'public.persons'::regclass) and not indisunique`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query(
    `insert into public.consultation_requests
       (id, source, name, email, book_title, message, page, referrer_host, status, created_at, due_at)
     select gen_random_uuid(), 'home', 'Reader ' || n,
            case when n % ($3::int / 200) = 0 then 'busy@example.com' else 'reader.' || n || '@example.com' end,
            (array['The Harbour Year', 'A Lighthouse Ledger', 'Salt and Paper', 'Nine Orchards'])[1 + n % 4],
            'Chapter ' || n || ' of a book about ' || md5(n::text) || ' is written, and the rest is planned.',
            '/consultation', 'source-' || (n % 37), 'new',
            now() - n * interval '7 years' / $3, now() - n * interval '7 years' / $3 + interval '24 hours'
     from generate_series($1::int, $2::int) as n`,
    [from, to, total],
  );
  // Each address is one person, as the trigger would have it; given along, because a million of them are faster together.
  await database.query(
    `with met as (
       select email, gen_random_uuid() as id, min(name) as name, min(created_at) as at
       from public.consultation_requests request
       where not exists (select from public.person_addresses where address_key = lower(request.email)) group by email
     ), made as (
       insert into public.persons (id, name, address, created_at) select id, name, email, at from met
     )
     insert into public.person_addresses (address_key, person, origin, created_at) select lower(email), id, 'form', at from met`,
  );
  await database.query(
    `insert into public.leads
       (person, id, kind, name, email, summary, source, page, search_text, created_at, due_at, status, answered_at, owner)
     select held.person, lead.id, sort.kind, lead.name, lead.email, lead.summary, lead.source, lead.page, lead.search_text,
            lead.created_at, case when sort.kind <> 'newsletter' then lead.due_at end, work.status,
            case when work.status <> 'new' then lead.created_at + interval '5 hours' end,
            case when random() < 0.3 then '00000000-0000-4000-8000-000000000201'::uuid end
     from public.consultation_requests request
     cross join lateral private.lead_from('consultation', to_jsonb(request)) as lead
     join public.person_addresses held on held.address_key = lower(request.email)
     cross join lateral (
       select (array['consultation', 'callback', 'offer', 'newsletter'])[1 + floor(random() * 4 + length(lead.name) * 0)::int] as kind
     ) as sort
     cross join lateral (
       select case when random() < 0.001 + length(lead.name) * 0 then 'spam'
                   else (array['new', 'contacted', 'booked', 'won', 'lost'])[1 + floor(random() * 5)::int] end as status
     ) as work
     where not exists (select from public.leads kept where kept.id = lead.id)`,
  );
  const known = "select from private.lead_events event where event.lead_id = leads.id";
  await database.query(
    `insert into private.lead_events (lead_id, at, what, after)
     select id, created_at, 'received', summary from public.leads where not exists (${known})
     union all
     select id, created_at + interval '5 hours', 'status', status from public.leads
     where status <> 'new' and not exists (${known})`,
  );
  await database.query(
    `insert into private.outbox (template, recipient, data, status, sent_at, created_at, reference)
     select 'consultation-confirmation', email, '{}', 'sent', created_at, created_at, id from public.leads lead
     where not exists (select from private.outbox mail where mail.reference = lead.id)`,
  );
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
