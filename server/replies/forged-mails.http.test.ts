import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { type ImapPeer, startImapPeer } from "../testing/imap-peer.ts";
import { confirmReaders } from "../testing/letters.ts";
import { bounceOf, writeSource } from "../testing/mail-source.ts";
import { long } from "../testing/once.ts";
import { findConfirmation, newAddress, waitForEmptyOutbox } from "../testing/send-form.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { startMailboxReader } from "./mailbox-reader.ts";

/** Mails that say they are somebody's, reports that nobody's server wrote, senders without measure, a mail server that lies. */
let mailbox: ImapPeer;
let server: TestServer;
let june: Staff;
beforeAll(async () => {
  mailbox = await startImapPeer();
  const settings = { IMAP_URL: `${mailbox.url}?authserv=mx.house.example` };
  server = await startTestServer({ settings, mailboxEvery: 300 });
  june = await signedInStaff(server);
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

/** Somebody who asked for a consultation, and the mail that confirmed it. */
async function visitor() {
  const { email, consultation } = await sendEveryForm(server);
  await waitForEmptyOutbox(server);
  return { email, consultation, mail: await findConfirmation(server, email) };
}

const stored = (subject: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await server.database.query(
        "select *, (select jsonb_agg(file.refused order by file.place) from private.reply_files file where reply_id = replies.id) as files from private.replies where subject = $1",
        [subject],
      );
      expect(rows).toHaveLength(1);
      return rows[0];
    },
    { timeout: 60_000, interval: 100 },
  );

async function receive(
  from: string,
  headers: Record<string, string> = {},
  files: { name: string; content: Buffer }[] = [],
) {
  const subject = `mail ${randomUUID()}`;
  mailbox.deliver(writeSource({ from, subject, headers, text: "Please change my account number.", files }));
  return stored(subject);
}

long(
  "a mail in a thread says whether anything proves its sender: the house's mail server, or a mail that only they got",
  async () => {
    const { email, mail } = await visitor();
    const pass = "dmarc=pass header.from=example.com";
    const proven: [Record<string, string>, boolean][] = [
      [{}, false],
      [{ "In-Reply-To": `<${mail}@halftitle.example>` }, true],
      [{ "In-Reply-To": `<${randomUUID()}@halftitle.example>` }, false],
      [{ "Authentication-Results": `mx.house.example; spf=pass; ${pass}` }, true],
      [{ "Authentication-Results": `MX.House.Example 1; ${pass}` }, true],
      // Whatever stands there under another name, or below what the house's own server wrote, anybody can have written.
      [{ "Authentication-Results": `mx.elsewhere.example; ${pass}` }, false],
      [{ "Authentication-Results": `evil.example; x="mx.house.example; ${pass}"` }, false],
      [
        {
          "Authentication-Results": "mx.house.example; dmarc=none",
          "authentication-results": `mx.house.example; ${pass}`,
        },
        false,
      ],
      [{ "Authentication-Results": `mx.house.example; spf=fail reason="; ${pass}x"; dmarc=temperror` }, false],
      [
        { "Authentication-Results": `mx.house.example; spf=pass smtp.mailfrom=x;${pass}; dmarc=none (; ${pass})` },
        false,
      ],
    ];
    for (const [headers, is_proven] of proven) {
      expect(await receive(email, headers), JSON.stringify(headers)).toMatchObject({ state: "thread", is_proven });
    }
    const heard = await june.ask("desk_thread", { key: email });
    expect(heard.filter((reply) => reply.is_proven)).toHaveLength(3);
    expect(heard.every(({ sender }) => sender === email)).toBe(true);
  },
);

test("a report marks nobody who has answered, settles nothing that is old, and counts for nothing where its domain disowns it", async () => {
  const [answering, late, disowned] = [await visitor(), await visitor(), await visitor()];
  await confirmReaders(server, [answering.email, late.email, disowned.email]);
  await receive(answering.email, { "In-Reply-To": `<${answering.mail}@halftitle.example>`, Cc: newAddress() });
  await server.database.query(
    "update private.outbox set created_at = now() - interval '20 days', sent_at = now() - interval '20 days' where id = $1",
    [late.mail],
  );
  const report = ({ email, mail }: { email: string; mail: string }) =>
    bounceOf({ recipient: email, returned: mail, status: "5.1.1" });
  mailbox.deliver(report(answering));
  mailbox.deliver(report(late));
  mailbox.deliver(`Authentication-Results: mx.house.example; dmarc=fail\r\n${report(disowned)}`);
  await receive(newAddress());
  expect((await june.ask("desk_bounces", {})).count).toBe(0);
  const { rows } = await server.database.query(
    `select reader.status, mail.status as mail from public.newsletter_subscribers reader
     join private.outbox mail on mail.recipient = reader.email and mail.template = 'consultation-confirmation'
     where reader.email = any ($1) order by array_position($1, reader.email)`,
    [[answering.email, late.email, disowned.email]],
  );
  // The first is visible in their thread: a report about a mail that they have answered.
  expect(rows).toEqual([
    { status: "confirmed", mail: "bounced" },
    { status: "confirmed", mail: "sent" },
    { status: "confirmed", mail: "sent" },
  ]);
});

/** As if a sender had sent so many bytes before. */
async function sentBefore(sender: string, bytes: number, state = "tray") {
  await server.database.query(
    `with mail as (
       insert into private.replies (mailbox, uidvalidity, uid, body_sha256, sender, sender_name, subject, body, size, received_at, kind, state, why)
       values ('earlier', 1, (random() * 1e9)::bigint, sha256(gen_random_uuid()::text::bytea), $1, '', 'earlier', '', 0, now(), 'letter', $3, 'unknown') returning id)
     insert into private.reply_files (reply_id, place, name, type, size, sha256)
     select id, 0, 'a.pdf', 'pdf', $2, repeat('0', 64) from mail`,
    [sender, bytes, state],
  );
}

test("what is attached is kept within a quota, and named where it is not", async () => {
  const { email } = await visitor();
  const pdf = (size: number) => ({ name: "a.pdf", content: Buffer.from(`%PDF-1.7\n${"x".repeat(size)}\n%%EOF\n`) });
  expect((await receive(email, {}, [pdf(10)])).files).toEqual([null]);
  await sentBefore(email, 100 * 1024 * 1024 - 3_000);
  expect((await receive(email, {}, [pdf(1_000), pdf(2_500), pdf(500)])).files).toEqual([null, "no room", null]);

  // All strangers together have one measure, because an address is easily made up.
  const stranger = newAddress();
  expect((await receive(stranger, {}, [pdf(10)])).files).toEqual([null]);
  const { rows } = await server.database.query(
    "select file.id from private.reply_files file join private.replies mail on mail.id = file.reply_id where sender = $1",
    [stranger],
  );
  const opened = await fetch(`${server.url}/files/replies/links`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${june.token}` },
    body: JSON.stringify({ file: rows[0].id }),
  });
  expect(opened.status).toBe(200);
  const { lines } = await june.ask("desk_audit", { filter: { what: "file opened" }, after: null, page_size: 5 });
  expect(lines).toMatchObject([{ source: "desk", about: stranger, after: "a.pdf" }]);
  await sentBefore(newAddress(), 1024 * 1024 * 1024);
  expect((await receive(newAddress(), {}, [pdf(10)])).files).toEqual(["no room"]);
  const { email: known } = await visitor();
  expect((await receive(known, {}, [pdf(10)])).files).toEqual([null]);
  await server.database.query("delete from private.replies where mailbox = 'earlier'");
});

test("a mail that the database will not have is passed, and the next one read", async () => {
  const sender = newAddress();
  await server.database.query(
    `alter table private.replies add constraint refused check (sender is distinct from '${sender}')`,
  );
  onTestFinished(async () => {
    await server.database.query("alter table private.replies drop constraint refused");
  });
  mailbox.deliver(writeSource({ from: sender, subject: "poison", text: "x" }));
  await receive(newAddress());
  const { rows } = await server.database.query(
    "select why, state from private.replies where subject = '' and sender is null",
  );
  expect(rows).toEqual([{ why: "unreadable", state: "tray" }]);
});

test("of a flood from one address the first start a clock, and the rest lie in the thread", async () => {
  const { email } = await visitor();
  await server.database.query(
    `insert into private.replies (mailbox, uidvalidity, uid, body_sha256, sender, sender_name, subject, body, size, received_at, kind, state, why)
     select 'flood', 1, number, sha256(number::text::bytea), $1, '', 'flood', '', 0, now(), 'letter', 'tray', 'unknown' from generate_series(1, 49) as number`,
    [email],
  );
  expect(await receive(email)).toMatchObject({ kind: "letter", state: "thread", due_at: expect.any(Date) });
  expect(await receive(email)).toMatchObject({ kind: "automatic", state: "thread", due_at: null });
  await server.database.query("delete from private.replies where mailbox = 'flood'");
  expect(await receive(email)).toMatchObject({ kind: "letter" });
});

long("a hundred long mails from one person make no page that cannot be opened", async () => {
  const { email } = await visitor();
  const { id = "" } = (await june.ask("desk_person", { key: email })) ?? {};
  await server.database.query(
    `insert into private.replies (mailbox, uidvalidity, uid, body_sha256, sender, sender_name, subject, body, quoted, size, received_at, kind, state, person)
     select 'long', 1, number, sha256(number::text::bytea), $1, '', 'long', repeat('x', 200000), repeat('y', 200000), 0,
            now() - number * interval '1 minute', 'letter', 'thread', $2 from generate_series(1, 100) as number`,
    [email, id],
  );
  const thread = await june.ask("desk_thread", { key: email });
  expect(thread).toHaveLength(100);
  expect(thread[0]?.body).toHaveLength(200_000);
  expect(thread.at(-1)?.body).toMatch(/^x{5000}\n\[…\]$/);
  expect(JSON.stringify(thread).length).toBeLessThan(10_000_000);
});

test("what an account's address wrote into the tray goes with the account, and with none that proves nothing", async () => {
  const author = await signedInAuthor(server);
  const victim = newAddress();
  const unconfirmed = randomUUID();
  await server.database.query(
    "insert into auth.users (id, email, aud, role) values ($1, $2, 'authenticated', 'authenticated')",
    [unconfirmed, victim],
  );
  await receive(victim);
  const { rows } = await server.database.query(
    "update private.replies set state = 'tray', person = null, lead_id = null, due_at = null where id = $1 returning id",
    [(await receive(author.email)).id],
  );
  await server.database.query("delete from auth.users where id = any ($1)", [[author.user.id, unconfirmed]]);
  const { rows: left } = await server.database.query(
    "select sender from private.replies where id = $1 or sender = any ($2)",
    [rows[0].id, [author.email, victim]],
  );
  expect(left).toEqual([{ sender: victim }]);
});

test("a mail server that answers without end is given up, and says so at the desk", async () => {
  const dripping = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    const drops = setInterval(() => socket.write("* OK still here\r\n"), 20);
    socket.on("close", () => clearInterval(drops));
  });
  await new Promise<void>((resolve) => dripping.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void dripping.close());
  const { port } = dripping.address() as { port: number };
  // The only reader at a time: the server's own gives way for this test.
  const other = await startTestServer();
  const stop = startMailboxReader({
    url: `imap://desk:secret@127.0.0.1:${port}/INBOX`,
    pool: other.database,
    clock: () => new Date(),
    log: pino({ level: "silent" }),
    own: [],
    vault: { store: {} as never, findObstacle: async () => undefined },
    every: 100,
    patience: 300,
  });
  onTestFinished(async () => {
    await stop();
    await other.stop();
  });
  await vi.waitFor(
    async () => {
      const { rows } = await other.database.query("select trouble from private.mailbox_cursors");
      expect(rows).toEqual([{ trouble: "unreachable" }]);
    },
    { timeout: 30_000, interval: 50 },
  );
});
