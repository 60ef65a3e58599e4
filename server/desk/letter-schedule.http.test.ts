import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { makeReaders, readLetter, writeLetter } from "../testing/letters.ts";
import { long } from "../testing/once.ts";
import { waitForMails } from "../testing/send-form.ts";
import { startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { requireSecondFactor, type Staff, signedInStaff } from "../testing/staff.ts";
import { startServerForTest } from "../testing/start-test-server.ts";

const waitForState = (staff: Staff, id: string, state: string) =>
  vi.waitUntil(async () => (await readLetter(staff, id))?.state === state, { timeout: 60_000, interval: 50 });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

long(
  "a letter waits for its hour, can be taken back, and goes once with two servers after an outage of both",
  async () => {
    const peer = await startSmtpPeerForTest();
    const settings = { SMTP_URL: peer.url, NEWSLETTER_PER_MINUTE: "60000" };
    const first = await startServerForTest({ backend: "database-url", deskEvery: 40, settings });
    await requireSecondFactor(first);
    const staff = await signedInStaff(first);
    const readers = await makeReaders(first, 6);
    const subject = `On waiting ${randomUUID()}`;
    const { id: letter } = await writeLetter(staff, subject);
    const at = inAnHour();
    const direct = (
      seen_version: number,
      task: "schedule" | "unschedule" | "stop" | "resume",
      when: string | null = null,
    ) => staff.ask("desk_direct_letter", { letter, seen_version, task, at: when });

    for (const wrong of [new Date(Date.now() - 60_000).toISOString(), "2099-01-01T00:00:00Z", null]) {
      const asked = { letter, seen_version: 1, task: "schedule", at: wrong };
      expect((await staff.browser.rpc("desk_direct_letter", asked)).status).toBe(400);
    }
    // Pressed twice, it is scheduled once.
    for (let press = 0; press < 2; press += 1) {
      expect(await direct(1, "schedule", at)).toMatchObject({
        kind: "saved",
        letter: { state: "scheduled", version: 2 },
      });
    }
    // What waits for its hour is not changed under it.
    expect(
      await staff.ask("desk_save_letter", { letter, seen_version: 2, subject, body: "Other words." }),
    ).toMatchObject({ kind: "conflict" });
    expect(await direct(2, "unschedule")).toMatchObject({
      kind: "saved",
      letter: { state: "draft", scheduled_at: null },
    });
    expect(await direct(3, "schedule", at)).toMatchObject({ kind: "saved", letter: { version: 4 } });

    // Nobody looks after letters while its hour passes; then two servers do, at once.
    await first.database.query("update private.letters set scheduled_at = now() - interval '2 hours' where id = $1", [
      letter,
    ]);
    await startServerForTest({
      backend: "embedded",
      deskEvery: 40,
      settings: { ...settings, DATA_DIR: "", DATABASE_URL: first.databaseUrl },
    });
    await waitForState(staff, letter, "sent");
    const copies = peer.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`));
    expect(copies.flatMap(({ to }) => to).toSorted()).toEqual(readers.toSorted());
    expect(await direct(5, "schedule", inAnHour())).toMatchObject({ kind: "conflict" });
    expect(await staff.ask("desk_delete_letter", { letter, seen_version: 5 })).toMatchObject({ kind: "conflict" });
  },
);

long("a letter stops on its way and goes on, and every reader gets one copy", async () => {
  const server = await startServerForTest({ deskEvery: 40, settings: { NEWSLETTER_PER_MINUTE: "150" } });
  await requireSecondFactor(server);
  const staff = await signedInStaff(server);
  const readers = await makeReaders(server, 15);
  const subject = `On stopping ${randomUUID()}`;
  const { id: letter } = await writeLetter(staff, subject);
  await staff.ask("desk_send_letter", { letter, seen_version: 1 });
  const copies = async () => (await server.mails()).filter((mail) => mail.subject === subject).map(({ to }) => to);
  await vi.waitUntil(async () => (await copies()).length > 0, { timeout: 60_000, interval: 20 });
  // Whatever was seen, stopping stops.
  const stop = { letter, seen_version: 1, task: "stop" as const, at: null };
  for (let press = 0; press < 2; press += 1) {
    expect(await staff.ask("desk_direct_letter", stop)).toMatchObject({ kind: "saved", letter: { state: "stopped" } });
  }
  // What was leaving at that very moment has left.
  await server.database.query("select from private.outbox where reference = $1 for update", [letter]);
  const stopped = await copies();
  expect(stopped.length).toBeLessThan(readers.length);
  expect(await readLetter(staff, letter)).toMatchObject({
    sent: stopped.length,
    queued: readers.length - stopped.length,
  });
  const { rows } = await server.database.query("select private.queue_letters(5, interval '0', now()) as queued");
  expect(rows).toEqual([{ queued: 0 }]);

  const version = (await readLetter(staff, letter))?.version ?? 0;
  await staff.ask("desk_direct_letter", { letter, seen_version: version, task: "resume", at: null });
  await waitForState(staff, letter, "sent");
  expect((await copies()).toSorted()).toEqual(readers.toSorted());
  const { lines } = await staff.ask("desk_audit", { filter: {}, after: null, page_size: 9 });
  expect(lines.map(({ what }) => what)).toEqual(["letter resumed", "letter stopped", "letter sent", "letter begun"]);
});

test("a copy that was taken back leaves later under the same number", async () => {
  const server = await startServerForTest();
  await requireSecondFactor(server);
  const staff = await signedInStaff(server);
  await makeReaders(server, 1);
  const { id: letter } = await writeLetter(staff, "On numbers");
  // Queued, and not delivered: a mail server that is away.
  await server.database.query("update private.desk_settings set next_letter_at = now() + interval '4 minutes'");
  await staff.ask("desk_send_letter", { letter, seen_version: 1 });
  const client = await server.database.connect();
  const id = randomUUID();
  await client.query("begin");
  await client.query(
    `insert into private.outbox (id, template, recipient, data, reference, next_attempt_at)
     select $2, 'newsletter-letter', email, jsonb_build_object('letter', $1::uuid, 'leave', leave_nonce), $1, now() + interval '1 hour'
     from public.newsletter_subscribers`,
    [letter, id],
  );
  await client.query("update private.letter_recipients set mail_id = $2 where letter_id = $1", [letter, id]);
  await client.query("commit");
  client.release();
  await staff.ask("desk_direct_letter", { letter, seen_version: 2, task: "stop", at: null });
  expect((await server.database.query("select from private.outbox where id = $1", [id])).rowCount).toBe(0);
  await staff.ask("desk_direct_letter", { letter, seen_version: 3, task: "resume", at: null });
  await server.database.query("update private.desk_settings set next_letter_at = now()");
  await waitForMails(server, ({ subject }) => subject === "On numbers");
  const { rows } = await server.database.query("select mail_id from private.letter_recipients where letter_id = $1", [
    letter,
  ]);
  expect(rows).toEqual([{ mail_id: id }]);
});

long("a copy that is being tried while somebody stops the letter does not leave before it goes on", async () => {
  const server = await startServerForTest();
  await requireSecondFactor(server);
  const staff = await signedInStaff(server);
  await makeReaders(server, 1);
  const { id: letter } = await writeLetter(staff, "On stopping late");
  await server.database.query("update private.desk_settings set next_letter_at = now() + interval '4 minutes'");
  await staff.ask("desk_send_letter", { letter, seen_version: 1 });
  const id = randomUUID();
  await server.database.query(
    `insert into private.outbox (id, template, recipient, data, reference, next_attempt_at)
     select $2, 'newsletter-letter', email, jsonb_build_object('letter', $1::uuid, 'leave', leave_nonce), $1, now() + interval '1 hour'
     from public.newsletter_subscribers`,
    [letter, id],
  );
  await server.database.query("update private.letter_recipients set mail_id = $2 where letter_id = $1", [letter, id]);
  const trying = await server.database.connect();
  await trying.query("begin");
  await trying.query("select from private.outbox where id = $1 for update", [id]);
  await staff.ask("desk_direct_letter", { letter, seen_version: 2, task: "stop", at: null });
  await trying.query("update private.outbox set next_attempt_at = now() where id = $1", [id]);
  await trying.query("commit");
  trying.release();
  await vi.waitUntil(
    async () =>
      (await server.database.query("select from private.outbox where id = $1 and next_attempt_at > now()", [id]))
        .rowCount,
    { timeout: 60_000, interval: 50 },
  );
  const copies = async () => (await server.mails()).filter(({ subject }) => subject === "On stopping late");
  expect(await copies()).toEqual([]);
  await staff.ask("desk_direct_letter", { letter, seen_version: 3, task: "resume", at: null });
  await server.database.query("update private.outbox set next_attempt_at = now() where id = $1", [id]);
  await server.database.query("update private.desk_settings set next_letter_at = now()");
  await waitForState(staff, letter, "sent");
  expect(await copies()).toHaveLength(1);
});

test("a letter goes to a part of the readers, by where they came from or signed up, and says how many that are", async () => {
  const server = await startServerForTest({ deskEvery: 40, settings: { NEWSLETTER_PER_MINUTE: "60000" } });
  await requireSecondFactor(server);
  const staff = await signedInStaff(server);
  const ghosts = { page: "/services/ghostwriting" };
  const spring = { utm: { utm_source: "spring-letter" } };
  const [both = ""] = await makeReaders(server, 1, { ...ghosts, ...spring });
  await makeReaders(server, 2, ghosts);
  await makeReaders(server, 3, { page: "/blog", ...spring });
  const segment = { source: "spring-letter", interest: "/services/ghostwriting" };
  const { count, sources, interests } = await staff.ask("desk_segments", { segment });
  expect(count).toBe(1);
  expect(sources).toContainEqual({ value: "spring-letter", count: 4 });
  expect(interests).toEqual([
    { value: "/blog", count: 3 },
    { value: "/services/ghostwriting", count: 3 },
  ]);
  expect((await staff.ask("desk_segments", { segment: {} })).count).toBe(6);

  const subject = `For a few ${randomUUID()}`;
  const { id: letter } = await writeLetter(staff, subject);
  expect(await staff.ask("desk_target_letter", { letter, seen_version: 1, segment })).toMatchObject({
    kind: "saved",
    letter: { segment, version: 2 },
  });
  expect(await staff.ask("desk_target_letter", { letter, seen_version: 1, segment: {} })).toMatchObject({
    kind: "conflict",
  });
  await staff.ask("desk_send_letter", { letter, seen_version: 2 });
  await waitForState(staff, letter, "sent");
  expect((await server.mails()).filter((mail) => mail.subject === subject).map(({ to }) => to)).toEqual([both]);
});

long("nobody gets two letters within a month, whoever sends, schedules or goes on with one", async () => {
  const server = await startServerForTest({ deskEvery: 40, settings: { NEWSLETTER_PER_MINUTE: "60000" } });
  await requireSecondFactor(server);
  const staff = await signedInStaff(server);
  const readers = await makeReaders(server, 2);
  const { id: held } = await writeLetter(staff, "Held");
  await server.database.query("update private.desk_settings set next_letter_at = now() + interval '4 minutes'");
  await staff.ask("desk_send_letter", { letter: held, seen_version: 1 });
  await staff.ask("desk_direct_letter", { letter: held, seen_version: 2, task: "stop", at: null });
  // Nobody has got the one that was stopped: the next goes to both.
  const { id: first } = await writeLetter(staff, "First");
  await staff.ask("desk_send_letter", { letter: first, seen_version: 1 });
  await server.database.query("update private.desk_settings set next_letter_at = now()");
  await waitForState(staff, first, "sent");
  await staff.ask("desk_direct_letter", { letter: held, seen_version: 3, task: "resume", at: null });
  await waitForState(staff, held, "sent");

  const { id: second } = await writeLetter(staff, "Second");
  expect(await staff.ask("desk_segments", { segment: {} })).toMatchObject({ count: 0, served: 2 });
  const soon = { letter: second, seen_version: 1, task: "schedule", at: inAnHour() };
  for (const { status, error } of [
    await staff.browser.rpc("desk_send_letter", { letter: second, seen_version: 1 }),
    await staff.browser.rpc("desk_direct_letter", soon),
  ]) {
    expect([status, error?.message]).toEqual([400, expect.stringContaining("we promise at most one")]);
  }
  const [newcomer = ""] = await makeReaders(server, 1);
  await staff.ask("desk_send_letter", { letter: second, seen_version: 1 });
  await waitForState(staff, second, "sent");
  await server.database.query(
    "update private.letters set started_at = started_at - interval '40 days' where id = any ($1)",
    [[held, first]],
  );
  const { id: third } = await writeLetter(staff, "Third");
  await staff.ask("desk_send_letter", { letter: third, seen_version: 1 });
  await waitForState(staff, third, "sent");
  const copies = (await server.mails()).filter(({ subject }) => ["Held", "First", "Second", "Third"].includes(subject));
  expect(copies.map(({ subject, to }) => `${subject} ${to}`).toSorted()).toEqual(
    [...readers.flatMap((reader) => [`First ${reader}`, `Third ${reader}`]), `Second ${newcomer}`].toSorted(),
  );
});

long(
  "a letter that waits has its readers' month: a second one to them is refused, and goes back to the drafts where one came first",
  async () => {
    const server = await startServerForTest({ deskEvery: 40, settings: { NEWSLETTER_PER_MINUTE: "60000" } });
    await requireSecondFactor(server);
    const staff = await signedInStaff(server);
    await makeReaders(server, 2, { page: "/blog" });
    const { id: waiting } = await writeLetter(staff, "Waiting");
    const { id: second } = await writeLetter(staff, "Second");
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const schedule = (letter: string, seen_version: number, at: string) =>
      staff.browser.rpc("desk_direct_letter", { letter, seen_version, task: "schedule", at });
    const blog = { letter: waiting, seen_version: 1, segment: { interest: "/blog" } };
    await staff.ask("desk_target_letter", blog);
    expect((await schedule(waiting, 2, inDays(40))).status).toBe(200);
    for (const { status, error } of [await schedule(second, 1, inDays(38)), await schedule(second, 1, inDays(42))]) {
      expect([status, error?.message]).toEqual([400, expect.stringContaining("gets one that is scheduled")]);
    }
    expect((await schedule(second, 1, inDays(80))).status).toBe(200);
    expect(
      await staff.ask("desk_direct_letter", { letter: second, seen_version: 2, task: "unschedule", at: null }),
    ).toMatchObject({ kind: "saved" });

    // Somebody else is among the readers of the second, so it goes, to everybody; nobody is left for the one that waits.
    await makeReaders(server, 1);
    await staff.ask("desk_send_letter", { letter: second, seen_version: 3 });
    await waitForState(staff, second, "sent");
    await server.database.query("update private.letters set scheduled_at = now() where id = $1", [waiting]);
    await waitForState(staff, waiting, "draft");
    const { lines } = await staff.ask("desk_audit", { filter: {}, after: null, page_size: 1 });
    expect(lines).toMatchObject([{ what: "letter unscheduled", about: "Waiting", who: null }]);
  },
);
