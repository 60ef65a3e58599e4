import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { freePort } from "../testing/free-port.ts";
import { crowd, onceOnEmbedded } from "../testing/once.ts";
import { startSmtpPeer, startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { signedInStaff } from "../testing/staff.ts";
import {
  createDatabase,
  type KeptMail,
  startServerForTest,
  startTestServer,
  type TestServer,
} from "../testing/start-test-server.ts";
import { pauseBefore } from "./outbox.ts";

async function ask(server: TestServer, changes: Record<string, unknown> = {}) {
  const row = { id: randomUUID(), source: "home", name: "Ada", email: `${randomUUID()}@example.com`, ...changes };
  const answer = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify(row),
  });
  expect(answer.status).toBe(201);
  return row;
}

const outboxOf = async (server: TestServer, id: string) =>
  (await server.database.query("select * from private.outbox where reference = $1 order by template", [id])).rows;

const eventually = <T>(look: () => Promise<T> | T) => vi.waitFor(look, { timeout: 60_000, interval: 50 });

test("mail leaves by SMTP, each under one Message-ID, and the notice answers to the visitor", async () => {
  const peer = await startSmtpPeerForTest();
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url, STAFF_EMAIL: "desk@example.com" } });
  const { id, email } = await ask(server);
  await eventually(() =>
    expect(peer.received.filter(({ raw }) => raw.includes(id) || raw.includes(email))).toHaveLength(2),
  );
  const [confirmation, notice] = await outboxOf(server, id);
  const find = (mailId: string) => peer.received.find(({ messageId }) => messageId === `<${mailId}@halftitle.example>`);
  expect(find(confirmation.id)?.to).toEqual([email]);
  expect(find(notice.id)?.to).toEqual(["desk@example.com"]);
  expect(find(notice.id)?.raw).toMatch(new RegExp(`^reply-to: ${email}`, "im"));
});

test("a mail outage loses nothing: what waits is delivered once the mail server is back", async () => {
  const port = Number(await freePort());
  const server = await startServerForTest({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const requests = [await ask(server), await ask(server), await ask(server)];
  await eventually(async () => {
    for (const { id } of requests) {
      for (const mail of await outboxOf(server, id)) expect(mail).toMatchObject({ status: "waiting", attempts: 1 });
    }
  });

  const peer = await startSmtpPeerForTest({ port });
  server.clock.ahead += pauseBefore(1) + 1_000;
  await eventually(async () => {
    for (const { id } of requests) {
      expect((await outboxOf(server, id)).map(({ status }) => status)).toEqual(["sent", "sent"]);
    }
  });
  const wanted = requests.map(({ email }) => email);
  expect(
    peer.received
      .flatMap(({ to }) => to)
      .filter((to) => wanted.includes(to))
      .toSorted(),
  ).toEqual(wanted.toSorted());
});

test("an address the mail server will never take is given up at once, and holds nobody else up", async () => {
  const peer = await startSmtpPeerForTest({ refuse: (to) => (to.startsWith("gone") ? 550 : undefined) });
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url } });
  const gone = await ask(server, { email: `gone.${randomUUID()}@example.com` });
  const fine = await ask(server);
  await eventually(async () => {
    expect((await outboxOf(server, gone.id)).map(({ status }) => status)).toEqual(["dead", "sent"]);
    expect((await outboxOf(server, fine.id)).map(({ status }) => status)).toEqual(["sent", "sent"]);
  });
  const [dead] = await outboxOf(server, gone.id);
  expect(dead).toMatchObject({ attempts: 1, last_error: expect.stringContaining("550") });
});

test("a mail that never goes through is dead after twenty attempts", async () => {
  const peer = await startSmtpPeerForTest({ refuse: () => 450 });
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url } });
  const { id } = await ask(server);
  await server.database.query("update private.outbox set attempts = 19, next_attempt_at = now() where reference = $1", [
    id,
  ]);
  await eventually(async () => {
    server.clock.ahead += 3_600_000;
    expect((await outboxOf(server, id)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ["dead", 20],
      ["dead", 20],
    ]);
  });
});

test("a mail that cannot be written fails at once: the desk sees it with its reason, the log names its kind", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const server = await startServerForTest({ log });
  const recipient = `${randomUUID()}@example.com`;
  await server.database.query(
    "insert into private.outbox (template, recipient, data) values ('consultation-confirmation', $1, $2)",
    [recipient, { id: "not an id", name: "Wilhelmina Quillfeather" }],
  );
  const { ask: askDesk } = await signedInStaff(server);
  const failed = { wanted_status: "dead", search: recipient, after: null, page_size: 50 } as const;
  const [mail] = await eventually(async () => {
    const { mails } = await askDesk("desk_mails", failed);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail).toMatchObject({ template: "consultation-confirmation", attempts: 1 });
  expect(mail?.last_error).toMatch(/could not be written.*id: .*email: /);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ reason }) => reason === "MailUnwritable");
  expect(logged).toMatchObject([{ mail: mail?.id, template: "consultation-confirmation", isDead: true }]);
  expect(lines.join("")).not.toMatch(/Quillfeather|example\.com/);
});

test("two servers on one database deliver each mail once", async () => {
  const database = await createDatabase();
  const peer = await startSmtpPeer();
  const settings = { SMTP_URL: peer.url, DATABASE_URL: database.url };
  const one = await startServerForTest({ backend: "database-url", settings });
  const other = await startServerForTest({ backend: "database-url", settings });
  const requests = await Promise.all(Array.from({ length: crowd(40, 12) }, (_, index) => ask(index % 2 ? one : other)));
  await eventually(async () => {
    const { rows } = await one.database.query(
      "select count(*)::int as waiting from private.outbox where status <> 'sent'",
    );
    expect(rows[0].waiting).toBe(0);
  });
  const ids = peer.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(requests.length * 2);
  expect(new Set(ids).size).toBe(ids.length);
  await peer.stop();
});

test("markup and line breaks in a field arrive as text and forge no header", async () => {
  const peer = await startSmtpPeerForTest();
  const server = await startServerForTest({ settings: { SMTP_URL: peer.url, STAFF_EMAIL: "desk@example.com" } });
  const { id } = await ask(server, {
    name: "<img src=x onerror=alert(1)>\r\nBcc: victim@example.com",
    message: "<script>alert(1)</script>\nsecond line",
  });
  const [confirmation, notice] = await eventually(async () => {
    const mails = await outboxOf(server, id);
    expect(mails.map(({ status }) => status)).toEqual(["sent", "sent"]);
    return mails;
  });
  const raw = (mailId: string) => peer.received.find(({ messageId }) => messageId.includes(mailId))?.raw ?? "";
  expect(peer.received.flatMap(({ to }) => to)).not.toContain("victim@example.com");
  const [headers = ""] = raw(notice.id).split("\r\n\r\n");
  expect(headers).not.toMatch(/^bcc:/im);
  // In the plain part the same letters are harmless, and belong there: it is what was typed.
  const [, markup = ""] = raw(notice.id).split("Content-Type: text/html");
  expect(markup).toContain("&lt;script&gt;");
  expect(markup).not.toMatch(/<script>|<img src=x/);
  expect(raw(confirmation.id)).not.toContain("onerror");
});

test("a mail whose writing fails is tried again, and holds nobody else up", async () => {
  const server = await startServerForTest();
  const lost = randomUUID();
  await server.database.query(
    "insert into private.outbox (template, recipient, reference) values ('of-a-later-release', $1, $2)",
    [`${lost}@example.com`, lost],
  );
  const fine = await ask(server);
  await eventually(async () => {
    expect((await outboxOf(server, fine.id)).map(({ status }) => status)).toEqual(["sent", "sent"]);
    expect(await outboxOf(server, lost)).toMatchObject([{ status: "waiting", attempts: 1 }]);
  });
  const [waiting] = await outboxOf(server, lost);
  expect(waiting.last_error).toBe("there is no mail named of-a-later-release");
});

onceOnEmbedded(
  "mail goes on when the thread that writes it is killed, and the thread ends with the server",
  async () => {
    const threads: Worker[] = [];
    const note = (thread: Worker) => threads.push(thread);
    process.on("worker", note);
    onTestFinished(() => void process.off("worker", note));
    const server = await startTestServer({ hasOwnMailWriter: true });
    // Two threads begin here, and on a busy machine that takes longer than anything a mail waits for elsewhere.
    const isSent = ({ id }: { id: string }) =>
      vi.waitFor(
        async () => expect((await outboxOf(server, id)).map(({ status }) => status)).toEqual(["sent", "sent"]),
        {
          timeout: 60_000,
          interval: 50,
        },
      );
    await isSent(await ask(server));
    await threads[0]?.terminate();
    await isSent(await ask(server));
    expect(threads).toHaveLength(2);
    const ended = threads[1] && once(threads[1], "exit");
    await server.stop();
    await ended;
  },
);

test("the product as it is shipped writes its mail, and stops when it is told", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const { process: shipped, url, ended } = spawnServer({ DATABASE_URL: database.url });
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${await url}/functions/v1/newsletter-subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  const mail = await eventually(async () => {
    const mails = (await (await fetch(`${await url}/dev/mail.json`)).json()) as KeptMail[];
    const found = mails.find(({ to }) => to === email);
    expect(found).toBeDefined();
    return found;
  });
  expect(mail?.html).toContain("/newsletter/confirm?token=");
  shipped.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
});
