import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { referenceNumber } from "#domain/reference-number.ts";
import { newAddress, sendForm, sendJson, waitForMails } from "../testing/send-form.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makeCallback = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: "Ada Lovelace",
  phone: "(818) 555-0199",
  email: newAddress(),
  message: "Could we talk on Tuesday?",
  consent: true,
  page: "/packages",
  utm: { utm_source: "letter" },
  privacy_version: "2026-11",
  ...changes,
});

const request = (callback: unknown) => sendJson(server, "request-callback", callback);

async function countRows(id: string, table = "callback_requests", column = "id") {
  const { rows } = await server.database.query(`select count(*)::int as rows from ${table} where ${column} = $1`, [id]);
  return rows[0].rows;
}

test("a callback is stored with consent, told to the staff and confirmed to the visitor", async () => {
  const callback = makeCallback();
  const reference = referenceNumber(callback.id);
  expect(await request(callback)).toMatchObject({ status: 200, body: { success: true, reference } });
  const { rows } = await server.database.query("select * from callback_requests where id = $1", [callback.id]);
  expect(rows[0]).toMatchObject({ consent: true, status: "new", page: "/packages", utm: { utm_source: "letter" } });

  const [confirmation] = await waitForMails(server, ({ to }) => to === callback.email);
  expect(confirmation?.subject).toContain(reference);
  expect(confirmation?.text).toContain("Dear Ada Lovelace,");
  expect(confirmation?.text).toContain("within 24 hours");
  expect(confirmation?.text).not.toContain("Tuesday");
  const [notice] = await waitForMails(server, ({ to, text }) => to !== callback.email && text.includes(callback.email));
  expect(notice?.text).toContain("Could we talk on Tuesday?");
  expect(notice?.text).toContain("(818) 555-0199");
});

test("a phone number alone is enough; then only the staff get mail", async () => {
  const callback = makeCallback({ email: undefined });
  expect((await request(callback)).body.success).toBe(true);
  expect(await countRows(callback.id, "private.outbox", "reference")).toBe(1);
});

test("the same request fifty times at once: one row, one set of mails, the same answer", async () => {
  const callback = makeCallback();
  const answers = await Promise.all(Array.from({ length: 50 }, () => request(callback)));
  const reference = referenceNumber(callback.id);
  expect(answers.every(({ body }) => body.success === true && body.reference === reference)).toBe(true);
  expect(await countRows(callback.id)).toBe(1);
  expect(await countRows(callback.id, "private.outbox", "reference")).toBe(2);
});

test.each([
  [{ consent: false }, /may contact you/],
  [{ consent: undefined }, /may contact you/],
  [{ phone: undefined, email: undefined }, /phone number or an email address/],
  [{ phone: "12" }, /whole phone number/],
  [{ email: "ada" }, /like name@example.com/],
  [{ name: " " }, /enter your name/],
  [{ message: "a".repeat(10_001) }, /at most 10,000/],
  [{ phone: 7 }, /phone/],
])("%o is refused in words", async (changes, error) => {
  const callback = makeCallback(changes);
  expect(await request(callback)).toMatchObject({
    status: 400,
    body: { success: false, error: expect.stringMatching(error) },
  });
  expect(await countRows(callback.id)).toBe(0);
});

test("without scripts it is stored once however often the answer is reloaded", async () => {
  const { id: _, utm: __, consent: ___, ...fields } = makeCallback();
  const form = { ...fields, consent: "true" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(server, "request-callback", form)));
  const references = answers.map(({ html }) => /HT-\w{4}-\w{4}/.exec(html)?.[0]);
  expect(new Set(references).size).toBe(1);
  expect(references[0]).toBeTruthy();
  expect(await countRows(fields.email, "callback_requests", "email")).toBe(1);
  const refused = await sendForm(server, "request-callback", { name: "Grace", message: "Line one\r\nline two" });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain("Line one\nline two</textarea>");
});
