import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { countMailsTo, newAddress, sendForm, sendJson } from "../testing/send-form.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makeConsultation = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  source: "home",
  name: "Ada Lovelace",
  email: newAddress(),
  ...changes,
});

const makeCallback = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: "Ada Lovelace",
  email: newAddress(),
  consent: true,
  ...changes,
});

type Told = { code: string; message: string };

async function store(table: string, row: unknown, token = publicKey) {
  const answer = await fetch(`${server.url}/rest/v1/${table}`, {
    method: "POST",
    headers: { apikey: publicKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(row),
  });
  return { status: answer.status, told: (answer.status === 201 ? {} : await answer.json()) as Told };
}

async function findLead(id: string) {
  const { rows } = await server.database.query("select kind, source from leads where id = $1", [id]);
  return rows;
}

test("a callback under the id of a consultation is refused in words, takes nothing from it, and can be sent again", async () => {
  const consultation = makeConsultation();
  expect((await store("consultation_requests", consultation)).status).toBe(201);
  const callback = makeCallback({ id: consultation.id });
  const refused = await sendJson(server, "request-callback", callback);
  expect(refused).toMatchObject({ status: 409, body: { success: false, error: expect.stringContaining("new one") } });
  expect(await findLead(consultation.id)).toMatchObject([{ kind: "consultation" }]);
  expect(await countMailsTo(server, callback.email)).toBe(0);

  const page = await sendForm(server, "request-callback", { ...callback, consent: "on" });
  expect(page.status).toBe(409);
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(page.html) ?? [];
  expect(id).not.toBe(consultation.id);
  expect((await sendForm(server, "request-callback", { ...callback, id, consent: "on" })).status).toBe(200);
  expect(await findLead(id)).toMatchObject([{ kind: "callback" }]);
});

test("a consultation under the id of a callback is not mistaken for one that is there already", async () => {
  const callback = makeCallback();
  expect((await sendJson(server, "request-callback", callback)).status).toBe(200);
  const consultation = makeConsultation({ id: callback.id });
  const { status, told } = await store("consultation_requests", consultation);
  // 23505 is what the site takes as stored.
  expect({ status, code: told.code }).toEqual({ status: 409, code: "PT409" });
  expect(told.message).toContain("another request");
  const again = await sendJson(server, "request-consultation", { ...consultation, source: "home" });
  expect(again.status).toBe(409);
  expect(await findLead(callback.id)).toMatchObject([{ kind: "callback" }]);
  expect(await countMailsTo(server, consultation.email)).toBe(0);
});

test("an id that belongs to something else keeps nobody from the offer or the letter", async () => {
  const { id } = makeConsultation();
  await store("consultation_requests", makeConsultation({ id }));
  expect((await sendJson(server, "newsletter-subscribe", { id, email: newAddress() })).status).toBe(200);
  expect([200, 410]).toContain(
    (await sendJson(server, "claim-offer", { id, firstName: "Ada", email: newAddress() })).status,
  );
});

const tags = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const allTags = (value: unknown) => Object.fromEntries(tags.map((tag) => [tag, value]));

test.each([
  ["long", { page: "/p".repeat(3_000), referrer_host: "h".repeat(3_000), privacy_version: "v".repeat(500) }],
  ["long in many bytes", { utm: { utm_source: "💣".repeat(1_000) } }],
  ["long in every tag", { utm: allTags("s".repeat(2_000)) }],
  ["made of what JSON writes at length", { utm: allTags("\u0001".repeat(150)) }],
  ["of another kind", { utm: { utm_source: { a: ["b"] }, utm_medium: 7, other: "x".repeat(3_000) } }],
  ["no object", { utm: 7 }],
  ["nothing", { utm: null, page: null, referrer_host: null }],
])("a request is stored where its origin is %s: the origin is cut, never the request refused", async (_, origin) => {
  const consultation = makeConsultation(origin);
  expect(await store("consultation_requests", consultation)).toMatchObject({ status: 201 });
  const { rows } = await server.database.query("select * from consultation_requests where id = $1", [consultation.id]);
  expect(Object.keys(rows[0].utm).filter((tag) => !tags.includes(tag))).toEqual([]);
  for (const value of Object.values<string>(rows[0].utm)) expect(Array.from(value).length).toBeLessThanOrEqual(150);
  expect((await findLead(consultation.id))[0].source.length).toBeLessThanOrEqual(300);

  const callback = makeCallback(origin);
  expect((await sendJson(server, "request-callback", callback)).status).toBe(200);
  expect(await findLead(callback.id)).toHaveLength(1);
});

test("what the database refuses is told by field and in words, never by the name of a rule", async () => {
  const author = await signedInAuthor(server);
  const { rows: names } = await server.database.query<{ name: string }>(
    `select conname as name from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace)
     union select relname from pg_class where relkind = 'i' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const stored = makeConsultation();
  await store("consultation_requests", stored);
  const refusals: [string, unknown, number, RegExp][] = [
    ["consultation_requests", makeConsultation({ email: "ada" }), 400, /"email"/],
    ["consultation_requests", makeConsultation({ name: "n".repeat(300) }), 400, /"name"/],
    ["consultation_requests", makeConsultation({ name: null }), 400, /"name" is missing/],
    ["consultation_requests", makeConsultation({ genre: "wrong" }), 400, /correct/],
    ["consultation_requests", makeConsultation({ id: "ada" }), 400, /uuid/],
    ["consultation_requests", makeConsultation({ utm: { utm_source: "\0" } }), 400, /correct/],
    ["consultation_requests", stored, 409, /stored already/],
    ["projects", { title: "Salt", target_words: -1 }, 400, /"target_words"/],
    ["projects", { title: "Salt", target_words: 10 ** 12 }, 400, /integer/],
    ["projects", { title: "Salt", target_words: 5, status: "Pulped" }, 400, /cannot choose this status/],
    ["word_log", { project_id: 987_654, day: "2026-99-99", words: 1 }, 400, /correct/],
  ];
  for (const [table, row, status, words] of refusals) {
    const answer = await store(table, row, table === "consultation_requests" ? publicKey : author.session.access_token);
    expect(answer).toMatchObject({ status, told: { message: expect.stringMatching(words) } });
    const text = JSON.stringify(answer.told);
    expect(names.filter(({ name }) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/constraint|violates|relation|index/);
  }
});
