import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPage } from "#content/account.ts";
import { farewell } from "#content/account-mails.ts";
import { chapterDesk, chapterPage } from "#content/chapter.ts";
import { privacyWording } from "#content/consultation-form.ts";
import { site } from "#content/site.ts";
import { prune } from "../auth/pruning.ts";
import { goodPassword, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { newAddress, sendJson, waitForEmptyOutbox } from "../testing/send-form.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { enforceRetention, retention } from "./retention.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const days = 24 * 3_600_000;
const runAfter = (count: number, portion?: number) =>
  enforceRetention({ pool: server.database, clock: () => new Date(Date.now() + count * days) }, portion);

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await server.database.query(`select count(*)::int as rows ${sql}`, values);
  return rows[0].rows;
}

const aboutEmail = (table: string, email: string) => count(`from ${table} where lower(email) = lower($1)`, [email]);

/** Somebody who has used every form of the site. */
async function visitor() {
  const email = newAddress();
  await sendJson(server, "request-consultation", { source: "home", name: "Ada", email });
  await sendJson(server, "request-callback", { id: randomUUID(), name: "Ada", email, consent: true });
  await sendJson(server, "claim-offer", { firstName: "Ada", email });
  await sendJson(server, "newsletter-subscribe", { email });
  await waitForEmptyOutbox(server);
  return email;
}

test("the periods are those that the privacy policy states", () => {
  const policy = readFileSync(new URL("../../content/legal/privacy-policy.md", import.meta.url), "utf8");
  const stated = (what: string) => new RegExp(`^\\| ${what}[^|]*\\| ([^|]+) \\|`, "m").exec(policy)?.[1] ?? "";
  expect(stated("Consultation and callback requests")).toContain(`${retention.requests} after our last contact`);
  expect(privacyWording.text).toContain(`keeps it for ${retention.requests} after our last contact`);
  expect(stated("A chapter sent with a request")).toContain(`${retention.chapters}, and never longer`);
  expect(stated("A book in production")).toContain(`${retention.books} after the work on it ended`);
  expect(stated("The agreement, your approvals")).toContain(retention.books);
  for (const said of [chapterPage.keeps, chapterDesk.log]) expect(said).toContain(retention.chapters);
  expect(stated("Discount requests and codes")).toBe(retention.offers);
  expect(stated("Copies of email")).toContain(`${retention.mails}, and`);
  expect(stated("Email that you send us")).toContain(`otherwise ${retention.mails}`);
  expect(stated("Mark of an address that email cannot reach")).toContain(retention.mails);
  expect(stated("Our notes about a project")).toContain(retention.requests);
  expect(stated("Newsletter address, never confirmed")).toContain(retention.unconfirmedReaders);
  expect(stated("Newsletter address")).toContain(retention.formerReaders);
  expect(stated("Account, never confirmed")).toContain(`${retention.unconfirmedAccounts} after we last wrote`);
});

test("whoever deletes an account reads beforehand what stays, and for how long it really does", () => {
  const { items, more } = accountPage.deletion.dialog.stays;
  expect(items[0]).toContain(`requests until ${retention.requests} after our last contact`);
  expect(items[0]).toContain(`discount codes for ${retention.offers}`);
  expect(more).toContain(site.privacyEmail);
  expect(accountPage.deletion.dialog.books.items[0]).toContain(retention.books);
  expect(farewell.texts.join(" ")).toContain(`stay for ${retention.books} after the work ended`);
  // As many nights as the operator's handbook keeps.
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const [, nights] = /npm run backup .*--keep (\d+)/.exec(read("README.md")) ?? [];
  expect(items[1]).toContain(`${nights} days at most`);
  expect(read("content/legal/privacy-policy.md")).toContain(`| Backups | ${nights} days |`);
});

test("records of sign-ins and known networks are kept for as long as the policy states", async () => {
  const policy = readFileSync(new URL("../../content/legal/privacy-policy.md", import.meta.url), "utf8");
  expect(policy).toMatch(/^\| Records of sign-ins[^|]*\| 12 months, and never longer than the account \|/m);
  expect(policy).toContain("remembered for 90 days");
  const { user } = await signedInAuthor(server);
  const entries = () => count("from auth.audit_log_entries where payload ->> 'actor_id' = $1", [user.id]);
  const networks = () => count("from private.known_clients where account = $1", [user.id]);
  const pruneAfter = (later: number) =>
    prune({ pool: server.database, clock: () => new Date(Date.now() + later * days) });
  await pruneAfter(89);
  expect(await networks()).toBe(1);
  await pruneAfter(91);
  expect(await networks()).toBe(0);
  await pruneAfter(364);
  expect(await entries()).toBe(1);
  await pruneAfter(367);
  expect(await entries()).toBe(0);
});

test("each record goes when its time is over, and not before", async () => {
  const email = await visitor();
  await runAfter(29);
  expect(await aboutEmail("newsletter_subscribers", email)).toBe(1);
  await runAfter(31);
  expect(await aboutEmail("newsletter_subscribers", email)).toBe(0);

  await runAfter(360);
  expect(await count("from private.outbox where recipient = $1", [email])).toBeGreaterThan(0);
  await runAfter(367);
  expect(await count("from private.outbox where recipient = $1", [email])).toBe(0);
  expect(await count("from private.kept_mails where recipient = $1", [email])).toBe(0);

  await runAfter(725);
  for (const table of ["consultation_requests", "callback_requests", "offer_leads", "leads"]) {
    expect(await aboutEmail(table, email), table).toBeGreaterThan(0);
  }
  await runAfter(733);
  for (const table of ["consultation_requests", "callback_requests", "offer_leads", "leads"]) {
    expect(await aboutEmail(table, email), table).toBe(0);
  }
  expect(await count("from discount_codes where email_key = $1", [email])).toBe(0);
  expect(
    await count("from private.lead_events event where not exists (select from leads where id = event.lead_id)"),
  ).toBe(0);
});

test("mail that belongs to a request goes with it, and other mail after a year; so do marks of addresses and their readers", async () => {
  const email = await visitor();
  const reply = (uid: number, lead: string | null) =>
    server.database.query(
      `insert into private.replies (mailbox, uidvalidity, uid, body_sha256, sender, sender_name, subject, body, size,
         received_at, kind, state, person, lead_id)
       values ($1::text, 1, $2::bigint, sha256(convert_to($1::text || $2::bigint, 'UTF8')), lower($1::text), '', '', '', 1, now(),
         'letter', 'thread', (select person from public.person_addresses where address_key = lower($1::text)), $3::uuid)`,
      [email, uid, lead],
    );
  const { rows } = await server.database.query("select id from leads where email = $1 and kind = 'consultation'", [
    email,
  ]);
  await reply(1, rows[0].id);
  await reply(2, null);
  await server.database.query(
    "update newsletter_subscribers set status = 'bounced', confirmed_at = now() where email = $1",
    [email],
  );
  await server.database.query(
    "insert into private.bounced_addresses (address_key, at, code, reason) values (lower($1), now(), '', '')",
    [email],
  );
  const kept = () => count("from private.replies where mailbox = $1", [email]);
  const marked = () => count("from private.bounced_addresses where address_key = lower($1)", [email]);
  await runAfter(360);
  expect([await kept(), await marked(), await aboutEmail("newsletter_subscribers", email)]).toEqual([2, 1, 1]);
  await runAfter(367);
  expect([await kept(), await marked(), await aboutEmail("newsletter_subscribers", email)]).toEqual([1, 0, 0]);
  await runAfter(733);
  expect(await kept()).toBe(0);
});

test("a request stays while we are in touch: counted from the last contact, whichever request it was about", async () => {
  const email = await visitor();
  const { rows } = await server.database.query("select id from consultation_requests where email = $1", [email]);
  // Somebody at the desk wrote a note a year later.
  await server.database.query(
    "insert into private.lead_events (lead_id, at, what, after) values ($1, now() + interval '1 year', 'note', 'Called')",
    [rows[0].id],
  );
  await runAfter(733);
  expect(await aboutEmail("consultation_requests", email)).toBe(1);
  expect(await aboutEmail("callback_requests", email)).toBe(1);
  await runAfter(733 + 366);
  expect(await aboutEmail("consultation_requests", email)).toBe(0);
});

test("a reader stays for as long as the letters are wanted; of one who left, only the mark remains", async () => {
  const [reader, former] = [newAddress(), newAddress()];
  for (const email of [reader, former]) await sendJson(server, "newsletter-subscribe", { email });
  await server.database.query("update newsletter_subscribers set status = 'confirmed', confirmed_at = now()");
  await server.database.query(
    "select private.leave_newsletter(leave_token_hash, now()) from newsletter_subscribers where email = $1",
    [former],
  );
  await runAfter(31);
  expect(await aboutEmail("newsletter_subscribers", former)).toBe(0);
  expect(await count("from private.suppressions where address_hash = private.suppression_hash($1)", [former])).toBe(1);
  await runAfter(3_000);
  expect(await aboutEmail("newsletter_subscribers", reader)).toBe(1);
});

test("an account that nobody confirms goes, unless it was written to again or has a seat at the desk", async () => {
  const [forgotten, asking, seated] = [newAddress(), newAddress(), newAddress()];
  for (const email of [forgotten, asking, seated]) {
    expect((await openBrowser(server).auth.signUp({ email, password: goodPassword })).error).toBeNull();
  }
  const confirmed = await signedInAuthor(server);
  await server.database.query("insert into private.staff (user_id) select id from auth.users where email = $1", [
    seated,
  ]);
  server.clock.ahead = 20 * days;
  await openBrowser(server).auth.resend({ type: "signup", email: asking });
  server.clock.ahead = 0;
  await waitForEmptyOutbox(server);

  await runAfter(29);
  expect(await aboutEmail("auth.users", forgotten)).toBe(1);
  await runAfter(31);
  expect(await aboutEmail("auth.users", forgotten)).toBe(0);
  expect(await aboutEmail("auth.users", asking)).toBe(1);
  await runAfter(51);
  expect(await aboutEmail("auth.users", asking)).toBe(0);
  await runAfter(3_000);
  expect(await aboutEmail("auth.users", seated)).toBe(1);
  expect(await aboutEmail("auth.users", confirmed.email)).toBe(1);
});

test("mail that is still owed is not old, however long it waits", async () => {
  const id = randomUUID();
  await server.database.query(
    `insert into private.outbox (id, template, recipient, next_attempt_at, created_at, status)
     values ($1, 'newsletter-welcome', 'ada@example.com', now() + interval '6 hours', now() - interval '2 years', 'waiting')`,
    [id],
  );
  await runAfter(1);
  expect(await count("from private.outbox where id = $1", [id])).toBe(1);
  await server.database.query("delete from private.outbox where id = $1", [id]);
});

test("it works in portions, and one server at a time", async () => {
  for (let number = 0; number < 7; number += 1) await sendJson(server, "newsletter-subscribe", { email: newAddress() });
  const holder = await server.database.connect();
  await holder.query("select pg_advisory_lock(7420181501)");
  expect(await runAfter(31, 2)).toBeUndefined();
  await holder.query("select pg_advisory_unlock(7420181501)");
  holder.release();
  expect(await runAfter(31, 2)).toMatchObject({ "newsletter_subscribers never confirmed": 7 });
  expect(await runAfter(31, 2)).toEqual({});
});
