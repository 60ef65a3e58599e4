import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { readKeys, signedInAuthor } from "./testing/accounts.ts";
import { chooseSeed, findFault, fire, listDoors, shots, takeSeed } from "./testing/fuzz.ts";
import { crowd } from "./testing/once.ts";
import { waitForEmptyOutbox } from "./testing/send-form.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("every door is on the list", () => {
  const doors = listDoors().map(({ method, path }) => `${method} ${path}`);
  for (const door of ["GET /readyz", "GET /metrics", "ALL /rest/v1/:table", "POST /functions/v1/claim-offer", "POST /auth/v1/token", "DELETE /auth/v1/admin/users/:user", "POST /newsletter/unsubscribe", "GET /dev/mail/:messageId"]) {
    expect(doors).toContain(door);
  } // biome-ignore format: one list
  expect(doors.length).toBeGreaterThan(45);
});

test("every run takes another seed, unless one is asked for", () => {
  expect(chooseSeed("")).not.toBe(chooseSeed(""));
  expect(chooseSeed("7")).toBe(7);
});

test("whatever is sent to any door by anyone: no failure on our side, no trace, no secret, nobody else's data", async () => {
  const canary = `canary ${randomUUID()}`;
  const [ada, ben] = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  await ben.browser.from("projects").insert({ title: canary, target_words: 5 });
  await ben.browser
    .from("consultation_requests")
    .insert({ id: randomUUID(), source: "home", name: canary, email: "ben@example.com" });
  const keys = await readKeys(server);
  const { rows: tables } = await server.database.query(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const { rows: functions } = await server.database.query(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const key = `apikey: ${publicKey}`;
  // A stranger comes through the proxy; the mailbox and the metrics are for whoever sits at the machine itself.
  const stranger = "x-forwarded-for: 203.0.113.9";
  const callers = [
    [],
    [key],
    [key, `authorization: Bearer ${publicKey}`],
    [key, `authorization: Bearer ${ada.session.access_token}`],
    [key, `authorization: Bearer ${ada.session.access_token.slice(0, -3)}xyz`],
    [`apikey: ${keys.serviceRoleKey}`, `authorization: Bearer ${keys.serviceRoleKey}`],
  ].map((headers) => [stranger, ...headers]);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const arbitrary = shots({ headers: callers, tables: names(tables), functions: names(functions) });
  await fc.assert(
    fc.asyncProperty(arbitrary, async (shot) => {
      const answer = await fire(server.url, shot);
      expect(findFault(shot, answer, [canary, keys.jwtSecret, keys.serviceRoleKey])).toBeUndefined();
    }),
    {
      seed: takeSeed(),
      numRuns: Number(process.env.FUZZ_SHOTS ?? crowd(400, 150)),
      endOnFailure: true,
    },
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // Whatever was let in was stored in a shape of which its mails can be written.
  await waitForEmptyOutbox(server);
  const { rows: unwritten } = await server.database.query(
    "select template, last_error from private.outbox where last_error like 'This mail could not be written%'",
  );
  expect(unwritten).toEqual([]);
});
