import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, vi } from "vitest";
import { openBrowser } from "../testing/accounts.ts";
import { once } from "../testing/once.ts";
import { newAddress } from "../testing/send-form.ts";
import { createDatabase, startServerForTest } from "../testing/start-test-server.ts";
import { listMigrations, migrate } from "./migrate.ts";

const author = "11111111-1111-4111-8111-111111111111";
const leaver = "22222222-2222-4222-8222-222222222222";
const many = (columns: string) => `select ${columns} from generate_series(1, 200) as number`;

/** What people had stored by the time of each migration, in the words of that time. */
const stored: Record<string, string> = {
  outbox: `insert into private.outbox (template, recipient, status, sent_at)
    ${many("'consultation-notice', 'staff', 'sent', now() - number * interval '1 hour'")}`,
  consultation_requests: `
    insert into consultation_requests (id, source, name, email, message)
      ${many("gen_random_uuid(), 'home', 'Ada ' || number, 'ada' || number || '@example.com', repeat('Salt. ', 100)")};
    insert into consultation_requests (id, source, name, email, genre, manuscript_status, goals)
      ${many("gen_random_uuid(), 'consultation', 'Ben', 'ben' || number || '@example.com', 'memoir', 'outline', 'Finish'")};
    update consultation_requests set status = 'won' where email like 'ada1%'`,
  newsletter_subscribers: `insert into newsletter_subscribers
      (email, status, leave_nonce, leave_token_hash, created_at, confirmed_at, unsubscribed_at)
    ${many("'Reader' || number || '@example.com', (array['pending', 'confirmed', 'unsubscribed'])[1 + number % 3], gen_random_uuid(), sha256(number::text::bytea), now(), now(), now()")}`,
  discount_codes: `
    insert into offer_leads (campaign, first_name, email, due_at, created_at, updated_at)
      ${many("'summer', 'Cy', 'cy' || number || '@example.com', now(), now(), now()")};
    insert into discount_codes (code, campaign, email_key, lead_id, percent, expires_at, created_at)
      select 'HALF-' || lpad(row_number() over ()::text, 4, '0') || '-ABCD', campaign, email_key, id, 25, now(), now() from offer_leads`,
  callback_requests: `insert into callback_requests (id, name, phone, consent)
    ${many("gen_random_uuid(), 'Dee', '(818) 555-0' || (100 + number), true")}`,
  projects: `
    insert into auth.users (id, email, aud, role, email_confirmed_at)
      values ('${author}', 'author@example.com', 'authenticated', 'authenticated', now());
    insert into projects (owner, title, target_words) ${many(`'${author}', 'Book ' || number, 50000`)}`,
  word_log: "update projects set word_count = 1000 + id",
  suppressions: "insert into private.suppressions values (private.suppression_hash('left@example.com'), now())",
  page_views: "insert into private.page_views (day, page, views) values ('2026-11-14', '/', 64), ('2026-11-14', '/about', 9)",
  // Of somebody whose account was deleted when that took the account alone, and of an author who is still there.
  desk_export: `
    insert into auth.audit_log_entries (id, payload) values
      (gen_random_uuid(), '{"actor_id": "${leaver}", "actor_username": "leaver@example.com", "action": "login"}'),
      (gen_random_uuid(), '{"actor_id": "${author}", "actor_username": "author@example.com", "action": "login"}');
    insert into private.outbox (template, recipient, reference, status) values
      ('auth-recovery', 'leaver@example.com', '${leaver}', 'dead'), ('auth-recovery', 'author@example.com', '${author}', 'dead');
    insert into private.lead_events (person, what, after) values
      ('leaver@example.com', 'project', 'Memoir: be kind'), ('author@example.com', 'project', 'Book 7: be kind');
    alter table account_deletions disable trigger user;
    insert into account_deletions (owner) values ('${leaver}');
    alter table account_deletions enable trigger user`,
  // What the house has told authors: notes, changes of status, and beside them a note that is the staff's own.
  consultation_defaults: `
    insert into house_notes (project_id, who, text, created_at)
      select (select id from projects where title = 'Book ' || number), 'Imogen', 'Note ' || number, now() - number * interval '1 hour'
      from generate_series(1, 200) as number;
    insert into private.lead_events (project_id, person, who_name, what, before, after)
      select id, 'author@example.com', 'Imogen', 'project', title || ': In Progress', title || ': Editing'
      from projects where title in ('Book 8', 'Book 9');
    insert into private.lead_events (person, who_name, what, after) values ('author@example.com', 'Imogen', 'note', 'Pays late')`,
  // Before people were persons: one who asked twice in two spellings, one of them with an account, and accounts that prove nothing.
  factor_recoveries: `
    insert into consultation_requests (id, source, name, email) values
      (gen_random_uuid(), 'home', 'Ada Salt', 'ADA1@example.com'), (gen_random_uuid(), 'home', 'A. Uthor', 'Author@example.com');
    insert into auth.users (id, email, aud, role) values
      (gen_random_uuid(), 'ada2@example.com', 'authenticated', 'authenticated');
    insert into auth.users (id, email, aud, role, email_confirmed_at) values
      (gen_random_uuid(), 'quiet@example.com', 'authenticated', 'authenticated', now())`,
}; // biome-ignore format: SQL

const tables = [
  "consultation_requests",
  "newsletter_subscribers",
  "offer_leads",
  "discount_codes",
  "callback_requests",
  "projects",
];

const waiting = "select from pg_locks where relation = 'callback_requests'::regclass and not granted";

async function readAll(client: pg.Client): Promise<Record<string, string[]>> {
  const kept: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows: found } = await client.query(`select to_regclass('public.${table}') is not null as there`);
    if (!found[0].there) continue;
    const { rows } = await client.query(`select id::text from public.${table} order by 1`);
    kept[table] = rows.map(({ id }) => id);
  }
  return kept;
}

once("every migration, from the oldest to the newest, takes along what people had stored before it", async () => {
  const database = await createDatabase("template0");
  onTestFinished(database.drop);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const migrations = listMigrations();
  for (const [place, { name }] of migrations.entries()) {
    const before = place === 0 ? {} : await readAll(client);
    expect(await migrate(database.url, migrations.slice(0, place + 1))).toEqual([name]);
    expect(await readAll(client), name).toMatchObject(before);
    if (stored[name]) await client.query(stored[name]);
  }
  const { rows: leads } = await client.query(
    "select kind, count(*)::int as count from leads group by kind order by kind",
  );
  expect(leads).toEqual([
    { kind: "callback", count: 200 },
    { kind: "consultation", count: 402 },
    { kind: "newsletter", count: 200 },
    { kind: "offer", count: 200 },
  ]);
  const { rows: won } = await client.query("select count(*)::int as count from leads where status = 'won'");
  expect(won[0].count).toBe(111);
  const { rows: counts } = await client.query("select count(*)::int as count from word_log");
  expect(counts[0].count).toBe(200);
  const { rows: marks } = await client.query(
    "select count(*)::int as count from private.suppressions where address_hash = private.suppression_hash('left@example.com')",
  );
  expect(marks[0].count).toBe(1);
  const { rows: left } = await client.query(
    `select (select count(*) from auth.audit_log_entries)::int as entries, (select count(*) from account_deletions)::int as deletions,
            (select count(*) from private.outbox where template = 'auth-recovery')::int as mails,
            (select json_agg(title order by title) from private.lead_events event join projects project on project.id = event.project_id) as log,
            (select count(*) from private.lead_events where what = 'project')::int as logged`,
  );
  expect(left[0]).toEqual({ entries: 1, deletions: 0, mails: 1, log: ["Book 7", "Book 8", "Book 9"], logged: 3 });
  // Every note and every change of status is in the thread of its project, and nothing of the staff's own.
  const { rows: said } = await client.query(
    `select count(*) filter (where kind = 'message' and text = 'Note ' || substr(title, 6))::int as notes,
            count(*) filter (where kind = 'status' and text = title || ': In Progress → ' || title || ': Editing')::int as statuses,
            count(*)::int as all
     from book_messages message join projects project on project.id = message.project_id`,
  );
  expect(said[0]).toEqual({ notes: 200, statuses: 2, all: 202 });
  // Of everybody who had left an address or has proven one, one person; of every caller without, one each.
  const { rows: people } = await client.query(
    `select (select count(*) from persons)::int as persons, (select count(*) from person_addresses)::int as addresses,
            (select count(distinct key) from (select email_key as key from leads where email is not null
             union select lower(email) from auth.users where email_confirmed_at is not null) as known)::int as "addressesBefore",
            (select count(*) from leads where email is null)::int as "callersBefore",
            (select count(*) from person_phones)::int as phones, (select count(*) from persons where account is not null)::int as authors,
            (select count(*) from leads left join persons on persons.id = leads.person where persons.id is null)::int as lost,
            (select count(*) from leads join person_addresses on address_key = email_key where leads.person <> person_addresses.person)::int as strays,
            (select json_agg(name order by name) from persons where address ~* '^(ada1|author)@') as names,
            (select count(*) from private.lead_events where lead_id is null and person_id is null)::int as "eventsOfNobody"`,
  );
  const [counted] = people;
  expect(counted).toMatchObject({
    persons: counted.addressesBefore + counted.callersBefore,
    addresses: counted.addressesBefore,
    callersBefore: 200,
    phones: 200,
    authors: 2,
    lost: 0,
    strays: 0,
    names: ["A. Uthor", "Ada Salt"],
    eventsOfNobody: 0,
  });
  const { rows: views } = await client.query(
    `select sum(views)::int as views, count(*)::int as days,
            (select server_counts_since between (now() at time zone 'UTC')::date - 1 and (now() at time zone 'UTC')::date
             from private.desk_settings) as "isMarked" from private.page_views`,
  );
  expect(views[0]).toEqual({ views: 73, days: 2, isMarked: true });
  await client.end();

  // And the newest release works on it.
  const server = await startServerForTest({ settings: { DATABASE_URL: database.url } });
  const row = { id: randomUUID(), source: "home", name: "Eve", email: newAddress() };
  expect((await openBrowser(server).from("consultation_requests").insert(row)).error).toBeNull();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

once(
  "a migration that fails on the data of a full database changes nothing of it, and says which one it was",
  async () => {
    const database = await createDatabase();
    onTestFinished(database.drop);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      "insert into callback_requests (id, name, phone, consent) values (gen_random_uuid(), 'Dee', '(818) 555-0100', true)",
    );
    const strict = {
      version: "29991231000000",
      name: "strict",
      sql: "update callback_requests set name = 'Lost'; alter table callback_requests add check (email is not null);",
    };
    await expect(migrate(database.url, [...listMigrations(), strict])).rejects.toThrow(
      /^Migration 29991231000000_strict failed and was undone: /,
    );
    expect((await client.query("select name from callback_requests")).rows).toEqual([{ name: "Dee" }]);
    await client.end();
  },
);

once(
  "a migration gives way to work under way: it waits its turn, and nobody behind it waits for that work",
  async () => {
    const database = await createDatabase();
    onTestFinished(database.drop);
    const [holder, visitor] = [1, 2].map(() => new pg.Client({ connectionString: database.url })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([holder.connect(), visitor.connect()]);
    await holder.query("begin; lock table callback_requests in row exclusive mode");
    const later = {
      version: "29991231000000",
      name: "later",
      sql: "alter table callback_requests add column mood text",
    };
    const migrated = migrate(database.url, [...listMigrations(), later]);
    // Whoever asks while the migration stands in line is behind it, and would otherwise wait until the work is done: it ends
    // only after they have been answered. The limit is for a clear failure, and far from what giving way takes.
    await visitor.query("set lock_timeout = '30s'");
    for (let round = 0; round < 3; round += 1) {
      await vi.waitUntil(async () => (await visitor.query(waiting)).rowCount, { timeout: 60_000, interval: 5 });
      await visitor.query("select count(*) from callback_requests");
    }
    await holder.query("commit");
    expect(await migrated).toEqual(["later"]);
    await Promise.all([holder.end(), visitor.end()]);
  },
);

once("a server that starts beside a busy one takes no lock on what that one uses", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("begin; lock table auth.users, auth.sessions, auth.refresh_tokens in row exclusive mode");
  // What waited for that lock would wait as long as it is held.
  expect(await migrate(database.url)).toEqual([]);
  await holder.query("commit");
  await holder.end();
});
