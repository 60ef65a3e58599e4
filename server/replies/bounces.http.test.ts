import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ImapPeer, startImapPeer } from "../testing/imap-peer.ts";
import { confirmReaders } from "../testing/letters.ts";
import { bounceOf } from "../testing/mail-source.ts";
import { findConfirmation, waitForEmptyOutbox } from "../testing/send-form.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let mailbox: ImapPeer;
let server: TestServer;
let june: Staff;
beforeAll(async () => {
  mailbox = await startImapPeer();
  server = await startTestServer({ settings: { IMAP_URL: mailbox.url }, deskEvery: 40, mailboxEvery: 300 });
  june = await signedInStaff(server);
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

/** Somebody who has written and reads the newsletter; one mail to them has failed already. */
async function reader() {
  const { email } = await sendEveryForm(server);
  await waitForEmptyOutbox(server);
  await confirmReaders(server, [email]);
  await server.database.query(
    `insert into private.outbox (template, recipient, data, status, last_error)
     values ('desk-answer', $1, '{"subject": "Earlier", "body": "x"}', 'dead', 'timed out')`,
    [email],
  );
  return { email, mail: await findConfirmation(server, email) };
}

const statesOf = async (email: string) => {
  const { rows } = await server.database.query(
    `select (select status from private.outbox where recipient = $1 and template = 'consultation-confirmation') as mail,
            (select status from private.outbox where recipient = $1 and data ->> 'subject' = 'Earlier') as failed,
            (select status from public.newsletter_subscribers where email = $1) as newsletter`,
    [email],
  );
  return rows[0];
};

const bounced = async (email: string) =>
  (await june.ask("desk_bounces", {})).addresses.find(({ address }) => address === email);

test("a mail that came back marks its address, settles what failed there and ends the newsletter to it, until the mark is cleared", async () => {
  const { email, mail } = await reader();
  mailbox.deliver(bounceOf({ recipient: email.toUpperCase(), returned: mail, status: "5.1.1" }));
  await vi.waitFor(async () => expect(await bounced(email)).toMatchObject({ code: "5.1.1" }), { timeout: 60_000 });
  expect(await statesOf(email)).toEqual({ mail: "bounced", failed: "bounced", newsletter: "bounced" });
  expect((await june.ask("desk_thread", { key: email }))[0]).toMatchObject({
    kind: "bounce",
    due_at: null,
    state: "thread",
  });
  const page = await june.ask("desk_mails", { wanted_status: "bounced", search: email, after: null, page_size: 5 });
  expect(page.mails.map(({ last_error }) => last_error)).toContain("Came back: 5.1.1 550 5.1.1 no such user");
  expect(page.counts.bounced).toBe(2);

  const letter = randomUUID();
  await june.ask("desk_save_letter", { letter, seen_version: 0, subject: "A letter", body: "Good day." });
  const other = await reader();
  const { letter: sent } = await june.ask("desk_send_letter", { letter, seen_version: 1 });
  expect(sent.recipients).toBe(1);
  await vi.waitFor(
    async () => {
      const { rows } = await server.database.query(
        "select recipient from private.outbox where template = 'newsletter-letter' and status = 'sent'",
      );
      expect(rows).toEqual([{ recipient: other.email }]);
    },
    { timeout: 60_000 },
  );

  await june.ask("desk_clear_bounce", { address: email.toUpperCase() });
  expect(await bounced(email)).toBeUndefined();
  expect((await statesOf(email)).newsletter).toBe("confirmed");
  // A mail that came back can be tried again, like one that failed.
  await june.ask("desk_retry_mail", { mail_id: mail });
  await waitForEmptyOutbox(server);
  expect((await statesOf(email)).mail).toBe("sent");
});

test("a full mailbox settles its mail and marks nobody, and a letter's copy that came back counts as not delivered", async () => {
  const { email, mail } = await reader();
  mailbox.deliver(bounceOf({ recipient: email, returned: mail, status: "5.2.2" }));
  await vi.waitFor(async () => expect((await statesOf(email)).mail).toBe("bounced"), { timeout: 60_000 });
  expect(await bounced(email)).toBeUndefined();
  expect(await statesOf(email)).toMatchObject({ failed: "dead", newsletter: "confirmed" });

  const { rows } = await server.database.query(
    "select id, recipient from private.outbox where template = 'newsletter-letter' and status = 'sent' limit 1",
  );
  mailbox.deliver(bounceOf({ recipient: rows[0].recipient, returned: rows[0].id, status: "5.1.1" }));
  await vi.waitFor(async () => expect(await bounced(rows[0].recipient)).toBeDefined(), { timeout: 60_000 });
  expect((await june.ask("desk_letters", {})).letters[0]).toMatchObject({ sent: 0, failed: 1 });
});

test("whoever confirms the newsletter from that mailbox is no longer marked", async () => {
  const { email, mail } = await reader();
  mailbox.deliver(bounceOf({ recipient: email, returned: mail, status: "5.1.1" }));
  await vi.waitFor(async () => expect(await bounced(email)).toBeDefined(), { timeout: 60_000 });
  await server.database.query("update public.newsletter_subscribers set status = 'confirmed' where email = $1", [
    email,
  ]);
  expect(await bounced(email)).toBeUndefined();
});
