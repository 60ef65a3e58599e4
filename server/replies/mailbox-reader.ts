import { setTimeout as wait } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import pg from "pg";
import type { MailboxTrouble } from "#domain/desk-replies.ts";
import type { FilePlace } from "../files/put-bytes.ts";
import type { Log } from "../log.ts";
import { nothingKnown, openMailReader } from "./mail-reader.ts";
import { type MailboxAddress, readMailboxAddress } from "./mailbox-address.ts";
import { mostBytes, type ReadMail } from "./read-mail.ts";
import { type MailPlace, storeReply } from "./store-reply.ts";

type Options = {
  url: string;
  pool: pg.Pool;
  clock: () => Date;
  log: Log;
  /** The house's own addresses. */
  own: readonly string[];
  /** Where the files of mails go. */
  vault: FilePlace;
  /** How often it looks without having been told of new mail, and how long it waits after a failure, in milliseconds. */
  every?: number;
  /** How long one question to the mail server may take in all, 25 MB over a slow line included, in milliseconds. */
  patience?: number;
};

/** Any number would do, as long as every server of this product takes the same lock. */
const mailboxLock = 7_420_181_517;

/** A mailbox that is read for the first time may be years old; what came before this is nobody's reply any more. */
const firstReach = 30 * 24 * 3_600_000;
const day = 24 * 3_600_000;

/**
 * Reads the house's mailbox: one server at a time, by a lock that ends with its connection, and storing goes by that very
 * connection. The folder is opened for reading alone, so nothing in it is ever changed, marked or deleted.
 */
export function startMailboxReader({
  url,
  pool,
  clock,
  log,
  own,
  vault,
  every = 60_000,
  patience = 5 * 60_000,
}: Options): () => Promise<void> {
  const address = readMailboxAddress(url);
  const stopping = new AbortController();
  const reader = openMailReader({ log });
  const owned = new Set(own.map((one) => one.toLowerCase()));
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  async function work() {
    while (!stopping.signal.aborted) {
      const isMine = await asTheOnlyOne(pool, (db, lost) =>
        readWhile(db, AbortSignal.any([lost, stopping.signal])),
      ).catch((error: Error & { code?: string }) => {
        log.warn({ reason: error.code ?? error.name }, "the mailbox waits for the database");
        return true;
      });
      await pause(isMine ? every : Math.min(every, 5_000));
    }
  }

  /** Stays connected and reads what comes until it is told to stop, or until the mailbox or the database is lost. */
  async function readWhile(db: pg.Client, ended: AbortSignal) {
    await db.query("update private.desk_settings set mailbox = $1 where mailbox is distinct from $1", [address.name]);
    await db.query("insert into private.mailbox_cursors (mailbox) values ($1) on conflict do nothing", [address.name]);
    const imap = connectTo(address);
    const close = () => imap.close();
    ended.addEventListener("abort", close);
    try {
      await inTime(imap, patience, imap.connect());
      await inTime(imap, patience, imap.mailboxOpen(address.folder, { readOnly: true }));
      while (!ended.aborted) {
        const news = nextNews(imap, ended, every);
        await readNew(db, imap, ended);
        await news;
        if (!imap.usable) throw new Error("the connection to the mailbox has ended");
      }
    } catch (error) {
      if (ended.aborted) return;
      const trouble = findTrouble(error as ImapFault, imap);
      if (trouble === undefined) throw error;
      const { code, name } = error as ImapFault;
      log.warn({ trouble, reason: code ?? name }, "the mailbox could not be read; it will be tried again");
      await db.query("update private.mailbox_cursors set trouble = $2 where mailbox = $1", [address.name, trouble]);
    } finally {
      ended.removeEventListener("abort", close);
      imap.close();
    }
  }

  async function readNew(db: pg.Client, imap: ImapFlow, ended: AbortSignal) {
    for (const { uid, size, receivedAt } of await inTime(imap, patience, listNew(db, imap))) {
      if (ended.aborted) return;
      const fetched = await inTime(
        imap,
        patience,
        imap.fetchOne(String(uid), { source: { start: 0, maxLength: mostBytes } }, { uid: true }),
      );
      // Somebody has deleted it in the meantime.
      if (!fetched || fetched.source === undefined) continue;
      const source = fetched.source.subarray(0, mostBytes);
      const mail = await reader.read({ source, size: Math.max(size, source.length), authserv: address.authserv });
      const place = { mailbox: address.name, uidvalidity: uidvalidityOf(imap), uid, size, receivedAt };
      await storeAnyway(db, place, mail);
    }
    await db.query("update private.mailbox_cursors set read_at = $2, trouble = null where mailbox = $1", [
      address.name,
      clock(),
    ]);
  }

  /**
   * A mail that the database refuses for what is in it must not stand in the way of all that come after it: then nothing of it
   * is stored but where it lies, for somebody who looks into the mailbox.
   */
  async function storeAnyway(db: pg.Client, place: MailPlace, mail: ReadMail) {
    try {
      await storeReply(db, place, mail, owned, vault);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (!/^(22|23)/.test(code)) throw error;
      log.warn({ code }, "a mail was refused by the database; it is stored without its words");
      const { bodySha256, isAutomatic } = mail;
      await storeReply(db, place, { ...nothingKnown, bodySha256, isAutomatic }, owned, vault);
    }
  }

  async function listNew(db: pg.Client, imap: ImapFlow) {
    const { rows } = await db.query<{ uidvalidity: string | null; last_uid: string; read_at: string | null }>(
      "select uidvalidity, last_uid, read_at from private.mailbox_cursors where mailbox = $1",
      [address.name],
    );
    const [cursor] = rows;
    const isSame = cursor?.uidvalidity === uidvalidityOf(imap);
    const last = isSame ? Number(cursor?.last_uid) : 0;
    // Its numbers are new: whatever may have come since the last look is read again, and stored once.
    const since = new Date(cursor?.read_at ? Date.parse(cursor.read_at) - day : clock().getTime() - firstReach);
    const range = isSame ? `${last + 1}:*` : (await imap.search({ since }, { uid: true })) || [];
    if (range.length === 0) return [];
    const found = [];
    for await (const { uid, size, internalDate } of imap.fetch(
      range,
      { uid: true, size: true, internalDate: true },
      { uid: true },
    )) {
      const received = new Date(internalDate ?? clock());
      // The range ends at the newest, also where that was read already.
      if (!(uid > last)) continue;
      // A server can say anything.
      found.push({ uid, size: Math.max(0, Number(size) || 0), receivedAt: received < clock() ? received : clock() });
    }
    return found.toSorted((one, other) => one.uid - other.uid);
  }

  const working = work();
  return async () => {
    stopping.abort();
    await working;
    await reader.stop();
  };
}

/** Runs the work where no other server does; answers whether it did. The lock is the connection's and goes with it. */
async function asTheOnlyOne(
  pool: pg.Pool,
  work: (db: pg.Client, lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const db = new pg.Client(pool.options);
  const lost = new AbortController();
  db.on("error", () => lost.abort());
  db.once("end", () => lost.abort());
  try {
    await db.connect();
    const { rows } = await db.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [mailboxLock]);
    if (!rows[0]?.mine) return false;
    await work(db, lost.signal);
    return true;
  } finally {
    await db.end().catch(() => {});
  }
}

function connectTo({ host, port, isSecure, user, password }: MailboxAddress): ImapFlow {
  const imap = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // Only to this very machine: environment.ts sees to it.
    ...(isSecure ? {} : { doSTARTTLS: false }),
    auth: { user, pass: password },
    logger: false,
    autoIdleDelay: 500,
    maxIdleTime: 5 * 60_000,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 10 * 60_000,
    maxLiteralSize: mostBytes + 1024,
    maxResponseSize: 2 * mostBytes,
  });
  // A lost connection is noticed by whoever uses it.
  imap.on("error", () => {});
  return imap;
}

/** A server that never comes to an end, byte by byte, is one that does not answer. */
async function inTime<Answer>(imap: ImapFlow, patience: number, answer: Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(() => imap.close(), patience);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Until the mail server tells of new mail, the connection ends, or it is time to look by ourselves. */
function nextNews(imap: ImapFlow, ended: AbortSignal, every: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      imap.off("exists", done);
      imap.off("close", done);
      ended.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, every);
    imap.on("exists", done);
    imap.on("close", done);
    ended.addEventListener("abort", done);
  });
}

const uidvalidityOf = ({ mailbox }: ImapFlow) => String(mailbox ? mailbox.uidValidity : 0);

type ImapFault = Error & { authenticationFailed?: boolean; responseStatus?: string; code?: string };

/** What the desk is told; undefined for a fault that is the database's. The error itself may hold what must not be logged. */
function findTrouble(fault: ImapFault, imap: ImapFlow): MailboxTrouble | undefined {
  if (fault.authenticationFailed) return "refused";
  if (fault.responseStatus === "NO" && !imap.mailbox) return "no folder";
  return fault instanceof pg.DatabaseError ? undefined : "unreachable";
}
