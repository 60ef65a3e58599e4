import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Letter } from "#domain/desk.ts";
import type { Snake } from "#domain/snake-case.ts";
import { makeReaders, readLetter, writeLetter } from "../testing/letters.ts";
import { long, onceOnEmbedded } from "../testing/once.ts";
import { waitForMails } from "../testing/send-form.ts";
import { startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
const quick = { deskEvery: 40, settings: { NEWSLETTER_PER_MINUTE: "60000" } };

beforeAll(async () => {
  server = await startTestServer(quick);
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

async function waitUntilSent(staff: Staff, id: string): Promise<Snake<Letter>> {
  return vi.waitUntil(
    async () => {
      const letter = await readLetter(staff, id);
      return letter?.state === "sent" && letter;
    },
    { timeout: 60_000, interval: 100 },
  );
}

test("two members who write one letter never overwrite each other silently", async () => {
  const kit = await signedInStaff(server);
  const { id, subject } = await writeLetter(june);
  const save = (staff: Staff, seen_version: number, body: string) =>
    staff.ask("desk_save_letter", { letter: id, seen_version, subject, body });
  expect(await save(june, 1, "June’s")).toMatchObject({ kind: "saved", letter: { version: 2 } });
  expect(await save(kit, 1, "Kit’s")).toMatchObject({ kind: "conflict", letter: { version: 2, body: "June’s" } });
  expect(await save(june, 1, "June’s")).toMatchObject({ kind: "saved", letter: { version: 2 } });
});

test("a test copy goes to whoever asks, once, and changes nothing", async () => {
  const { id, subject } = await writeLetter(june);
  const mail_id = randomUUID();
  for (let click = 0; click < 3; click += 1) {
    expect(await june.ask("desk_test_letter", { letter: id, mail_id })).toEqual({ recipient: june.email });
  }
  const mails = await waitForMails(server, (mail) => mail.subject === subject);
  expect(mails).toMatchObject([{ to: june.email }]);
  expect(await readLetter(june, id)).toMatchObject({ state: "draft", recipients: 0, sent: 0 });
});

test("a letter goes once to everybody who confirmed, with a way out, and to nobody else", async () => {
  const readers = await makeReaders(server, 12);
  const { email: pending } = await sendEveryForm(server);
  const [leaving = "", suppressed = ""] = readers;
  await server.database.query(
    "update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = $1",
    [leaving],
  );
  await june.ask("desk_suppress", { address: suppressed });

  const { confirmed_subscribers } = await june.ask("desk_letters", {});
  const { id, subject } = await writeLetter(june);
  const started = await Promise.all(
    Array.from({ length: 5 }, () => june.ask("desk_send_letter", { letter: id, seen_version: 1 })),
  );
  for (const { kind, letter } of started) expect([kind, letter.recipients]).toEqual(["saved", confirmed_subscribers]);
  expect(
    await june.ask("desk_save_letter", { letter: id, seen_version: 2, subject: "Changed", body: "Too late" }),
  ).toMatchObject({ kind: "conflict", letter: { subject } });

  const sent = await waitUntilSent(june, id);
  expect(sent).toMatchObject({ recipients: confirmed_subscribers, queued: 0, sent: confirmed_subscribers, failed: 0 });
  const mails = (await server.mails()).filter((mail) => mail.subject === subject);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(readers.slice(2).toSorted());
  expect(mails.map(({ to }) => to)).not.toContain(pending);

  const { rows } = await server.database.query("select headers, body_text from private.kept_mails where subject = $1", [
    subject,
  ]);
  for (const { headers, body_text } of rows) {
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = /<(.+)>/.exec(headers["List-Unsubscribe"])?.[1] ?? "";
    expect(body_text).toContain(new URL(link).searchParams.get("token"));
  }
  const [reader = ""] = readers.slice(2);
  const [mail] = (await june.ask("desk_person", { key: reader }))?.mails ?? [];
  expect(mail).toMatchObject({ subject, template: "newsletter-letter", status: "sent" });
  expect(mail?.text).toContain("A quiet start.");
  expect(JSON.stringify(mail)).not.toMatch(/token=(?!struck)/);
});

test("a reader who leaves while the letter is on its way gets none", async () => {
  const [reader = ""] = await makeReaders(server, 1);
  const { id, subject } = await writeLetter(june);
  // Held back for a moment, as a slow mail server would.
  await server.database.query("update private.desk_settings set next_letter_at = now() + interval '1 second'");
  await june.ask("desk_send_letter", { letter: id, seen_version: 1 });
  await june.ask("desk_suppress", { address: reader });
  const { sent, failed, recipients } = await waitUntilSent(june, id);
  expect([sent + failed, failed]).toEqual([recipients, 1]);
  expect((await server.mails()).filter((mail) => mail.subject === subject).map(({ to }) => to)).not.toContain(reader);
});

long("the counts of a letter outlive its mails and its readers", async () => {
  await makeReaders(server, 3);
  const { id } = await writeLetter(june);
  await june.ask("desk_send_letter", { letter: id, seen_version: 1 });
  const before = await waitUntilSent(june, id);
  await server.database.query("delete from private.outbox where reference = $1", [id]);
  await server.database.query(
    "delete from public.newsletter_subscribers where id in (select subscriber_id from private.letter_recipients where letter_id = $1)",
    [id],
  );
  expect(await readLetter(june, id)).toEqual(before);
});

test("nothing without words begins a letter, and what nobody has got can be deleted", async () => {
  const letter = randomUUID();
  const blank = { letter, seen_version: 0, subject: " ", body: "" };
  expect((await june.browser.rpc("desk_save_letter", blank)).status).toBe(400);
  expect(await readLetter(june, letter)).toBeUndefined();
  const { id } = await writeLetter(june);
  expect(await june.ask("desk_delete_letter", { letter: id, seen_version: 7 })).toMatchObject({ kind: "conflict" });
  for (let press = 0; press < 2; press += 1) {
    expect(await june.ask("desk_delete_letter", { letter: id, seen_version: 1 })).toEqual({ kind: "deleted" });
  }
  expect(await readLetter(june, id)).toBeUndefined();
});

test("an empty letter is not sent", async () => {
  const { letter } = await june.ask("desk_save_letter", {
    letter: randomUUID(),
    seen_version: 0,
    subject: "A subject",
    body: " ",
  });
  const { status, error } = await june.browser.rpc("desk_send_letter", { letter: letter.id, seen_version: 1 });
  expect([status, error?.message]).toEqual([400, "A letter needs a subject and a text before it is sent."]);
});

long("two servers at once send each copy of a letter once, at the set rate", async () => {
  const peer = await startSmtpPeerForTest();
  const settings = { SMTP_URL: peer.url, NEWSLETTER_PER_MINUTE: "600" };
  const first = await startServerForTest({ backend: "database-url", deskEvery: 40, settings });
  await requireSecondFactor(first);
  await startServerForTest({
    backend: "embedded",
    deskEvery: 40,
    settings: { ...settings, DATA_DIR: "", DATABASE_URL: first.databaseUrl },
  });
  const staff = await signedInStaff(first);
  const readers = await makeReaders(first, 45);
  const { id, subject } = await writeLetter(staff);
  const start = Date.now();
  await staff.ask("desk_send_letter", { letter: id, seen_version: 1 });
  await waitUntilSent(staff, id);
  const copies = peer.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`));
  expect(copies.flatMap(({ to }) => to).toSorted()).toEqual(readers.toSorted());
  // Ten a second, in portions of twenty every two seconds: the third portion leaves after four.
  expect(Date.now() - start).toBeGreaterThan(3_900);
});

onceOnEmbedded(
  "a letter goes on when one of two servers is killed in the middle of it, and each reader gets one copy",
  async () => {
    const peer = await startSmtpPeerForTest();
    const settings = { SMTP_URL: peer.url, NEWSLETTER_PER_MINUTE: "300" };
    const home = await startServerForTest({ backend: "database-url", settings });
    await requireSecondFactor(home);
    const staff = await signedInStaff(home);
    const readers = await makeReaders(home, 25);
    const { id, subject } = await writeLetter(staff);
    const killed = spawnServer({ DATABASE_URL: home.databaseUrl, ...settings });
    await killed.url;
    await staff.ask("desk_send_letter", { letter: id, seen_version: 1 });
    const copies = () => peer.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`));
    await vi.waitUntil(() => copies().length > 0, { timeout: 60_000, interval: 10 });
    killed.process.kill("SIGKILL");
    await killed.ended;
    expect(copies().length).toBeLessThan(readers.length);

    await waitUntilSent(staff, id);
    // A kill between the mail server's yes and our note repeats a mail under the same Message-ID, which mailboxes drop.
    const delivered = new Map(copies().map(({ messageId, to }) => [messageId, to.join()]));
    expect([...delivered.values()].toSorted()).toEqual(readers.toSorted());
  },
);

test("the staff are reminded once of each lead that is overdue, and at most once an hour", async () => {
  const isReminder = ({ subject }: { subject: string }) => /overdue$/.test(subject);
  const { email, consultation } = await sendEveryForm(server);
  await june.ask("desk_change_lead", { lead_id: consultation, seen_version: 1, changes: { status: "contacted" } });
  server.clock.ahead = 25 * 3_600_000;
  const [first] = await waitForMails(server, isReminder);
  expect(first?.to).toBe("hello@halftitle.example");
  expect(first?.text).toContain("Callback request");

  await server.database.query(
    "insert into public.callback_requests (id, name, phone, consent, created_at) values (gen_random_uuid(), 'Late Caller', '818 555 0124', true, now() - interval '2 days')",
  );
  const { rows } = await server.database.query("select private.remind_overdue($1) as mentioned", [
    new Date(Date.now() + server.clock.ahead),
  ]);
  expect(rows).toEqual([{ mentioned: 0 }]);
  expect((await server.mails()).filter(isReminder)).toHaveLength(1);
  server.clock.ahead += 61 * 60_000;
  const reminders = await waitForMails(server, isReminder, 2);
  const newest = reminders.find(({ text }) => text.includes("Late Caller"));
  expect(newest?.subject).toBe("One lead is overdue");
  server.clock.ahead = 0;

  const events = (await june.ask("desk_person", { key: email }))?.events.filter(({ what }) => what === "reminder");
  expect(events?.map(({ lead_id }) => lead_id)).not.toContain(consultation);
  expect(events).toHaveLength(2);
});
