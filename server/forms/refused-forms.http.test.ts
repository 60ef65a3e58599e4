import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { newAddress, sendForm, sendJson } from "../testing/send-form.ts";
import { startServerForTest, type TestServer } from "../testing/start-test-server.ts";

const start = () => startServerForTest({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });

let networks = 0;
function anywhere() {
  networks += 1;
  return { "x-forwarded-for": `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
}

async function insert(server: TestServer, rows: unknown, headers: Record<string, string>) {
  const answer = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(rows),
  });
  const text = await answer.text();
  return { status: answer.status, message: text ? String(JSON.parse(text).message) : "" };
}

const makeRequest = (changes: object = {}) => ({
  id: randomUUID(),
  source: "home",
  name: "Ada",
  email: newAddress(),
  ...changes,
});
const twenty = (make: () => object) => Array.from({ length: 20 }, make);

test.each([
  ["without an address", () => makeRequest({ email: undefined })],
  ["that the database refuses", () => makeRequest({ source: "elsewhere" })],
  ["with an address that nobody sees through", () => makeRequest({ email: `ada\u00ad${randomUUID()}@example.com` })],
])("a thousand rows %s use up no turn but their senders'", async (_, make) => {
  const server = await start();
  for (let sender = 0; sender < 50; sender += 1) {
    const headers = anywhere();
    expect((await insert(server, twenty(make), headers)).status).toBe(400);
    if (sender === 0) expect((await insert(server, make(), headers)).status).toBe(429);
  }
  expect((await insert(server, makeRequest(), anywhere())).status).toBe(201);
  expect((await sendJson(server, "newsletter-subscribe", { email: newAddress() }, anywhere())).status).toBe(200);
});

test("rows that are refused use up no turn of the mailbox that they name", async () => {
  const server = await start();
  const email = newAddress();
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await insert(server, makeRequest({ email, source: "elsewhere" }), anywhere())).status).toBe(400);
  }
  const stored = makeRequest({ email });
  expect((await insert(server, stored, anywhere())).status).toBe(201);
  for (let turn = 0; turn < 12; turn += 1) expect((await insert(server, stored, anywhere())).status).toBe(409);
  expect((await insert(server, makeRequest({ email }), anywhere())).status).toBe(201);
});

test("a form sent twice without scripts takes one turn of its mailbox", async () => {
  const server = await start();
  const form = { source: "home", name: "Ada", email: newAddress(), message: "The same words." };
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await sendForm(server, "request-consultation", form, anywhere())).status).toBe(200);
  }
});

test("whoever is kept waiting by what others sent is not told that it was they", async () => {
  const server = await start();
  expect((await insert(server, makeRequest(), anywhere())).status).toBe(201);
  // As after a thousand of them, however long those would have taken here.
  await server.database.query(
    "update private.rate_limits set empty_at = now() + interval '1 hour' where bucket like 'forms in all %'",
  );
  const words = /^More requests are reaching us just now than we can take\. Please try again in [\w ]+, or call/;
  const visitor = anywhere();
  const refused = await insert(server, twenty(makeRequest), visitor);
  expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(words) });
  // That took no turn of this visitor's, who now asks for more than one visitor may.
  const tooMany = [...twenty(makeRequest), ...twenty(makeRequest)];
  expect((await insert(server, tooMany, visitor)).message).toMatch(/^We have had several requests from you/);
});
