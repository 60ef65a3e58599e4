import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { ask, authorInProduction, pdf, sendFile } from "../testing/books.ts";
import { withPasskey } from "../testing/passkeys.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { newAddress, sendJson, waitForEmptyOutbox } from "../testing/send-form.ts";
import { signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { tablesNaming } from "../testing/tables-naming.ts";
import { allowOffers, erasePerson, exportPerson, HasAccount } from "./person.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Somebody who has used every form of the site, under an address in mixed case. */
async function visitor(email = newAddress("Ada")) {
  await sendJson(server, "request-consultation", {
    source: "home",
    name: "Ada Wren",
    email,
    message: "My book is about salt",
  });
  await sendJson(server, "request-callback", {
    id: randomUUID(),
    name: "Ada",
    email,
    phone: "(818) 555-0199",
    consent: true,
  });
  await sendJson(server, "claim-offer", { firstName: "Ada", email });
  await sendJson(server, "newsletter-subscribe", { email });
  await waitForEmptyOutbox(server);
  return email;
}

test("an export holds everything that was sent and everything that was mailed, and no key of ours", async () => {
  const email = await visitor();
  const found = await exportPerson(server.database, email.toUpperCase());
  for (const table of [
    "public.consultation_requests",
    "public.callback_requests",
    "public.offer_leads",
    "public.discount_codes",
    "public.newsletter_subscribers",
    "public.leads",
    "private.lead_events",
    "private.outbox",
    "private.sent_mails",
    "private.kept_mails",
  ]) {
    expect(found[table]?.length, table).toBeGreaterThan(0);
  }
  const text = JSON.stringify(found);
  expect(text).toContain("My book is about salt");
  expect(text).toContain("(818) 555-0199");
  expect(text).not.toMatch(/"(leave_nonce|leave_token_hash|confirm_token_hash)"/);
});

test("an export tells of an account's passkeys, and of none of their keys; with the account they go", async () => {
  const { email, passkeyId } = await withPasskey(server, await signedInAuthor(server));
  await waitForEmptyOutbox(server);
  const found = await exportPerson(server.database, email);
  expect(found["auth.webauthn_credentials"]).toMatchObject([{ id: passkeyId, backup_eligible: false }]);
  expect(JSON.stringify(found)).not.toMatch(/"(public_key|credential_id)"/);
  await erasePerson(server.database, email, { withAccount: true });
  const { rowCount } = await server.database.query("select from auth.webauthn_credentials where id = $1", [passkeyId]);
  expect(rowCount).toBe(0);
});

test("what somebody wrote by mail is in their export with the names of its files, and goes with them; so does the mark of their address", async () => {
  const email = await visitor();
  const { rows } = await server.database.query(
    `insert into private.replies (mailbox, uidvalidity, uid, body_sha256, sender, sender_name, subject, body, size,
       received_at, kind, state, person)
     values ('a test', 1, 1, sha256(convert_to($1::text, 'UTF8')), lower($1::text), 'Ada', 'Re: salt', 'The salt chapter', 10,
       now(), 'letter', 'thread', (select person from public.person_addresses where address_key = lower($1::text)))
     returning id`,
    [email],
  );
  await server.database.query(
    `insert into private.reply_files (reply_id, place, name, type, size, sha256)
     values ($1, 0, 'salt.txt', 'txt', 4, encode(sha256('salt'), 'hex'))`,
    [rows[0].id],
  );
  await server.database.query(
    "insert into private.bounced_addresses (address_key, at, code, reason) values (lower($1), now(), '5.1.1', 'unknown')",
    [email],
  );
  const found = await exportPerson(server.database, email);
  expect(found["private.replies"]).toMatchObject([{ body: "The salt chapter" }]);
  expect(found["private.reply_files"]).toMatchObject([{ name: "salt.txt" }]);
  expect(found["private.bounced_addresses"]).toHaveLength(1);
  expect((await erasePerson(server.database, email)).gone).toMatchObject({
    "private.replies": 1,
    "private.bounced_addresses": 1,
  });
  expect(await tablesNaming(server.database, email)).toEqual([]);
});

test("an erasure leaves the address nowhere, and the newsletter stays away from it", async () => {
  const email = await visitor();
  const neighbour = await visitor(`jo${email}`);
  const { gone, mentions } = await erasePerson(server.database, email.toUpperCase());
  expect(gone).toMatchObject({
    "public.consultation_requests": 1,
    "public.callback_requests": 1,
    "public.offer_leads": 1,
  });
  expect(mentions).toEqual({});
  const since = { created_at: expect.any(String) };
  expect(await exportPerson(server.database, email)).toEqual({ "private.suppressions": [since] });
  expect(await exportPerson(server.database, neighbour)).toMatchObject({ "public.consultation_requests": [{ email: neighbour }] }); // biome-ignore format: one line
  await erasePerson(server.database, neighbour);
  expect(await tablesNaming(server.database, email)).toEqual([]);
  const { rowCount } = await server.database.query(
    "select from private.suppressions where address_hash = private.suppression_hash($1)",
    [email],
  );
  expect(rowCount).toBe(1);
});

test("the mark that stays is found under our key alone, not by trying out addresses", async () => {
  const email = await visitor();
  await erasePerson(server.database, email);
  const find = async (hash: string) =>
    (await server.database.query(`select from private.suppressions where address_hash = ${hash}`, [email])).rowCount;
  expect(await find("private.suppression_hash($1)")).toBe(1);
  expect(await find("sha256(convert_to('newsletter:' || lower($1), 'UTF8'))")).toBe(0);
});

test("whoever wants no offers is told so by an export, stays out after an erasure, and comes back by asking us", async () => {
  const email = await visitor();
  await server.database.query("select private.decline_offers(id, now()) from offer_leads where email = $1", [email]);
  const mark = { "private.offer_suppressions": [{ created_at: expect.any(String) }] };
  expect(await exportPerson(server.database, email)).toMatchObject(mark);
  await erasePerson(server.database, email);
  expect(await exportPerson(server.database, email)).toMatchObject(mark);
  expect(await allowOffers(server.database, email.toUpperCase())).toBe(true);
  expect(await allowOffers(server.database, email)).toBe(false);
  expect(await exportPerson(server.database, email)).not.toMatchObject(mark);
});

test("an export holds what is the account's: projects, and all that hangs on them", async () => {
  const { email, browser } = await signedInAuthor(server);
  const { data: project } = await browser.from("projects").insert({ title: "The Salt Year", target_words: 5, word_count: 3 }).select().single(); // biome-ignore format: one line
  await browser.from("project_notes").insert({ project_id: project.id, text: "Mine alone" });
  await server.database.query("insert into project_looks (project_id) values ($1)", [project.id]);
  const found = await exportPerson(server.database, email);
  expect(found).toMatchObject({
    "public.projects": [{ title: "The Salt Year" }],
    "public.word_log": [{ words: 3 }],
    "public.project_notes": [{ text: "Mine alone" }],
    "public.project_looks": [{ looked_at: expect.any(String) }],
    "auth.sessions": [{ user_agent: expect.any(String) }],
  });
  const other = await signedInAuthor(server);
  expect(await exportPerson(server.database, other.email)).not.toHaveProperty("public.projects");
});

test("an export holds an author's books, and an erasure takes back what others had let the address into", async () => {
  const june = await signedInStaff(server);
  const ada = await authorInProduction(server, june);
  const ben = await authorInProduction(server, june);
  await sendFile(server, ada.session.access_token, pdf("A book"), { book: ada.book, name: "a.pdf" });
  await ask(ada, "invite_to_book", { book: ada.book, email: ben.email, role: "reads" });
  const found = await exportPerson(server.database, ada.email);
  expect(found["public.books"]).toMatchObject([{ id: ada.book }]);
  expect(found["public.book_versions"]).toMatchObject([{ name: "a.pdf" }]);
  expect(found["public.book_stages"]?.length).toBeGreaterThan(5);
  expect(found["public.book_events"]?.length).toBeGreaterThan(1);
  await erasePerson(server.database, ben.email, { withAccount: true });
  expect((await ask(ada, "my_book", { book: ada.book })).members).toEqual([]);
});

test("what somebody else wrote about the address is theirs, and is pointed out", async () => {
  const email = await visitor();
  const other = newAddress("ben");
  await sendJson(server, "request-consultation", {
    source: "home",
    name: "Ben",
    email: other,
    message: `My sister is ${email}`,
  });
  const { mentions } = await erasePerson(server.database, email);
  expect(mentions).toMatchObject({ "public.consultation_requests": 1 });
  expect(await exportPerson(server.database, other)).toMatchObject({
    "public.consultation_requests": [{ name: "Ben" }],
  });
});

test("an account is not erased by the way, but goes when that is what was asked for", async () => {
  const { email, browser, user } = await signedInAuthor(server);
  await browser.from("projects").insert({ title: "The Salt Year", target_words: 5 });
  await visitor(email);
  await expect(erasePerson(server.database, email)).rejects.toThrow(HasAccount);
  expect(await tablesNaming(server.database, email)).toContain("public.consultation_requests");
  await erasePerson(server.database, email, { withAccount: true });
  expect(await tablesNaming(server.database, email)).toEqual([]);
  expect((await server.database.query("select from projects where owner = $1", [user.id])).rowCount).toBe(0);
});

/** The command as an operator types it, beside the running server. */
const run = (...words: string[]) => runCommandOn(server, "person", ...words);

test.skipIf(inject("backend") === "second-copy")(
  "by command: export, erase, and a sentence for anything else",
  async () => {
    const email = await visitor();
    const exported = await run("export", email);
    expect(JSON.parse(exported.said)).toMatchObject({ address: email, "public.leads": expect.any(Array) });
    const erased = await run("erase", email);
    expect(erased.said).toMatch(/1 gone from public\.consultation_requests[\s\S]*Backups hold it/);
    expect((await run("erase", email)).said).toMatch(/^Nothing was there\./);
    expect((await run("allow-offers", email)).said).toMatch(/had not opted out/);
    expect(await run("forget", email)).toMatchObject({ code: 78, said: expect.stringContaining("npm run person") });
    const { email: author } = await signedInAuthor(server);
    expect(await run("erase", author)).toMatchObject({ code: 78, said: expect.stringContaining("--with-account") });
  },
);
