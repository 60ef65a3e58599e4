import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../server/testing/free-port.ts";
import { writeSource } from "../server/testing/mail-source.ts";
import { newAddress } from "../server/testing/send-form.ts";
import { spawnServer } from "../server/testing/spawn-server.ts";
import { createDatabase, startServerForTest } from "../server/testing/start-test-server.ts";
import { findProgram, installPackage } from "./debian-package.ts";

const places = ["/usr/sbin/dovecot"];
const isRoot = process.getuid?.() === 0;
const program = isRoot ? (findProgram(places) ?? installPackage("dovecot-imapd", places)) : undefined;
if (!program) console.warn("Left out, because Debian's Dovecot could not be had: the mailbox.");

/** Whoever owns nothing on this machine owns the mails. */
const nobody = 65_534;

/** Debian's Dovecot with one mailbox; mails are put into it as a mail server would, a file each. */
async function openMailbox(found: string) {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-imap-"));
  chmodSync(folder, 0o755);
  const inbox = join(folder, "mail");
  for (const part of ["", "new", "cur", "tmp"]) {
    mkdirSync(join(inbox, part), { recursive: true });
    chownSync(join(inbox, part), nobody, nobody);
  }
  const port = Number(await freePort());
  const settings = `
    protocols = imap
    listen = 127.0.0.1
    base_dir = ${folder}/run
    state_dir = ${folder}/state
    log_path = ${folder}/log
    ssl = no
    disable_plaintext_auth = no
    first_valid_uid = 1
    mail_location = maildir:${inbox}
    passdb {
      driver = static
      args = password=se:cr/et@word
    }
    userdb {
      driver = static
      args = uid=${nobody} gid=${nobody} home=${folder}
    }
    service imap-login {
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }`;
  writeFileSync(join(folder, "dovecot.conf"), settings);
  const server = spawn(found, ["-F", "-c", join(folder, "dovecot.conf")], { stdio: "ignore" });
  onTestFinished(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await vi.waitUntil(() => isOpen(port), { timeout: 60_000, interval: 100 });
  let number = 0;
  return {
    name: `desk@halftitle.example@127.0.0.1:${port}/INBOX`,
    url: (password = "se:cr/et@word") =>
      `imap://desk%40halftitle.example:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    deliver(source: string) {
      number += 1;
      const name = `${Date.now()}.${number}.halftitle`;
      writeFileSync(join(inbox, "tmp", name), source);
      chownSync(join(inbox, "tmp", name), nobody, nobody);
      renameSync(join(inbox, "tmp", name), join(inbox, "new", name));
    },
    /** Forgets which mail had which number, as after a restored backup. */
    renumber: () => {
      for (const file of [
        "dovecot-uidlist",
        "dovecot-uidvalidity",
        "dovecot.index",
        "dovecot.index.log",
        "dovecot.index.cache",
      ]) {
        rmSync(join(inbox, file), { force: true });
      }
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.unref().on("connect", () => socket.end());
  });

const letter = (subject: string) => writeSource({ from: newAddress(), subject, text: `About ${subject}.` });

const subjectsIn = async (database: pg.Pool) =>
  (await database.query("select subject from private.replies order by subject")).rows.map(({ subject }) => subject);

test.runIf(program)(
  "mail in a real mailbox is read as it comes, stays there, and is stored once under new numbers",
  async () => {
    const mailbox = await openMailbox(program as string);
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

test.runIf(program)("a wrong password is said in words, and never in the log", async () => {
  const mailbox = await openMailbox(program as string);
  const server = await startServerForTest({ settings: { IMAP_URL: mailbox.url("wrong") }, mailboxEvery: 500 });
  await vi.waitFor(
    async () => {
      const { rows } = await server.database.query("select trouble from private.mailbox_cursors");
      expect(rows).toEqual([{ trouble: "refused" }]);
    },
    { timeout: 60_000, interval: 200 },
  );
});

test.runIf(program)(
  "a server that is killed between storing a mail and moving on has stored nothing; the next one stores it once",
  async () => {
    const mailbox = await openMailbox(program as string);
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
