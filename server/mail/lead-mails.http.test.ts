import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { crowd, long } from "../testing/once.ts";
import { linksOf, newAddress, sendForm, sendJson, waitForEmptyOutbox, waitForMails } from "../testing/send-form.ts";
import { startSmtpPeer, startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { startServerForTest, type TestServer } from "../testing/start-test-server.ts";
import { pauseBefore } from "./outbox.ts";

type Typed = { name?: string; text?: string };

/** One of everything that mails somebody, from one visitor. */
async function sendEveryForm(server: TestServer, email: string, { name = "Ada", text = "Good day" }: Typed = {}) {
  const consultation = { id: randomUUID(), source: "home", name, email, message: text, book_title: text.slice(0, 200) };
  const stored = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify(consultation),
  });
  const answers = await Promise.all([
    sendJson(server, "request-callback", { id: randomUUID(), name, email, message: text, consent: true }),
    sendJson(server, "claim-offer", { firstName: name, email }),
    sendJson(server, "newsletter-subscribe", { email }),
  ]);
  return [stored.status === 201, ...answers.map(({ body }) => body.success === true)];
}

/** What the forms have stored, to the letter; a scanner must not change a thing. */
async function everythingStored(server: TestServer) {
  const tables = [
    "consultation_requests",
    "callback_requests",
    "offer_leads",
    "discount_codes",
    "newsletter_subscribers",
  ];
  const all = await Promise.all(
    [...tables, "private.suppressions"].map((table) =>
      server.database.query(`select to_jsonb(t) as row from ${table} t order by 1`),
    ),
  );
  return all.map(({ rows }) => rows);
}

test("a scanner that follows every link in every mail with GET and HEAD changes nothing", async () => {
  const server = await startServerForTest();
  const email = newAddress();
  expect(await sendEveryForm(server, email)).toEqual([true, true, true, true]);
  await waitForEmptyOutbox(server);
  const mails = await waitForMails(server, ({ to, text }) => to === email || text.includes(email), 7);
  const before = await everythingStored(server);
  const links = mails.flatMap(linksOf);
  expect(links.filter((link) => link.includes("/newsletter/"))).not.toHaveLength(0);
  for (const link of links) {
    for (const method of ["GET", "HEAD"]) await fetch(link, { method });
  }
  expect(await everythingStored(server)).toEqual(before);
});

test("markup and line breaks in any field come out as text, and forge no header and no recipient", async () => {
  const peer = await startSmtpPeerForTest();
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url, STAFF_EMAIL: "desk@example.com" } });
  const email = newAddress();
  const nasty = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com\r\n\r\n<script>alert("x")</script>';
  expect(await sendEveryForm(server, email, { name: nasty, text: nasty })).toEqual([true, true, true, true]);
  await vi.waitFor(() => expect(peer.received).toHaveLength(mailsPerVisitor + seededMails(server)), 60_000);
  for (const { raw, to } of peer.received) {
    const [head = ""] = raw.split("\r\n\r\n");
    expect(head).not.toMatch(/^bcc:/im);
    expect(to).toHaveLength(1);
    expect([email, "desk@example.com", "dana.whitfield@example.com"]).toContain(to[0]);
    const html = decodeQuotedPrintable(raw.slice(raw.indexOf("Content-Type: text/html")));
    expect(html).not.toMatch(/<script|<img/i);
    // The visitor's mailbox is unproven: nothing that was typed goes there, not even as text.
    if (to[0] === email) expect(decodeQuotedPrintable(raw)).not.toMatch(/onerror|victim|alert\(/);
  }
});

test("a stranger cannot have our mails carry their text to a third person", async () => {
  const server = await startServerForTest();
  const victim = newAddress("victim");
  const message = "Visit evil.example now";
  await sendEveryForm(server, victim, { name: message, text: message });
  await waitForEmptyOutbox(server);
  const mails = await waitForMails(server, ({ to }) => to === victim, 4);
  for (const mail of mails) expect(mail.subject + mail.text + mail.html).not.toContain("evil.example");
  for (const email of ["a,victim@example.com", "victim@example.com;b@example.com", "x:victim@example.com;"]) {
    expect(await sendEveryForm(server, email)).toEqual([false, false, false, false]);
  }
});

test("what is stored is also mailed, under whatever id PostgreSQL takes, through whichever door it came", async () => {
  const server = await startServerForTest({ settings: { STAFF_EMAIL: "desk@example.com" } });
  // Neither a version nor a variant in them: no random id of ours looks so, and every one of them is a uuid.
  const oddId = (digit: string) => `${randomUUID().slice(0, 8)}-0000-0000-0000-${digit.repeat(12)}`;
  const doors: [string, number, (id: string, email: string) => Promise<{ status: number }>][] = [
    ["consultation_requests", 201, (id, email) =>
      fetch(`${server.url}/rest/v1/consultation_requests`, {
        method: "POST",
        headers: { apikey: publicKey, "content-type": "application/json" },
        body: JSON.stringify({ id, source: "home", name: "Ada", email }),
      })],
    ["consultation_requests", 200, (id, email) => sendForm(server, "request-consultation", { id, source: "home", name: "Ada", email })],
    ["consultation_requests", 200, (id, email) => sendJson(server, "request-consultation", { id, source: "home", name: "Ada", email })],
    ["callback_requests", 200, (id, email) => sendJson(server, "request-callback", { id, name: "Ada", email, consent: true })],
  ]; // biome-ignore format: one door to a line
  for (const [table, status, send] of doors) {
    for (const id of [oddId("0"), oddId("F")]) {
      const email = newAddress();
      expect((await send(id, email)).status).toBe(status);
      expect((await server.database.query(`select from ${table} where id = $1`, [id])).rowCount).toBe(1);
      expect((await sendJson(server, "send-consultation-email", { id })).body).toEqual({ success: true });
      const [confirmation] = await waitForMails(server, ({ to }) => to === email);
      expect(confirmation?.subject).toContain(referenceNumber(id));
      await waitForMails(server, ({ to, text }) => to === "desk@example.com" && text.includes(email));
    }
  }
});

test("the staff's notices answer to the visitor, and the newsletter and offers can be unsubscribed, nothing else", async () => {
  const peer = await startSmtpPeerForTest();
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url, STAFF_EMAIL: "desk@example.com" } });
  const email = newAddress();
  await sendEveryForm(server, email);
  await vi.waitFor(() => expect(peer.received).toHaveLength(mailsPerVisitor + seededMails(server)), 60_000);
  const notices = peer.received.filter(({ to, raw }) => to[0] === "desk@example.com" && raw.includes(email));
  expect(notices).toHaveLength(3);
  for (const { raw } of notices) expect(raw).toMatch(new RegExp(`^reply-to: ${email}`, "im"));
  const unsubscribable = peer.received.filter(({ raw }) => /^list-unsubscribe:/im.test(raw));
  expect(unsubscribable).toHaveLength(2);
  expect(unsubscribable[0]?.raw).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click/im);
});

long("the mail server is away for the whole rush, then back: every mail arrives, once", async () => {
  const dead = await startSmtpPeer();
  await dead.stop();
  const port = Number(new URL(dead.url).port);
  const server = await startServerForTest({ settings: { SMTP_URL: dead.url, STAFF_EMAIL: "desk@example.com" } });
  const visitors = Array.from({ length: crowd(50, 10) }, () => newAddress());
  const answers = await Promise.all(visitors.map((email) => sendEveryForm(server, email)));
  // Four forms of each at once, all accepted, all stored once.
  expect(answers.flat()).toEqual(Array.from({ length: 4 * visitors.length }, () => true));
  for (const table of ["consultation_requests", "callback_requests", "offer_leads", "newsletter_subscribers"]) {
    const { rows } = await server.database.query(
      `select count(*)::int as stored, count(distinct email)::int as different from ${table} where email = any($1)`,
      [visitors],
    );
    expect(rows[0]).toEqual({ stored: visitors.length, different: visitors.length });
  }
  const owed = visitors.length * mailsPerVisitor + seededMails(server);
  await vi.waitFor(async () => {
    const { rows } = await server.database.query(
      "select count(*)::int as tried from private.outbox where status = 'waiting' and attempts > 0",
    );
    expect(rows[0].tried).toBe(owed);
  }, 60_000);

  const peer = await startSmtpPeerForTest({ port });
  await vi.waitFor(
    async () => {
      server.clock.ahead += pauseBefore(8);
      expect(peer.received.length).toBeGreaterThanOrEqual(owed);
    },
    { timeout: 60_000, interval: 500 },
  );
  await waitForEmptyOutbox(server);
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(owed);
  expect(peer.received).toHaveLength(owed);
  for (const email of visitors) {
    expect(peer.received.filter(({ to }) => to[0] === email)).toHaveLength(4);
  }
});

long("a mail server that takes the call and says nothing does not hold up the site", async () => {
  const connections = new Set<Socket>();
  const mute = createServer((socket) => connections.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const server = await startServerForTest({
    settings: { SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}` },
  });
  try {
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const row = { id: randomUUID(), source: "home", name: "Ada", email: newAddress() };
        await fetch(`${server.url}/rest/v1/consultation_requests`, {
          method: "POST",
          headers: { apikey: publicKey, "content-type": "application/json" },
          body: JSON.stringify(row),
        });
        return sendJson(server, "send-consultation-email", row);
      }),
    );
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ success: true })));
    expect((await sendJson(server, "newsletter-subscribe", { email: newAddress() })).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(9_000);
  } finally {
    for (const socket of connections) socket.destroy();
    mute.close();
  }
});

/** Two about the consultation, two about the callback, two about the offer, one from the newsletter. */
const mailsPerVisitor = 7;

/** The embedded database greets its operator with one sample request, and the two mails that follow from it. */
function seededMails(server: TestServer): number {
  return server.databaseUrl.includes("/test_") ? 0 : 2;
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
