import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { type Mail, MailPostponed, MailRefused, type OwedMail } from "./mail.ts";
import { keepSentMail } from "./sent-mails.ts";

export type Outbox = {
  /** Delivers what is owed about one row now, instead of at the worker's next look. */
  deliverAbout: (reference: string) => Promise<number>;
  /** Delivers everything that is due; resolves when nothing is. */
  drain: () => Promise<void>;
  /** Whether its workers come round: they look every few seconds, and no delivery takes a minute. */
  isAtWork: () => boolean;
  stop: () => Promise<void>;
};

type Options = {
  pool: pg.Pool;
  /** Resolves with the mail as it left. */
  deliver: (mail: OwedMail) => Promise<Mail>;
  clock: () => Date;
  log: Log;
  /** How many mails are under way at once; none leaves delivery to other servers. */
  lanes: number;
  /** At most how long after a notice of new mail the worker looks, in milliseconds. */
  wakesWithin?: number;
};

const lookAgainAfter = 5_000;
const maxAttempts = 20;
const tooLongWithoutLooking = 120_000;

/** Goes to somebody of whom nothing is kept any more, not even this. */
const farewell = "account-deleted";

/** No mail is ever put off so long: a clock that ran ahead and was set back has written that, and it is due. */
const longerThanAnyPause = "7 hours";

/** 5 s, 10 s, 20 s … up to 6 hours: twenty attempts reach over two days. */
export function pauseBefore(attempt: number): number {
  return Math.min(5_000 * 2 ** (attempt - 1), 6 * 3_600_000);
}

/**
 * Delivers the mails of private.outbox. The row lock of an open transaction is the claim: two servers never hold the
 * same mail, and a killed server's claim ends with its connection.
 */
export function startOutbox({ pool, deliver, clock, log, lanes, wakesWithin = 800 }: Options): Outbox {
  let isStopping = false;
  let lookedAt = performance.now();
  const bell = makeBell();
  // Never in the moment of the request that caused the mail, nor at a fixed distance from it: what delivery costs must
  // not show in the time of that answer, nor of a neighbour's.
  let waking: NodeJS.Timeout | undefined;
  const wakeSoon = () => {
    waking ??= setTimeout(
      () => {
        waking = undefined;
        bell.ring();
      },
      wakesWithin * (0.25 + 0.75 * Math.random()),
    );
  };
  const listener = listen(pool, wakeSoon, log);

  async function deliverOne(reference?: string): Promise<boolean> {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query("begin");
      const { rows } = await client.query<OwedMail & { attempts: number }>(
        `select id, template, recipient, data, attempts, status = 'decoy' as "isDecoy" from private.outbox
         where status in ('waiting', 'decoy') and ($2::uuid is null or reference = $2)
           and (next_attempt_at <= greatest($1::timestamptz, now()) or next_attempt_at > $1::timestamptz + $3::interval)
         order by next_attempt_at, id limit 1 for update skip locked`,
        [clock(), reference, longerThanAnyPause],
      );
      const [mail] = rows;
      if (mail) await attempt(client, mail);
      await client.query("commit");
      return mail !== undefined;
    } catch (error) {
      fault = error as Error;
      throw error;
    } finally {
      // A connection that failed in mid-transaction is closed, which gives the claim back.
      client.release(fault);
    }
  }

  async function attempt(client: pg.PoolClient, mail: OwedMail & { attempts: number }) {
    try {
      const sent = await deliver(mail);
      if (mail.template === farewell) return await forget(client, mail);
      await keepSentMail(client, mail, sent);
      if (mail.isDecoy) return await forget(client, mail);
      await client.query(
        "update private.outbox set status = 'sent', sent_at = $2, attempts = attempts + 1 where id = $1",
        [mail.id, clock()],
      );
    } catch (error) {
      if (mail.isDecoy) return await forget(client, mail);
      if (error instanceof MailPostponed) return await postpone(client, mail, error);
      const attempts = mail.attempts + 1;
      const isDead = error instanceof MailRefused || attempts >= maxAttempts;
      if (isDead && mail.template === farewell) return await forget(client, mail);
      const next = new Date(clock().getTime() + pauseBefore(attempts));
      // The message can name the recipient; it is kept with the mail, and the log gets the kind of failure.
      const { code, name } = error as Error & { code?: string };
      log.warn(
        { mail: mail.id, template: mail.template, attempts, isDead, reason: code ?? name },
        "a mail was not delivered",
      );
      await client.query(
        `update private.outbox set status = $2, attempts = $3, next_attempt_at = $4, last_error = left($5, 500)
         where id = $1`,
        [mail.id, isDead ? "dead" : "waiting", attempts, next, (error as Error).message],
      );
    }
  }

  async function forget(client: pg.PoolClient, { id }: OwedMail) {
    await client.query("delete from private.outbox where id = $1", [id]);
  }

  /** Up to a minute later than it could leave, each at its own moment: many that wait do not all come at once. */
  async function postpone(client: pg.PoolClient, { id }: OwedMail, { seconds }: MailPostponed) {
    const next = new Date(clock().getTime() + (seconds + Math.random() * 60) * 1000);
    await client.query("update private.outbox set next_attempt_at = $2 where id = $1", [id, next]);
  }

  async function drain() {
    while (!isStopping && (await deliverOne())) lookedAt = performance.now();
  }

  async function work() {
    while (!isStopping) {
      lookedAt = performance.now();
      // Taken before looking, so that mail queued while the last look ends is not overlooked.
      const rung = bell.next();
      try {
        await drain();
      } catch (error) {
        log.warn({ reason: (error as Error).message }, "the outbox could not be read; it will be tried again");
      }
      await untilFirst(rung, lookAgainAfter);
    }
  }

  const workers = Array.from({ length: lanes }, work);
  return {
    drain,
    isAtWork: () => lanes === 0 || performance.now() - lookedAt < tooLongWithoutLooking,
    async deliverAbout(reference) {
      let count = 0;
      while (await deliverOne(reference)) count += 1;
      return count;
    },
    async stop() {
      isStopping = true;
      bell.ring();
      await Promise.all(workers);
      await listener.stop();
      clearTimeout(waking);
    },
  };
}

/** Wakes everyone who waits for the next ring. */
function makeBell() {
  let next = Promise.withResolvers<void>();
  return {
    next: () => next.promise,
    ring() {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
  };
}

async function untilFirst(event: Promise<void>, milliseconds: number) {
  const timer = new AbortController();
  await Promise.race([event, wait(milliseconds, undefined, { signal: timer.signal }).catch(() => {})]);
  timer.abort();
}

/** Hears the trigger's notice of new mail. Where notices do not come through, the worker's own looks suffice. */
function listen(pool: pg.Pool, onNotice: () => void, log: Log) {
  let isStopping = false;
  let client: pg.Client | undefined;

  async function connect() {
    if (isStopping) return;
    const fresh = new pg.Client(pool.options);
    fresh.on("notification", onNotice);
    // Losing the connection speaks once or more; each time means no more than: connect again.
    fresh.on("error", () => {});
    fresh.once("end", () => setTimeout(connect, lookAgainAfter).unref());
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query("listen outbox");
      onNotice();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "no notices from the database; looking at intervals");
      await fresh.end();
    }
  }

  const connected = connect();
  return {
    async stop() {
      isStopping = true;
      await connected;
      await client?.end();
    },
  };
}
