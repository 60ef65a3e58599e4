import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { prune } from "../auth/pruning.ts";
import {
  anyLocalPort,
  awaitMail,
  goodPassword,
  newAddress,
  openBrowser,
  openDesk,
  pressLink,
  signedInAuthor,
} from "../testing/accounts.ts";
import { waitForEmptyOutbox } from "../testing/send-form.ts";
import { startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { allTables, tablesNaming } from "../testing/tables-naming.ts";
import { erasePerson } from "./person.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer({ settings: { ...anyLocalPort, TRUSTED_PROXIES: "127.0.0.1" } });
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

/** Somebody who has done everything that an account lets one do, and every word by which they could be found again. */
async function authorWithALife() {
  const mark = randomUUID().slice(0, 8);
  const [first, email] = [newAddress(), newAddress()];
  const own = {
    agent: `Quill/${mark}`,
    network: `203.0.113.${Math.floor(Math.random() * 254) + 1}`,
    name: `Persis Quillfeather ${mark}`,
    factor: `Persis's telephone ${mark}`,
    title: `The Wintering Quarto ${mark}`,
    retitled: `The Summering Quarto ${mark}`,
    description: `A herring fleet and its widows ${mark}`,
    logNote: `Wrote on the ferry ${mark}`,
    sheet: `Ask aunt Ottilie ${mark}`,
    houseNote: `The author is ill, be kind ${mark}`,
  };
  const headers = { "user-agent": own.agent, "x-forwarded-for": own.network };
  const browser = openBrowser(server, { headers });
  await browser.auth.signUp({ email: first, password: goodPassword, options: { data: { full_name: own.name } } });
  await pressLink((await awaitMail(server, first, /^Confirm your address/)).link);
  await openBrowser(server, { headers }).auth.signInWithPassword({ email: first, password: "not this one at all" });
  const { data, error } = await browser.auth.signInWithPassword({ email: first, password: goodPassword });
  expect(error).toBeNull();
  const id = data.user?.id ?? "";

  const { data: project } = await browser
    .from("projects")
    .insert({ title: own.title, description: own.description, target_words: 900 })
    .select("id")
    .single();
  const project_id = project?.id as number;
  await browser.from("word_log").insert({ project_id, day: "2026-11-01", words: 10, note: own.logNote });
  await browser.from("project_notes").insert({ project_id, text: own.sheet });
  await june.ask("desk_project", { project: project_id });
  for (const note of ["A fine beginning", own.houseNote]) {
    await june.ask("desk_add_house_note", { project: project_id, note, request_id: randomUUID() });
  }
  await browser.from("projects").update({ title: own.retitled }).eq("id", project_id);

  await browser.auth.updateUser({ email });
  await pressLink((await awaitMail(server, first, /change of your address/)).link);
  await pressLink((await awaitMail(server, email, /new address/)).link);
  await openBrowser(server, { headers, flowType: "pkce" }).auth.resetPasswordForEmail(email);
  await awaitMail(server, email, /password/);

  const signedIn = await browser.auth.signInWithPassword({ email, password: goodPassword });
  expect(signedIn.error).toBeNull();
  const { data: factor } = await browser.auth.mfa.enroll({ factorType: "totp", friendlyName: own.factor });
  if (factor?.type !== "totp") throw new Error("not enrolled");
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  expect((await browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();

  await waitForEmptyOutbox(server);
  // One that has left, and one that still waits for its turn.
  await server.database.query(
    `update private.outbox set status = 'waiting', sent_at = null, next_attempt_at = now() + interval '1 hour'
     where template = 'house-note' and recipient = $1 and data ->> 'text' = $2`,
    [first, own.houseNote],
  );
  return { id, first, email, browser, marks: { id, first, email, ...own } };
}

/**
 * Until the last mail has left. While there is no mail server, the table of kept mails stands for the mailboxes of people:
 * what has arrived there is theirs, and not the house's.
 */
async function takeFarewell(email: string) {
  const take = () =>
    server.database.query("delete from private.kept_mails where recipient = $1 and subject like '% was deleted'", [
      email,
    ]);
  await vi.waitUntil(async () => (await take()).rowCount === 1, { timeout: 20_000, interval: 50 });
}

type Author = Awaited<ReturnType<typeof authorWithALife>>;

async function findMarks(marks: Record<string, string>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [what, text] of Object.entries(marks)) {
    const tables = await tablesNaming(server.database, text);
    if (tables.length > 0) found[what] = tables;
  }
  return found;
}

/** Every list that the desk can take along, as text. */
async function exportAll(): Promise<string> {
  const lists = [
    "leads",
    "consultations",
    "callbacks",
    "offers",
    "subscribers",
    "codes",
    "projects",
    "mails",
    "log",
  ] as const;
  const pages = await Promise.all(lists.map((list) => june.ask("desk_export", { list, after: null, page_size: 2000 })));
  return JSON.stringify(pages);
}

const erase = async ({ email }: Author) => erasePerson(server.database, email, { withAccount: true });
const ways: [string, (author: Author) => Promise<unknown>][] = [
  [
    "by its owner",
    async ({ browser, id }) => expect((await browser.from("account_deletions").insert({ owner: id })).error).toBeNull(),
  ],
  [
    "by the administration",
    async ({ id }) => expect((await (await openDesk(server)).auth.admin.deleteUser(id)).error).toBeNull(),
  ],
  ["by the operator's command", erase],
];

test.each(ways)(
  "an account that is deleted %s is gone: no table and no list of the desk names it",
  async (_, remove) => {
    const author = await authorWithALife();
    const before = await findMarks(author.marks);
    // Whoever was never there is not missed: the search has to find them first.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(["id", "first", "email", "name", "title", "houseNote", "sheet"]),
    );
    expect(before.first).toEqual(
      expect.arrayContaining(["auth.audit_log_entries", "private.outbox", "private.kept_mails", "private.lead_events"]),
    );
    expect(before.title).toEqual(expect.arrayContaining(["private.outbox", "private.sent_mails"]));
    expect(await exportAll()).toContain(author.marks.houseNote);

    await remove(author);
    // Whom the operator erases, the operator tells.
    if (remove !== erase) await takeFarewell(author.email);
    expect(await findMarks(author.marks)).toEqual({});
    const kept = await exportAll();
    for (const mark of Object.values(author.marks)) expect(kept).not.toContain(mark);
  },
);

test("what somebody sent by a form is another matter: it stays with its log and its mails, as the policy says", async () => {
  const { email, browser, user } = await signedInAuthor(server);
  const { consultation } = await sendEveryForm(server, email);
  await june.ask("desk_add_note", { lead_id: consultation, note: "Wants to talk on Monday", request_id: randomUUID() });
  await june.ask("desk_send_answer", {
    lead_id: consultation,
    mail_id: randomUUID(),
    subject: "Monday",
    body: "At ten?",
  });
  await browser.auth.resetPasswordForEmail(email);
  await waitForEmptyOutbox(server);
  expect((await browser.from("account_deletions").insert({ owner: user.id })).error).toBeNull();

  expect(await tablesNaming(server.database, user.id)).toEqual([]);
  expect(await tablesNaming(server.database, email)).toEqual([
    "private.kept_mails",
    "private.lead_events",
    "private.outbox",
    "private.sent_mails",
    "public.callback_requests",
    "public.consultation_requests",
    "public.discount_codes",
    "public.leads",
    "public.newsletter_subscribers",
    "public.offer_leads",
    "public.person_addresses",
    "public.persons",
  ]);
  const { rows } = await server.database.query("select template from private.outbox where recipient = $1", [email]);
  expect(rows.map(({ template }) => template).toSorted()).toEqual([
    "callback-confirmation",
    "consultation-confirmation",
    "desk-answer",
    "discount-code",
    "newsletter-welcome",
  ]);
});

test("nobody can have a stranger's requests deleted by opening an account under the stranger's address", async () => {
  const { email, consultation } = await sendEveryForm(server);
  await openBrowser(server).auth.signUp({ email, password: goodPassword });
  const { rows } = await server.database.query("select id from auth.users where email = $1", [email]);
  await (await openDesk(server)).auth.admin.deleteUser(rows[0].id);
  const { rowCount } = await server.database.query("select from consultation_requests where id = $1", [consultation]);
  expect(rowCount).toBe(1);
});

test("a project that is deleted takes along what the desk noted and mailed about it, and nothing of its neighbour", async () => {
  const { browser } = await signedInAuthor(server);
  const begin = async () => {
    const title = `Two Harbors ${randomUUID()}`;
    const { data } = await browser.from("projects").insert({ title, target_words: 5 }).select("id").single();
    const project = data?.id as number;
    await june.ask("desk_add_house_note", { project, note: "A fine beginning", request_id: randomUUID() });
    return { project, title };
  };
  const [gone, kept] = [await begin(), await begin()];
  await waitForEmptyOutbox(server);
  const everywhere = await tablesNaming(server.database, kept.title);
  expect((await browser.from("projects").delete().eq("id", gone.project)).error).toBeNull();
  expect(await tablesNaming(server.database, gone.title)).toEqual([]);
  expect(await tablesNaming(server.database, kept.title)).toEqual(everywhere);
});

test("a soft deletion keeps a row without a name, and nothing that was mailed or written down about it", async () => {
  const { user, email, browser, desk } = await signedInAuthor(server);
  await browser.auth.resetPasswordForEmail(email);
  await waitForEmptyOutbox(server);
  expect((await desk.auth.admin.deleteUser(user.id, true)).error).toBeNull();
  await takeFarewell(email);
  expect(await tablesNaming(server.database, email)).toEqual([]);
  expect(await tablesNaming(server.database, user.id)).toEqual(["auth.identities", "auth.users"]);
});

test("an account's mail that is just leaving does not outlive the account", async () => {
  const leaving = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const peer = await startSmtpPeerForTest({
    onMail: ({ raw }) => {
      if (!/^subject: .*password/im.test(raw)) return;
      arrived.resolve();
      return leaving.promise;
    },
  });
  const own = await startServerForTest({ settings: { SMTP_URL: peer.url } });
  const { user, email, browser } = await signedInAuthor(own);
  await browser.auth.resetPasswordForEmail(email);
  await arrived.promise;
  const deletion = browser
    .from("account_deletions")
    .insert({ owner: user.id })
    .then(({ error }) => error);
  await vi.waitUntil(async () => {
    const { rowCount } = await own.database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  }, 60_000);
  leaving.resolve();
  expect(await deletion).toBeNull();
  await waitForEmptyOutbox(own);
  expect(await tablesNaming(own.database, email)).toEqual([]);
});

test("a deletion and a mail whose code is just being made do not wait for each other", async () => {
  const { user, email } = await signedInAuthor(server);
  const client = await server.database.connect();
  try {
    await client.query("begin");
    await client.query("select from auth.users where id = $1 for update", [user.id]);
    await server.database.query(
      "insert into private.outbox (template, recipient, reference) values ('auth-recovery', $1, $2)",
      [email, user.id],
    );
    // Taken by the worker, which now waits for the account's row.
    await vi.waitUntil(async () => {
      const { rowCount } = await server.database.query(
        "select from private.outbox where reference = $1 for update skip locked",
        [user.id],
      );
      return rowCount === 0;
    }, 60_000);
    await client.query("delete from auth.users where id = $1", [user.id]);
    await client.query("commit");
  } finally {
    client.release();
  }
  await takeFarewell(email);
  expect(await tablesNaming(server.database, email)).toEqual([]);
});

test("whoever has stored as much as an account holds can leave all the same", async () => {
  const { user, browser } = await signedInAuthor(server);
  await server.database.query(
    `alter table word_log disable trigger user;
     with book as (
       insert into projects (owner, title, target_words) values ('${user.id}', 'Every day of my life', 5) returning id
     )
     insert into word_log (project_id, day, words)
       select id, date '1972-01-01' + number, number from book, generate_series(1, 20000) as number;
     alter table word_log enable trigger user`,
  );
  expect((await browser.from("account_deletions").insert({ owner: user.id })).error).toBeNull();
  expect(await tablesNaming(server.database, user.id)).toEqual([]);
});

test("what a request under way wrote down a moment after the deletion is swept up within the hour", async () => {
  const { user, email, desk } = await signedInAuthor(server);
  await desk.auth.admin.deleteUser(user.id);
  await takeFarewell(email);
  await server.database.query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values (gen_random_uuid(), $1, now(), '')`,
    [{ actor_id: user.id, actor_username: email, action: "login_failed" }],
  );
  await server.database.query(
    `insert into private.outbox (template, recipient, reference, status) values ('auth-recovery', $1, $2, 'dead')`,
    [email, user.id],
  );
  await prune({ pool: server.database, clock: () => new Date() });
  expect(await tablesNaming(server.database, email)).toEqual([]);
});

/**
 * Tables that hold nothing of an account, and why. A table that is neither here nor reached by the deletion has been
 * forgotten: let it refer to auth.users (or to what does) with `on delete cascade`, name it in private.erase_account, or
 * say here why it need not be.
 */
const notAnAccounts: Record<string, string> = {
  "private.bookings": "booked by a visitor, and gone with the request it belongs to",
  "private.bounced_addresses": "what a mail server said about an address, for a year at most",
  "private.mailbox_cursors": "the house's own",
  "private.auth_limits": "counters under a keyed hash, for a day at most",
  "private.desk_events": "what staff did; an address in it goes by a trigger of its own",
  "private.desk_settings": "the desk's own",
  "private.fingerprint_key": "the server's own",
  "private.letter_recipients": "the newsletter's: a number of a reader",
  "private.letters": "the house's own writing",
  "private.mail_attachments": "the number of a mail, and gone with it",
  "private.offer_suppressions": "a mark under a key of who wants no offers",
  "private.page_views": "counts pages, not people",
  "private.rate_limits": "counters under a keyed hash, for a day at most",
  "private.secrets": "the server's own",
  "private.suppressions": "the newsletter's: a mark under a key",
  "private.letter_templates": "the house's own writing",
  "private.letter_template_versions": "the house's own writing",
  "public.account_deletions": "a door: nothing is stored behind it",
  "public.callback_requests": "sent by a visitor",
  "public.consultation_requests": "sent by a visitor",
  "public.discount_codes": "sent to a visitor",
  "private.production_templates": "what a package usually goes through",
  "private.production_template_versions": "what a package went through before",
  "private.request_files": "sent by a visitor, with a request",
  "public.books": "keeps a title, and the author's name until the period of its record is over",
  "public.book_stages": "the dates of a book, part of what both sides promised",
  "public.book_events": "the record of dates, part of what both sides promised",
  "public.book_approvals": "what was approved, part of what both sides signed",
  "public.leads": "the work on what visitors sent",
  "public.newsletter_subscribers": "sent by a visitor",
  "public.offer_leads": "sent by a visitor",
  "public.hand_leads": "what somebody said to the house, typed in at the desk",
  "public.persons": "gone with the account and the last request: private.tidy_person",
  "public.person_addresses": "goes with its person, or with what it came with",
  "public.person_phones": "goes with its person, or with what it came with",
  "private.person_merges": "goes with either person",
};

test("every table is reached by the deletion of an account, or holds nothing of one", async () => {
  const { rows } = await server.database.query<{ source: string }>(
    "select string_agg(prosrc, '') as source from pg_proc where proname in ('erase_account', 'drop_kept_mail', 'leave_books', 'drop_replies_of_account')",
  );
  const tables = await allTables(server.database);
  const named = tables.filter((name) => rows[0]?.source?.includes(`delete from ${name}`));
  const { rows: reached } = await server.database.query<{ name: string }>(
    `with recursive reached (id) as (
       select unnest($1::regclass[])::oid
       union
       select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f' and confdeltype = 'c'
     )
     select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class join reached on pg_class.oid = reached.id`,
    [["auth.users", ...named]],
  );
  const isReached = new Set(reached.map(({ name }) => name));
  expect(tables.filter((name) => !isReached.has(name) && !notAnAccounts[name])).toEqual([]);
  expect(Object.keys(notAnAccounts).filter((name) => !tables.includes(name))).toEqual([]);
});

test("behind the door to leave by, nothing is stored", async () => {
  const { user, browser } = await signedInAuthor(server);
  await browser.from("account_deletions").insert({ owner: user.id });
  expect((await server.database.query("select from public.account_deletions")).rowCount).toBe(0);
});

test("no function that erases can be called from outside", async () => {
  const { rows } = await server.database.query(
    `select proname, has_function_privilege(role, pg_proc.oid, 'execute') as may
     from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role where proname ~ '^erase_'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ may }) => may)).toEqual([]);
});
