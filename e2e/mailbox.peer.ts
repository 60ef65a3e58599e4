import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeSource } from "../server/testing/mail-source.ts";
import { newAddress } from "../server/testing/send-form.ts";
import { spawnServer } from "../server/testing/spawn-server.ts";
import { createDatabase, startServerForTest } from "../server/testing/start-test-server.ts";
import { findDovecot, openDovecot } from "./dovecot.ts";

const hasDovecot = Boolean(findDovecot());
if (!hasDovecot) console.warn("Left out, because Debian's Dovecot could not be had: the mailbox.");

async function openMailbox() {
  const mailbox = await openDovecot();
  onTestFinished(mailbox.close);
  return mailbox;
}

const letter = (subject: string) => writeSource({ from: newAddress(), subject, text: `About ${subject}.` });

const subjectsIn = async (database: pg.Pool) =>
  (await database.query("select subject from private.replies order by subject")).rows.map(({ subject }) => subject);

test.runIf(hasDovecot)(
  "mail in a real mailbox is read as it comes, stays there, and is stored once under new numbers",
  async () => {
    const mailbox = await openMailbox();
    mailbox.deliver(letter("a: before the start"));
    const server = await startServerForTest({ settings: { IMAP_URL: mailbox.url() }, mailboxEvery: 60_000 });
    const has = (subjects: string[]) =>
      vi.waitFor(async () => expect(await subjectsIn(server.database)).toEqual(subjects), {
        timeout: 120_000,
        interval: 200,
      });
    await has(["a: before the start"]);
    // Told by the mail server: the next look by itself would be a minute away.
    mailbox.deliver(letter("b: while it listens"));
    mailbox.deliver(letter("c: right after"));
    await has(["a: before the start", "b: while it listens", "c: right after"]);
    const { rows } = await server.database.query("select mailbox, trouble from private.mailbox_cursors");
    expect(rows).toEqual([{ mailbox: mailbox.name, trouble: null }]);

    mailbox.renumber();
    const second = await startServerForTest({
      settings: { IMAP_URL: mailbox.url(), DATABASE_URL: server.databaseUrl },
      mailboxEvery: 500,
    });
    mailbox.deliver(letter("d: under new numbers"));
    await has(["a: before the start", "b: while it listens", "c: right after", "d: under new numbers"]);
    expect(second.url).not.toBe(server.url);
  },
);

test.runIf(hasDovecot)("a wrong password is said in words, and never in the log", async () => {
  const mailbox = await openMailbox();
  const server = await startServerForTest({ settings: { IMAP_URL: mailbox.url("wrong") }, mailboxEvery: 500 });
  await vi.waitFor(
    async () => {
      const { rows } = await server.database.query("select trouble from private.mailbox_cursors");
      expect(rows).toEqual([{ trouble: "refused" }]);
    },
    { timeout: 60_000, interval: 200 },
  );
});

test.runIf(hasDovecot)(
  "a server that is killed between storing a mail and moving on has stored nothing; the next one stores it once",
  async () => {
    const mailbox = await openMailbox();
    const place = await createDatabase();
    const database = new pg.Pool({ connectionString: place.url, max: 4 });
    onTestFinished(async () => {
      await database.end();
      await place.drop();
    });
    const settings = { DATABASE_URL: place.url, IMAP_URL: mailbox.url() };
    const subjects = Array.from({ length: 12 }, (_, number) => `${String(number).padStart(2, "0")} ${randomUUID()}`);
    for (const subject of subjects) mailbox.deliver(letter(subject));
    await database.query("insert into private.mailbox_cursors (mailbox) values ($1)", [mailbox.name]);

    for (let round = 0; round < 3; round += 1) {
      // Whoever moves the cursor waits here, with its mail stored and not yet committed.
      const gate = await database.connect();
      await gate.query("begin");
      await gate.query("select from private.mailbox_cursors for update");
      const one = spawnServer(settings);
      await one.url;
      await vi.waitFor(
        async () => {
          const { rows } = await database.query(
            "select count(*)::int as waiting from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
          );
          expect(rows[0].waiting).toBeGreaterThan(0);
        },
        { timeout: 60_000, interval: 50 },
      );
      const before = await subjectsIn(database);
      one.process.kill("SIGKILL");
      await one.ended;
      await gate.query("rollback");
      gate.release();
      expect(await subjectsIn(database)).toEqual(before);
    }

    const last = spawnServer(settings);
    await last.url;
    await vi.waitFor(async () => expect(await subjectsIn(database)).toEqual(subjects), {
      timeout: 120_000,
      interval: 200,
    });
  },
);
