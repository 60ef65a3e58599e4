import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { anyLocalPort, goodPassword, newAddress, signedInAuthor } from "../../testing/accounts.ts";
import { sendJson, waitForEmptyOutbox } from "../../testing/send-form.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const metricsToken = "a token of sixteen letters or more";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ...anyLocalPort, METRICS_TOKEN: metricsToken } });
});
afterAll(() => server.stop());

async function ask(path: string, body: object) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** The statements of the transaction that writes the audit, which is the request's own; the mail worker's are not. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => spy.mockRestore());
  await act();
  const heard = spy.mock.calls.map(([statement], place) => ({
    connection: spy.mock.contexts[place],
    text: typeof statement === "string" ? statement : ((statement as { text?: string }).text ?? ""),
  }));
  spy.mockRestore();
  const connection = heard.find(({ text }) => text.includes("audit_log_entries"))?.connection;
  const own = heard.filter((one) => one.connection === connection).map(({ text }) => text);
  const audit = own.findIndex((text) => text.includes("audit_log_entries"));
  return own.slice(own.lastIndexOf("begin", audit), own.indexOf("commit", audit) + 1);
}

const challenge = () => ({
  code_challenge: createHash("sha256").update(randomUUID()).digest("base64url"),
  code_challenge_method: "s256",
});

const doors: [string, (email: string) => Promise<unknown>][] = [
  ["recovery", (email) => ask("/recover", { email })],
  ["recovery under PKCE", (email) => ask("/recover", { email, ...challenge() })],
  ["sign-in by mail", (email) => ask("/otp", { email })],
  ["sign-in by mail for authors alone", (email) => ask("/otp", { email, create_user: false })],
  ["another confirmation", (email) => ask("/resend", { email, type: "signup" })],
  ["another mail of a change of address", (email) => ask("/resend", { email, type: "email_change" })],
  ["sign-up", (email) => ask("/signup", { email, password: goodPassword })],
  ["sign-up under PKCE", (email) => ask("/signup", { email, password: goodPassword, ...challenge() })],
];

/** The second copy is a server of its own: its statements cannot be heard here. */
test.skipIf(inject("backend") === "second-copy").each(doors)(
  "%s takes the same statements in the same order, whether or not the address has an account",
  async (_, send) => {
    const { email } = await signedInAuthor(server);
    const known = await statementsOf(() => send(email));
    const unknown = await statementsOf(() => send(newAddress()));
    expect(known.length).toBeGreaterThan(5);
    // Which of its columns says when a mail was sent is the account's own affair.
    const alike = (statements: string[]) => statements.map((text) => text.replace(/\w+_sent_at/, "sent_at"));
    expect(alike(unknown)).toEqual(alike(known));
  },
);

const readDelivered = async () => {
  const text = await (await fetch(`${server.listening}/metrics`)).text();
  return Number(/^halftitle_mails_total\{outcome="delivered"\} (\d+)$/m.exec(text)?.[1]);
};

const readDecoys = async () =>
  (await server.database.query<{ template: string }>("select template from private.outbox where status = 'decoy'"))
    .rows;

test("for nobody a decoy is queued, which goes as far as the mail door and leaves nothing behind", async () => {
  await waitForEmptyOutbox(server);
  const before = { delivered: await readDelivered(), mails: await server.mails() };
  const { rows: counts } = await server.database.query("select count(*)::int as mails from private.outbox");
  // Held still, so that the decoy can be seen.
  const holder = await server.database.connect();
  await holder.query("begin; lock table private.sent_mails in access exclusive mode");
  await ask("/recover", { email: newAddress() });
  await vi.waitFor(async () => expect(await readDecoys()).toEqual([{ template: "auth-recovery" }]), 60_000);
  await holder.query("commit");
  holder.release();
  await vi.waitFor(async () => expect(await readDecoys()).toEqual([]), 60_000);
  expect({ delivered: await readDelivered(), mails: await server.mails() }).toEqual(before);
  expect((await server.database.query("select count(*)::int as mails from private.outbox")).rows).toEqual(counts);
  const { rows } = await server.database.query(
    `select id from auth.one_time_tokens where relates_to like '%invalid'
     union all select id from auth.flow_state where not exists (select from auth.users u where u.id = user_id)`,
  );
  expect(rows).toEqual([]);
});

test("a reader who is entered again causes a decoy, and stays one reader and one lead", async () => {
  const email = newAddress();
  await sendJson(server, "newsletter-subscribe", { email });
  await waitForEmptyOutbox(server);
  await server.database.query(
    "update newsletter_subscribers set status = 'confirmed', confirmed_at = now() where email = $1",
    [email],
  );
  const count = async () => {
    const { rows } = await server.database.query(
      `select (select count(*)::int from newsletter_subscribers) as readers, (select count(*)::int from leads) as leads,
              (select count(*)::int from private.lead_events) as events`,
    );
    return rows[0];
  };
  const before = await count();
  const holder = await server.database.connect();
  await holder.query("begin; lock table private.sent_mails in access exclusive mode");
  expect((await sendJson(server, "newsletter-subscribe", { email })).status).toBe(200);
  await vi.waitFor(async () => expect(await readDecoys()).toEqual([{ template: "newsletter-welcome" }]), 60_000);
  await holder.query("commit");
  holder.release();
  await vi.waitFor(async () => expect(await readDecoys()).toEqual([]), 60_000);
  expect(await count()).toEqual(before);
  expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(1);
});
