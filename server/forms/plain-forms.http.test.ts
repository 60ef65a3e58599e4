import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { referenceNumber } from "#domain/reference-number.ts";
import { newAddress, sendForm, sendJson, waitForMails } from "../testing/send-form.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const door = "request-consultation";

const makeShort = (changes: Record<string, string> = {}) => ({
  source: "home",
  name: "Ada Lovelace",
  email: newAddress(),
  bookTitle: "Notes",
  genre: "memoir",
  wordCount: "75,000",
  publishingGoals: "hybrid",
  message: "First line\r\nsecond line",
  website: "",
  ...changes,
});

const makeLong = (changes: Record<string, string | string[]> = {}) => ({
  source: "consultation",
  firstName: "Ada",
  lastName: "Lovelace",
  email: newAddress(),
  phone: "(818) 555-0199",
  genre: "sci-fi",
  manuscriptStatus: "revised",
  servicesInterested: ["Editorial Services", "Literary Representation"],
  timeline: "flexible",
  budget: "",
  previousPublishing: "",
  goals: "A book on a shelf.",
  preferredContact: "video",
  additionalInfo: "",
  package: "pro",
  topic: "",
  ...changes,
});

async function listRequests(email: string | string[]) {
  const { rows } = await server.database.query("select * from consultation_requests where email = $1", [email]);
  return rows;
}

test("the short form is stored by the same rules, mailed, and answered with a page that names its reference", async () => {
  const form = makeShort({ page: "/", privacy_version: "2026-11" });
  const { status, html, headers } = await sendForm(server, door, form);
  expect(status).toBe(200);
  const [row] = await listRequests(form.email);
  expect(row).toMatchObject({
    source: "home",
    book_title: "Notes",
    genre: "memoir",
    publishing_goals: "hybrid",
    message: "First line\nsecond line",
    page: "/",
    privacy_version: "2026-11",
    status: "new",
  });
  expect(html).toContain("Consultation Request Sent!");
  expect(html).toContain("make contact within 24 hours, with a confirmation e-mail to follow.");
  expect(html).toContain(referenceNumber(row.id));
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  const [mail] = await waitForMails(server, ({ to }) => to === form.email);
  expect(mail?.subject).toContain(referenceNumber(row.id));
});

test("the long form is stored with all its answers", async () => {
  const form = makeLong();
  const { status, html } = await sendForm(server, door, form);
  expect(status).toBe(200);
  expect(html).toContain("Consultation Request Submitted!");
  const [row] = await listRequests(form.email);
  expect(row).toMatchObject({
    name: "Ada Lovelace",
    services_interested: ["Editorial Services", "Literary Representation"],
    goals: "A book on a shelf.",
    publishing_goals: null,
    budget: null,
    package: "pro",
    topic: null,
  });
});

test("one chosen service is a list of one, and none an empty one", async () => {
  const one = makeLong({ servicesInterested: "Marketing & Publicity" });
  const none = makeLong({ servicesInterested: [] });
  await sendForm(server, door, one);
  await sendForm(server, door, none);
  expect((await listRequests(one.email))[0].services_interested).toEqual(["Marketing & Publicity"]);
  expect((await listRequests(none.email))[0].services_interested).toEqual([]);
});

test("a double click, a reload and two tabs store one row and one set of mails", async () => {
  const form = makeLong();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(server, door, form)));
  answers.push(await sendForm(server, door, form));
  expect(new Set(answers.map(({ html }) => /HT-\w{4}-\w{4}/.exec(html)?.[0])).size).toBe(1);
  const rows = await listRequests(form.email);
  expect(rows).toHaveLength(1);
  const { rows: mails } = await server.database.query("select from private.outbox where reference = $1", [rows[0].id]);
  expect(mails).toHaveLength(2);
  await sendForm(server, door, { ...form, goals: "Something else." });
  expect(await listRequests(form.email)).toHaveLength(2);
});

test("a request that went by script and then by form under the same id is one", async () => {
  const id = randomUUID();
  const form = makeShort({ id });
  await sendJson(server, door, form);
  const { html } = await sendForm(server, door, { ...form, message: "changed" });
  expect(html).toContain(referenceNumber(id));
  expect(await listRequests(form.email)).toHaveLength(1);
});

test("what is wrong is said beside each field, and every entry is still there", async () => {
  const { status, html } = await sendForm(server, door, {
    ...makeLong({ email: "ada@example", goals: " ", genre: "", additionalInfo: '<b>"More"</b> & so on' }),
  });
  expect(status).toBe(400);
  expect(html).toContain("3 entries need your attention");
  expect(html).toContain("Please enter an email address like name@example.com.");
  expect(html).toContain("Please choose the genre that comes closest.");
  expect(html).toContain("Please tell us what you hope for; a sentence is enough.");
  expect(html).toContain('value="ada@example"');
  expect(html).toContain("&lt;b&gt;&quot;More&quot;&lt;/b&gt; &amp; so on</textarea>");
  expect(html).toMatch(/<option value="revised" selected>/);
  expect(html).toMatch(/value="Literary Representation" checked/);
  expect(html).toMatch(/<input type="hidden" name="package" value="pro"/);
  expect(html).toMatch(/<input type="hidden" name="source" value="consultation"/);
  expect(html).toMatch(/<input type="hidden" name="id" value="[\da-f-]{36}"/);
  expect(html).toContain('aria-describedby="email-help email-error"');
});

test("the form that came back can be sent again, once mended, and is stored once", async () => {
  const form = makeShort({ email: "wrong" });
  const { html } = await sendForm(server, door, form);
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const email = newAddress();
  await sendForm(server, door, { ...form, id, email });
  await sendForm(server, door, { ...form, id, email });
  expect((await listRequests(email)).map((row) => row.id)).toEqual([id]);
});

test.each([
  ["home", { name: "" }, "Please enter your name."],
  ["home", { genre: "romance" }, "Please choose one of the genres listed."],
  ["home", { message: "a".repeat(10_001) }, "Your message can have at most 10,000 characters."],
  ["consultation", { servicesInterested: ["Magic"] }, "Please choose from the services listed."],
  ["consultation", { firstName: "a".repeat(150), lastName: "b".repeat(100) }, "Your first and last name together"],
])("the %s form with %o says what is wrong", async (source, changes, words) => {
  const form = source === "home" ? makeShort() : makeLong();
  const { status, html } = await sendForm(server, door, { ...form, ...changes } as never);
  expect(status).toBe(400);
  expect(html).toContain(words);
  expect(await listRequests(form.email)).toEqual([]);
});

test("the longest texts are accepted in any script", async () => {
  const form = makeLong({ goals: "書".repeat(10_000), additionalInfo: "書".repeat(10_000) });
  expect((await sendForm(server, door, form)).status).toBe(200);
  expect((await listRequests(form.email))[0].goals).toHaveLength(10_000);
});

test("a text too large for any form is refused with a page", async () => {
  const { status, html } = await sendForm(server, door, makeShort({ message: "a".repeat(400_000) }));
  expect(status).toBe(413);
  expect(html).toContain("shorten it");
});

test("a filled trap is answered like any form, and stores and mails nothing", async () => {
  const form = makeShort({ website: "https://spam.example" });
  const { status, html } = await sendForm(server, door, form);
  expect(status).toBe(200);
  expect(html).toContain("Consultation Request Sent!");
  const email = newAddress("bot");
  for (const [name, body] of [
    ["newsletter-subscribe", { email }],
    ["claim-offer", { firstName: "Bot", email }],
    ["request-callback", { name: "Bot", email, consent: true }],
  ] as const) {
    expect((await sendJson(server, name, { ...body, website: "x" })).body.success).toBe(true);
  }
  expect(await listRequests(form.email)).toEqual([]);
  const { rows } = await server.database.query(
    "select from private.outbox where recipient = any($1) or data::text like any(array['%' || $2 || '%', '%' || $3 || '%'])",
    [[form.email, email], form.email, email],
  );
  expect(rows).toEqual([]);
});

test("where it cannot be stored, the answer says so and gives the form back with everything in it", async () => {
  const own = await startServerForTest();
  await own.database.query("alter table consultation_requests rename to consultation_requests_away");
  const form = makeShort({ message: "Do not lose this" });
  const page = await sendForm(own, door, form);
  expect(page.status).toBe(500);
  expect(page.html).toContain("Something went wrong on our side.");
  expect(page.html).toContain("Do not lose this</textarea>");
  const json = await sendJson(own, door, form);
  expect(json).toMatchObject({
    status: 500,
    body: { success: false, error: expect.stringMatching(/^Something went/) },
  });
});

test("a form from our own pages is taken, however old the browser, and also behind a proxy that names us otherwise", async () => {
  const ours: Record<string, string>[] = [
    { origin: server.url },
    { referer: `${server.url}/consultation` },
    { "sec-fetch-site": "same-origin" },
  ];
  for (const headers of ours) {
    expect((await sendForm(server, door, makeShort(), headers)).status, JSON.stringify(headers)).toBe(200);
  }
  const own = await startServerForTest({ settings: { SITE_URL: "http://localhost:8443" } });
  const behind = { ...own, url: own.listening };
  expect((await sendForm(behind, door, makeShort(), { origin: "http://localhost:8443" })).status).toBe(200);
});

test("another site's page cannot send our forms, and an unknown kind of body is refused", async () => {
  const form = makeShort();
  const { host } = new URL(server.url);
  const strangers: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `https://${host}.evil.example` },
    { referer: "https://evil.example/page" },
    { origin: "https://evil.example", referer: `${server.url}/` },
    { "sec-fetch-site": "cross-site", "content-type": "text/plain" },
  ];
  for (const elsewhere of strangers) {
    const { status, html } = await sendForm(server, door, form, elsewhere);
    expect(status, JSON.stringify(elsewhere)).toBe(403);
    expect(html).toContain("can only be sent from");
  }
  expect((await sendForm(server, door, form, { "content-type": "text/plain" })).status).toBe(415);
  expect(await listRequests(form.email)).toEqual([]);
});

test("without scripts, package and topic come from the address of the page; what nobody knows stays away", async () => {
  const { package: _, topic: __, ...form } = makeLong();
  const from = (query: string) => ({ referer: `${server.url}/consultation?${query}` });
  expect((await sendForm(server, door, form, from("package=launch&topic=ghostwriting&goals=Nothing"))).status).toBe(
    200,
  );
  expect(await listRequests(form.email)).toMatchObject([
    { package: "launch", topic: "ghostwriting", goals: "A book on a shelf." },
  ]);
  const other = { ...form, email: newAddress() };
  await sendForm(server, door, other, from("package=gold&topic=%3Cb%3E"));
  expect(await listRequests(other.email)).toMatchObject([{ package: null, topic: null }]);
});
