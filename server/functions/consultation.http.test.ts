import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makeRequest = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  source: "home",
  name: "Ada Lovelace",
  email: `ada.${randomUUID().slice(0, 8)}@example.com`,
  ...changes,
});

const visitor = () => createClient(server.url, publicKey, { auth: { persistSession: false } });
const ask = (row: Record<string, unknown>) => visitor().from("consultation_requests").insert(row);

async function findRequest(id: string) {
  const { rows } = await server.database.query("select * from consultation_requests where id = $1", [id]);
  return rows[0];
}

test("a visitor's request is stored, confirmed to the visitor and told to the staff, once", async () => {
  const request = makeRequest({ message: "Is 75,000 words too long?" });
  const { error, status } = await ask(request);
  expect(error).toBeNull();
  expect(status).toBe(201);
  const sent = await visitor().functions.invoke("send-consultation-email", { body: { ...request } });
  expect(sent.data).toEqual({ success: true });

  expect(await findRequest(request.id)).toMatchObject({ name: "Ada Lovelace", status: "new" });
  const mails = await vi.waitUntil(async () => {
    const all = await server.mails();
    const about = all.filter(({ to, text }) => to === request.email || text.includes(request.email));
    return about.length >= 2 && about;
  }, 60_000);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([request.email, "hello@halftitle.example"].toSorted());
  const confirmation = mails.find(({ to }) => to === request.email);
  expect(confirmation?.text).toContain("within 24 hours");
  expect(confirmation?.text).not.toContain("75,000");
  expect(mails.find(({ to }) => to !== request.email)?.text).toContain("75,000 words too long");
});

test("exactly what the specification names is a request: it gets an id, its mails and its place at the desk", async () => {
  const { email, name } = makeRequest();
  const specified = {
    ...{ name, email, book_title: "The Salt Road", genre: "memoir", word_count: "75,000" },
    ...{ publishing_goals: "hybrid", message: "Where do I begin?" },
  };
  const { error, status } = await ask(specified);
  expect(error).toBeNull();
  expect(status).toBe(201);
  const { rows } = await server.database.query("select * from consultation_requests where email = $1", [email]);
  expect(rows).toEqual([expect.objectContaining({ ...specified, source: "home", status: "new" })]);
  const id = rows[0].id;
  const { rows: owed } = await server.database.query("select template from private.outbox where reference = $1", [id]);
  expect(owed).toHaveLength(2);
  const { rows: leads } = await server.database.query("select kind from public.leads where id = $1", [id]);
  expect(leads).toEqual([{ kind: "consultation" }]);
});

test("sending the same request again stores and mails nothing more", async () => {
  const request = makeRequest();
  await ask(request);
  const { error, status } = await ask(request);
  expect(status).toBe(409);
  expect(error?.code).toBe("23505");
  await visitor().functions.invoke("send-consultation-email", { body: request });
  await visitor().functions.invoke("send-consultation-email", { body: request });
  const { rows } = await server.database.query(
    "select count(*)::int as mails from private.outbox where reference = $1",
    [request.id],
  );
  expect(rows[0]).toEqual({ mails: 2 });
});

test("what is the house's to set stays the house's, whatever a visitor sends", async () => {
  const request = makeRequest({ owner: randomUUID(), created_at: "2001-01-01", due_at: "2001-01-01", status: "won" });
  expect((await ask(request)).error).toBeNull();
  const stored = await findRequest(request.id);
  expect(stored).toMatchObject({ owner: null, status: "new" });
  expect(stored.due_at - stored.created_at).toBe(24 * 3_600_000);
  expect(Date.now() - stored.created_at).toBeLessThan(60_000);
});

test("nobody outside can read, change or delete a request", async () => {
  const request = makeRequest();
  await ask(request);
  const table = () => visitor().from("consultation_requests");
  expect((await table().select()).status).toBe(405);
  expect((await table().update({ status: "spam" }).eq("id", request.id)).status).toBe(405);
  expect((await table().delete().eq("id", request.id)).status).toBe(405);
  const echoed = await ask(makeRequest()).select();
  expect(echoed.status).toBe(400);
  expect(echoed.data).toBeNull();
});

test.each([
  ["a name of blanks", { name: "  " }],
  ["a name of 201 letters", { name: "a".repeat(201) }],
  ["an address without a dot", { email: "ada@example" }],
  ["a genre of the other form", { genre: "romance" }],
  ["a goal that is not on the list", { publishing_goals: "fame" }],
  ["a message of 10,001 letters", { message: "a".repeat(10_001) }],
  ["a form that does not exist", { source: "elsewhere" }],
  ["the long form without its answers", { source: "consultation" }],
  ["a service that is not offered", { services_interested: ["Magic"] }],
  ["an id that is none", { id: "1" }],
  ["a column that does not exist", { is_admin: true }],
  ["a number where a text belongs", { services_interested: 7 }],
])("%s is refused with a 400", async (_, changes) => {
  const { status, error } = await ask(makeRequest(changes));
  expect(status).toBe(400);
  expect(error?.message).toBeTruthy();
});

test("the long form's request is stored with all its answers", async () => {
  const request = makeRequest({
    source: "consultation",
    genre: "sci-fi",
    manuscript_status: "revised",
    services_interested: ["Editorial Services", "Literary Representation"],
    goals: "A book on a shelf.",
    timeline: "flexible",
    package: "pro",
    utm: { utm_source: "newsletter" },
  });
  expect((await ask(request)).error).toBeNull();
  expect(await findRequest(request.id)).toMatchObject({
    genre: "sci-fi",
    package: "pro",
    utm: { utm_source: "newsletter" },
  });
});

test("two hundred visitors at once: each request is stored once", async () => {
  const requests = Array.from({ length: 200 }, () => makeRequest());
  const answers = await Promise.all(requests.map((request) => ask(request)));
  expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 201));
  const ids = requests.map(({ id }) => id);
  const { rows } = await server.database.query(
    "select count(*)::int as stored from consultation_requests where id = any($1)",
    [ids],
  );
  expect(rows[0]).toEqual({ stored: 200 });
});
