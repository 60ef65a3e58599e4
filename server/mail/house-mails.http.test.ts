import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authorWithApp, awaitMail, goodPassword, openBrowser, openDesk, signedInAuthor } from "../testing/accounts.ts";
import { authorInProduction } from "../testing/books.ts";
import { long } from "../testing/once.ts";
import { linksOf, newAddress, sendJson, waitForEmptyOutbox, waitForMails } from "../testing/send-form.ts";
import { startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { tablesNaming } from "../testing/tables-naming.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: "127.0.0.1" }, deskEvery: 40 });
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);

async function headersOf(email: string, subject: string): Promise<Record<string, string>> {
  const { rows } = await server.database.query(
    "select headers from private.kept_mails where recipient = $1 and subject = $2",
    [email, subject],
  );
  return rows[0].headers;
}

async function offerLead(email: string): Promise<string> {
  const { rows } = await server.database.query("select id from offer_leads where email = $1", [email]);
  return rows[0].id;
}

const answerTo = (lead_id: string) => ({
  lead_id,
  mail_id: randomUUID(),
  subject: `About the offer ${randomUUID()}`,
  body: "Good day.",
});

test("a code comes with a way out of offers: reading the page changes nothing, one click ends them", async () => {
  const email = newAddress();
  await sendJson(server, "claim-offer", { firstName: "Ada", email });
  const mail = await awaitMail(server, email, /discount code/);
  const { "List-Unsubscribe": header, "List-Unsubscribe-Post": post } = await headersOf(email, mail.subject);
  const [, link = ""] = /^<(.+)>$/.exec(header ?? "") ?? [];
  expect(post).toBe("List-Unsubscribe=One-Click");
  expect(linksOf(mail)).toContain(link);
  expect(linksOf(mail).some((href) => href.endsWith("/consultation"))).toBe(true);

  const page = await fetch(link);
  expect(await page.text()).toContain("No more offers by email?");
  const isUnwanted = async () =>
    (await server.database.query("select private.wants_no_offers($1) as it", [email])).rows[0].it;
  expect(await isUnwanted()).toBe(false);
  const forged = link.replace(/token=.{4}/, "token=AAAA");
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(forged, { method: "POST" })).status).toBe(404);
  expect(await isUnwanted()).toBe(false);

  const left = await fetch(link, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect([left.status, await left.text()]).toEqual([200, expect.stringContaining("No more offers")]);
  expect(await isUnwanted()).toBe(true);
});

test("to an address that wants no offers the house sends none by itself, and still answers what it asks for", async () => {
  const { email, consultation } = await sendEveryForm(server);
  const lead = await offerLead(email);
  const first = answerTo(lead);
  await june.ask("desk_send_answer", first);
  await awaitMail(server, email, new RegExp(first.subject));
  expect((await headersOf(email, first.subject))["List-Unsubscribe"]).toContain(`offer=${lead}`);
  await server.database.query("select private.decline_offers($1, now())", [lead]);

  const refused = await june.browser.rpc("desk_send_answer", answerTo(lead));
  expect(refused.error?.message).toBe("This person has asked us for no more offers by email.");
  const reply = answerTo(consultation);
  await june.ask("desk_send_answer", reply);
  await awaitMail(server, email, new RegExp(reply.subject));
  await waitForEmptyOutbox(server);
  expect(await headersOf(email, reply.subject)).not.toHaveProperty("List-Unsubscribe");
});

test("a code that is asked for comes also to an address that wants no offers: it says so, once a day, and nothing follows", async () => {
  const own = await startServerForTest({ deskEvery: 40 });
  const email = newAddress();
  const claim = () => sendJson(own, "claim-offer", { firstName: "Ada", email });
  const codes = async () => {
    await waitForEmptyOutbox(own);
    return (await own.mails()).filter(({ to, subject }) => to === email && /discount code/.test(subject));
  };
  await claim();
  expect(await codes()).toHaveLength(1);
  await own.database.query("select private.decline_offers(id, now()) from offer_leads where email = $1", [email]);

  own.clock.ahead = 11 * 60_000;
  expect((await claim()).body).toMatchObject({ success: true });
  const both = await codes();
  const asked = both.find(({ text }) =>
    text.replaceAll(/\s+/g, " ").includes("opted out of our offers, and that stays so"),
  );
  expect(both).toHaveLength(2);
  expect(asked?.text).toMatch(/HT25-\w{4}-\w{4}/);
  expect(asked?.text).not.toContain("will contact you within");
  const { rows } = await own.database.query("select headers from private.kept_mails where recipient = $1", [email]);
  expect(rows.filter(({ headers }) => "List-Unsubscribe" in headers)).toHaveLength(1);

  own.clock.ahead = 12 * 3_600_000;
  expect((await claim()).status).toBe(200);
  expect(await codes()).toHaveLength(2);
  own.clock.ahead = 25 * 3_600_000;
  await claim();
  expect(await codes()).toHaveLength(3);
  expect((await own.mails()).some(({ to, subject }) => to === email && /^We are late/.test(subject))).toBe(false);
});

test("an offer that was waiting when its reader opted out does not leave", async () => {
  const email = newAddress();
  await sendJson(server, "claim-offer", { firstName: "Ada", email });
  await awaitMail(server, email, /discount code/);
  const lead = await offerLead(email);
  await server.database.query("select private.decline_offers($1, now())", [lead]);
  const id = randomUUID();
  await server.database.query(
    "insert into private.outbox (id, template, recipient, data) values ($1, 'desk-answer', $2, $3)",
    [id, email, { subject: "Too late", body: "Good day.", offer: lead }],
  );
  await waitForEmptyOutbox(server);
  const { rows } = await server.database.query("select status, last_error from private.outbox where id = $1", [id]);
  expect(rows).toEqual([{ status: "dead", last_error: "This person has asked us for no more offers by email." }]);
});

long(
  "whoever is told within 24 hours and hears nothing is told that we are late, once, with a time in the house's zone",
  async () => {
    const own = await startServerForTest({ deskEvery: 40 });
    const email = newAddress();
    await sendJson(own, "request-consultation", { source: "home", name: "Ada visit evil.example", email });
    await waitForEmptyOutbox(own);
    own.clock.ahead = 25 * 3_600_000;
    const [late] = await waitForMails(own, ({ to, subject }) => to === email && /^We are late/.test(subject));
    expect(late?.text).toContain("our fault");
    expect(late?.text.replaceAll(/\s+/g, " ")).toMatch(/by \w+day, \w+ \d+ at \d+:\d\d [ap]\.m\. P[SD]T/);
    expect(late?.text).not.toContain("evil.example");
    const [reminder] = await waitForMails(own, ({ subject }) => /overdue$/.test(subject));
    expect(reminder?.text).not.toContain("UTC");
    expect(reminder?.text).toMatch(/P[SD]T/);
    own.clock.ahead += 2 * 3_600_000;
    // The desk has looked again, later: a second request is overdue by now, and its sender is told.
    const second = newAddress();
    await sendJson(own, "request-consultation", { source: "home", name: "Bea", email: second });
    own.clock.ahead += 25 * 3_600_000;
    const lateTo = (address: string) => (mail: { to: string; subject: string }) =>
      mail.to === address && /^We are late/.test(mail.subject);
    await waitForMails(own, lateTo(second));
    expect((await own.mails()).filter(lateTo(email))).toHaveLength(1);
  },
);

test("a note for an author is mailed to them, whole, once, and a new status says what it means", async () => {
  const { email, browser } = await signedInAuthor(server);
  const { data } = await browser
    .from("projects")
    .insert({ title: "Two Harbors", target_words: 5 })
    .select("id")
    .single();
  const note = { project: data?.id as number, note: "The map on page 4 is upside down.", request_id: randomUUID() };
  await june.ask("desk_add_house_note", note);
  await june.ask("desk_add_house_note", note);
  const mail = await awaitMail(server, email, /^A note on “Two Harbors”/);
  expect(mail.text).toContain(note.note);
  expect(linksOf(mail).some((href) => href.endsWith(`/dashboard/projects/${note.project}`))).toBe(true);

  const ada = await authorInProduction(server, june);
  await june.ask("desk_change_project", { project: ada.project, seen_version: 1, new_status: "In Design" });
  const moved = await awaitMail(server, ada.email, /is now: In Design/);
  expect(moved.text).toContain("What happens next");
  expect(moved.text).toContain("waiting for your designer");
  await waitForEmptyOutbox(server);
  expect((await mailsTo(email)).filter(({ subject }) => /^A note/.test(subject))).toHaveLength(1);
});

test("whoever's code is redeemed is told so, once", async () => {
  const email = newAddress();
  await sendJson(server, "claim-offer", { firstName: "Ada", email });
  const { rows } = await server.database.query("select code from discount_codes where email_key = $1", [email]);
  await june.ask("desk_redeem_code", { wanted: rows[0].code });
  await june.ask("desk_redeem_code", { wanted: rows[0].code });
  const mail = await awaitMail(server, email, /has been used/);
  expect(mail.text).toContain(rows[0].code);
  await waitForEmptyOutbox(server);
  expect((await mailsTo(email)).filter(({ subject }) => /has been used/.test(subject))).toHaveLength(1);
});

test("whoever confirms the newsletter gets something to read at once, once, with a way out", async () => {
  const email = newAddress();
  await sendJson(server, "newsletter-subscribe", { email });
  const welcome = await awaitMail(server, email, /confirm your subscription/);
  const confirm = linksOf(welcome).find((link) => link.includes("/newsletter/confirm")) ?? "";
  for (let press = 0; press < 2; press += 1) await fetch(confirm, { method: "POST" });
  const mail = await awaitMail(server, email, /^You’re subscribed/);
  const links = linksOf(mail);
  expect(links.some((link) => link.endsWith("/resources/hybrid-publishing-contract-guide.pdf"))).toBe(true);
  expect(links.some((link) => link.includes("/newsletter/unsubscribe"))).toBe(true);
  await waitForEmptyOutbox(server);
  expect((await mailsTo(email)).filter(({ subject }) => /^You’re subscribed/.test(subject))).toHaveLength(1);
});

test("an account that is deleted says good-bye to its address, and the house keeps no trace of the mail", async () => {
  const peer = await startSmtpPeerForTest();
  const own = await startServerForTest({ settings: { SMTP_URL: peer.url } });
  const { email, browser, user } = await signedInAuthor(own);
  expect((await browser.from("account_deletions").insert({ owner: user.id })).error).toBeNull();
  await waitForEmptyOutbox(own);
  expect(peer.received.filter(({ to, raw }) => to[0] === email && /was deleted/.test(raw))).toHaveLength(1);
  expect(await tablesNaming(own.database, email)).toEqual([]);
});

test("an account that was never confirmed goes without a word: its address may be a stranger's", async () => {
  const email = newAddress();
  await openBrowser(server).auth.signUp({ email, password: goodPassword });
  await awaitMail(server, email, /^Confirm your address/);
  const { rows } = await server.database.query("select id from auth.users where email = $1", [email]);
  await (await openDesk(server)).auth.admin.deleteUser(rows[0].id);
  await waitForEmptyOutbox(server);
  expect(await mailsTo(email)).toEqual([]);
});

test("a second step that is added or removed is told to the account's address", async () => {
  const { email, browser, factor } = await authorWithApp(server);
  expect((await awaitMail(server, email, /second step was added/)).text).toMatch(/P[SD]T/);
  expect((await browser.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await awaitMail(server, email, /second step was removed/);
});

test("a sign-in from a new network is told to the account's address; the first of all and a known one are not", async () => {
  const from = (network: string) => ({
    headers: { "x-forwarded-for": network, "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0 <b>" },
  });
  const { email } = await signedInAuthor(server, from("203.0.113.7"));
  const isNews = ({ subject }: { subject: string }) => /new sign-in/.test(subject);
  const signIn = (network: string) =>
    openBrowser(server, from(network)).auth.signInWithPassword({ email, password: goodPassword });
  await signIn("203.0.113.7");
  await waitForEmptyOutbox(server);
  expect((await mailsTo(email)).filter(isNews)).toEqual([]);
  await signIn("198.51.100.9");
  const mail = await awaitMail(server, email, /new sign-in/);
  expect(mail.text).toContain("Firefox on Windows");
  await signIn("198.51.100.9");
  await waitForEmptyOutbox(server);
  expect((await mailsTo(email)).filter(isNews)).toHaveLength(1);
});
