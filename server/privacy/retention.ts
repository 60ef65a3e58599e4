import type pg from "pg";
import type { Log } from "../log.ts";

/** How long each kind of record is kept; content/legal/privacy-policy.md says the same, and a test compares them. */
export const retention = {
  requests: "24 months",
  offers: "24 months",
  mails: "12 months",
  unconfirmedReaders: "30 days",
  formerReaders: "30 days",
  unconfirmedAccounts: "30 days",
  /** A chapter that came with a request. */
  chapters: "90 days",
  /** After the work on it ended. */
  books: "7 years",
  unusedAttachments: "1 day",
} as const;

type Rule = { what: string; table: string; period: string; isOver: string };

/**
 * What is over, in sentences about each table. `$1` is the end of the period: whatever lies before it goes. The last
 * contact with a person is whatever happened last to any of their leads, by whoever's hand.
 */
const rules: readonly Rule[] = [
  ...(["consultation_requests", "callback_requests", "hand_leads"] as const).map((table) => ({
    what: table,
    table: `public.${table}`,
    period: retention.requests,
    isOver: `kept.created_at < $1 and not exists (
      select from public.leads own
      join public.leads theirs on theirs.person = any (private.members_of(own.person))
      left join private.lead_events event on event.lead_id = theirs.id
      where own.id = kept.id and greatest(theirs.created_at, theirs.answered_at, event.at) >= $1)`,
  })),
  { what: "request_files", table: "private.request_files", period: retention.chapters, isOver: "kept.at < $1" },
  { what: "discount_codes", table: "public.discount_codes", period: retention.offers, isOver: "kept.created_at < $1" },
  { what: "offer_leads", table: "public.offer_leads", period: retention.offers, isOver: "kept.created_at < $1" },
  {
    what: "newsletter_subscribers never confirmed",
    table: "public.newsletter_subscribers",
    period: retention.unconfirmedReaders,
    isOver: "kept.status = 'pending' and greatest(kept.created_at, kept.asked_at) < $1",
  },
  {
    // What stays is the hash that keeps us from writing again. Until then the row keeps a stranger from having them asked daily.
    what: "newsletter_subscribers who left",
    table: "public.newsletter_subscribers",
    period: retention.formerReaders,
    isOver: "kept.status = 'unsubscribed' and greatest(kept.unsubscribed_at, kept.asked_at) < $1",
  },
  {
    // Counted from the last mail that could have confirmed it. A seat at the desk waits for its owner for as long as it is theirs.
    what: "accounts never confirmed",
    table: "auth.users",
    period: retention.unconfirmedAccounts,
    isOver: `kept.confirmed_at is null and kept.last_sign_in_at is null and kept.deleted_at is null
      and not kept.is_sso_user and not kept.is_anonymous
      and greatest(kept.created_at, kept.invited_at, kept.confirmation_sent_at, kept.recovery_sent_at) < $1
      and not exists (select from private.staff where user_id = kept.id)`,
  },
  {
    what: "outbox",
    table: "private.outbox",
    period: retention.mails,
    isOver: "kept.status <> 'waiting' and coalesce(kept.sent_at, kept.created_at) < $1",
  },
  {
    // What belongs to a request goes with it; the rest is mail, and is kept as long as ours.
    what: "replies that belong to no request",
    table: "private.replies",
    period: retention.mails,
    isOver: "kept.received_at < $1 and kept.lead_id is null",
  },
  {
    what: "bounced_addresses",
    table: "private.bounced_addresses",
    period: retention.mails,
    isOver: "kept.at < $1",
  },
  {
    what: "newsletter_subscribers whom mail cannot reach",
    table: "public.newsletter_subscribers",
    period: retention.mails,
    isOver: `kept.status = 'bounced' and not exists (
      select from private.bounced_addresses where address_key = kept.email_key and at >= $1)`,
  },
  { what: "kept_mails", table: "private.kept_mails", period: retention.mails, isOver: "kept.created_at < $1" },
  {
    what: "lead_events about a person",
    table: "private.lead_events",
    period: retention.requests,
    isOver: "kept.at < $1 and kept.lead_id is null",
  },
  {
    what: "documents for letters that were never sent",
    table: "private.mail_attachments",
    period: retention.unusedAttachments,
    isOver: "kept.created_at < $1 and not exists (select from private.outbox where id = kept.mail_id)",
  },
  { what: "desk_events", table: "private.desk_events", period: retention.requests, isOver: "kept.at < $1" },
];

/** Any number would do, as long as every server of this product takes the same lock. */
const retentionLock = 7_420_181_501;

type Parts = { pool: pg.Pool; clock: () => Date };

/**
 * Removes what has been kept for as long as we said. One server at a time; in portions, so that nobody waits behind it.
 * Answers how many rows of each kind went, or nothing where another server is at it.
 */
export async function enforceRetention({ pool, clock }: Parts, portion = 500) {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [retentionLock]);
    if (!rows[0]?.mine) return undefined;
    const gone: Record<string, number> = {};
    for (const rule of rules) {
      const count = await removeAll(client, rule, clock(), portion);
      if (count > 0) gone[rule.what] = count;
    }
    const books = await forgetBooks(client, clock());
    if (books > 0) gone.books = books;
    await client.query("select pg_advisory_unlock($1)", [retentionLock]);
    return gone;
  } catch (error) {
    // Closing the connection gives the lock back.
    fault = error as Error;
    throw error;
  } finally {
    client.release(fault);
  }
}

async function removeAll(client: pg.PoolClient, { table, period, isOver }: Rule, now: Date, portion: number) {
  const { rows } = await client.query<{ end: Date }>("select $1::timestamptz - $2::interval as end", [now, period]);
  let removed = 0;
  for (;;) {
    await client.query("begin");
    // The log of the leads is guarded against deletion; this is one of the two ways in which it may shrink.
    await client.query("set local halftitle.erasing = 'on'");
    const { rowCount } = await client.query(
      `delete from ${table} where ctid = any (array(
         select kept.ctid from ${table} as kept where ${isOver} limit ${portion} for update skip locked))`,
      [rows[0]?.end],
    );
    await client.query("commit");
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < portion) return removed;
  }
}

/** A book keeps its row, with a number in place of a name: what goes is named once, in the database. */
async function forgetBooks(client: pg.PoolClient, now: Date): Promise<number> {
  for (let forgotten = 0; ; ) {
    const { rows } = await client.query<{ count: string }>(
      "select private.forget_books($1::timestamptz - $2::interval) as count",
      [now, retention.books],
    );
    const count = Number(rows[0]?.count ?? 0);
    forgotten += count;
    if (count === 0) return forgotten;
  }
}

const day = 24 * 3_600_000;

/** Every day, and soon after the start, so that a server that is restarted nightly comes to it as well. */
export function startRetention({ pool, clock, log }: Parts & { log: Log }): () => void {
  const run = async () => {
    try {
      const gone = await enforceRetention({ pool, clock });
      if (gone && Object.keys(gone).length > 0) log.info({ gone }, "records were removed, as the privacy policy says");
    } catch (error) {
      log.warn({ reason: (error as { code?: string }).code }, "old records were not removed; tomorrow is another day");
    }
  };
  const first = setTimeout(run, 60_000);
  const daily = setInterval(run, day);
  first.unref();
  daily.unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
