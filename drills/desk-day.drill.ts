import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startImapPeerForTest } from "#server/testing/imap-peer.ts";
import { writeSource } from "#server/testing/mail-source.ts";
import { prepareFolderForTest } from "#server/testing/prepared-cluster.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { type Delivered, lookUpAnswers, lookUpLetters, lookUpReplies } from "./desk-account.ts";
import { type Lead, sitDown } from "./desk-work.ts";
import { notLookedAt } from "./drill-list.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { killDatabase } from "./kill-postgres.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { query, withoutSignInLimits } from "./mixed-load.ts";

/** So many are answered in each round, and so many write back. */
const people = 4;
const readerCount = 8;

test(`a working day, its database or its server killed, ${rounds} times: replies stored once, answers and letters sent once, clocks right`, async () => {
  const folder = prepareFolderForTest();
  const [peer, mailbox] = await Promise.all([startSmtpPeerForTest(), startImapPeerForTest()]);
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: peer.url,
    IMAP_URL: mailbox.url,
    // Two portions for each letter, so that it can be struck half way.
    NEWSLETTER_PER_MINUTE: String((readerCount / 2) * 30),
    TRUSTED_PROXIES: "127.0.0.1",
    PORT: await freePort(),
    ...withoutSignInLimits,
  };
  let server = spawnServer(settings);
  const url = await server.url;
  const databaseUrl = async () => (await findRunning(folder)) ?? "";
  const leads = await makeLeads(await databaseUrl(), people * (rounds + 1));
  const readers = await makeReaders(url, await databaseUrl());
  const desk = sitDown(url, { email: "staff@example.com", password: "halftitle-demo" });
  await desk.signIn();
  const groupOf = (round: number) => leads.slice(round * people, (round + 1) * people);
  const delivered: Delivered[] = [];

  /** Writes back to the first answer, each at some moment; one mail of a round comes by two ways. */
  async function writeBack(group: readonly Lead[]) {
    for (const [place, { id, email }] of group.entries()) {
      await pause(Math.random() * 300);
      const mail = { id: `${randomUUID()}@mail.example`, sender: email, at: new Date() };
      const answer = desk.answered.find(({ lead }) => lead === id)?.mailId;
      const headers = { "In-Reply-To": `<${answer}@halftitle.example>` };
      const source = writeSource({ from: email, subject: "Re: An answer", id: mail.id, text: "Thank you.", headers });
      delivered.push(mail);
      for (let copy = 0; copy <= (place === 0 ? 1 : 0); copy += 1) mailbox.deliver(source, mail.at);
    }
  }
  /** Between two letters, as the house has promised. Asked again while the database is down. */
  const letMonthPass = () =>
    vi.waitUntil(
      async () =>
        query(
          await databaseUrl(),
          "update private.letters set started_at = started_at - interval '40 days' where started_at is not null returning id",
        ).catch(() => false),
      { timeout: 60_000, interval: 100 },
    );
  const answerAll = (group: readonly Lead[]) => Promise.all(group.map(async ({ id }) => desk.answer(id, randomUUID())));

  await answerAll(groupOf(0));
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = peer.received.length;
    const work = Promise.all([
      answerAll(groupOf(round + 1)),
      writeBack(groupOf(round)),
      desk.answerReplies(),
      desk.scheduleLetter(letMonthPass),
    ]);
    await vi.waitUntil(() => peer.received.length > before, { timeout: 60_000, interval: 10 });
    await pause(Math.random() * 1_500);
    const begun = performance.now();
    if (round % 2 === 0) killDatabase(folder);
    else {
      server.process.kill("SIGKILL");
      await server.ended;
      server = spawnServer(settings);
      // If it does not come up, this says why.
      await server.url;
    }
    await work;
    delays.push(performance.now() - begun);
  }

  // Whatever was on its way may have been taken before the last kill; then nobody has waited for the house to stand again.
  const place = await vi.waitUntil(() => findRunning(folder), { timeout: 60_000, interval: 200 });
  const count = async (sql: string) =>
    (await query<{ count: number }>(place, `select count(*)::int as count ${sql}`))[0]?.count;
  // After a fault the mailbox is tried again within a minute.
  const patience = { timeout: 120_000, interval: 200 };
  await vi.waitUntil(async () => (await count("from private.replies")) === delivered.length, patience);
  await desk.answerReplies();
  // One letter after the other, each in portions.
  await vi.waitUntil(async () => (await count("from private.letters where state <> 'sent'")) === 0, {
    ...patience,
    timeout: 60_000 + rounds * 10_000,
  });
  await untilDelivered(place);
  const lost = [
    await lookUpReplies(place, delivered),
    await lookUpAnswers(place, desk.answered),
    lookUpLetters(peer.received, desk.letters, readers),
  ];
  const { mails, repeated } = await checkMail(place, peer.received);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  recordFigures("desk-day", {
    fault: "`kill -9` of the database and of the server in turn, in the middle of a working day at the desk",
    rounds,
    tried: `${inNumbers(delivered.length)} replies in the mailbox, ${inNumbers(desk.answered.length)} answers, ${inNumbers(desk.letters.length)} scheduled letters to ${readerCount} readers`,
    lost: [...lost, mails],
    leaked: notLookedAt,
    seen: `“try again”, ${inNumbers(desk.retries())} times; whatever was on its way to the house had been taken ${inSeconds(median(delays))} after the kill, at most ${inSeconds(Math.max(...delays))}; ${repeated} mails came twice under the same Message-ID`,
  });
});

/** Requests as the long form stores them; their mails follow. */
const makeLeads = (databaseUrl: string, count: number) =>
  query<Lead>(
    databaseUrl,
    `insert into public.consultation_requests (id, source, name, email)
     select gen_random_uuid(), 'home', 'Writer ' || number, 'writer.' || number || '@example.com'
     from generate_series(1, ${count}) as number returning id, email`,
  );

/** Readers who have confirmed. */
async function makeReaders(url: string, databaseUrl: string): Promise<string[]> {
  const readers = Array.from({ length: readerCount }, (_, number) => `reader.${number}@example.com`);
  for (const [number, email] of readers.entries()) {
    const answer = await fetch(`${url}/functions/v1/newsletter-subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.8.${number}.1` },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
  }
  await query(databaseUrl, "update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now()");
  return readers;
}
