import { mailboxOf } from "#domain/email-address.ts";
import type { Queryable } from "../../database/transaction.ts";
import type { Client } from "../../http/client.ts";
import { AuthFailure } from "../failures.ts";
import { hours, use } from "../limits.ts";
import type { AuthParts } from "../parts.ts";
import { hashKey } from "../secrets-at-rest.ts";
import { seconds } from "../settings.ts";

const tooManyMails = (words: string, retryAfter: number) =>
  new AuthFailure(429, "over_email_send_rate_limit", words, { retryAfter });

/**
 * What an asker may ask for, whomever it is about. Nothing here looks at what others did, so that a refusal tells nothing
 * about them. Asking again too soon is returned, for sign-up lets it pass in silence; anything worse is thrown.
 */
export async function limitAsking(
  parts: AuthParts,
  { address, client, kind }: { address: string; client: Client; kind: string },
): Promise<AuthFailure | undefined> {
  const { email, rate_limit } = parts.settings;
  const pause = seconds(email.max_frequency);
  // A sign-up's mail is the same whoever asks. Other mails may serve only the browser that asked for them, so that a
  // stranger's request must not stand in the way of the owner's.
  const key = kind === "signup" ? `${kind} ${address}` : `${kind} ${address} ${client.network}`;
  const soon = pause && (await use(parts, { purpose: "mail again", key, cap: 1, span: pause }));
  if (soon) return tooManyMails(`For security purposes, you can only request this after ${soon} seconds.`, soon);
  const cap = rate_limit.email_asked_by_client;
  const wait = await use(parts, { purpose: "mails asked", key: client.network, cap, span: hours });
  if (wait) throw tooManyMails("email rate limit exceeded", wait);
  return undefined;
}

/**
 * How much of a mailbox's share is open to a mail. What anybody can cause about anybody comes first to its end. Above it
 * lies what lets the owner in again, whoever asks: where that is used up, the newest of these mails is less than an hour
 * old and still opens the account. The rest is the owner's alone, asking from a network that signed in to the account
 * before, or from a session: no stranger can use it up.
 */
const openTo = { anybody: 0.6, wayIn: 0.8, owner: 1 };

export type Part = keyof typeof openTo;

/**
 * Takes one mail from the share of the mailbox that is written to, in whatever spelling. A decoy has a share of its own:
 * asking about an address that nobody has must not keep its owner from signing up.
 */
export async function takeShare(
  { settings, secrets, clock }: AuthParts,
  db: Queryable,
  { to, part, isDecoy }: { to: string; part: Part; isDecoy: boolean },
): Promise<boolean> {
  const cap = settings.rate_limit.email_sent_to_address;
  if (cap === 0) return true;
  const bucket = `${isDecoy ? "decoys" : "account mails"} to a mailbox ${hashKey(secrets.jwtSecret, mailboxOf(to))}`;
  const { rows } = await db.query<{ isTaken: boolean }>(
    `select private.take_share($1, $2, $3, interval '1 hour', $4) as "isTaken"`,
    [bucket, cap, Math.ceil(cap * openTo[part]), clock()],
  );
  return rows[0]?.isTaken ?? false;
}

/**
 * A mail is about to leave: counts it for the house, and answers how many seconds the house is over its limit. The limit
 * keeps our name with mail servers good, which is lost by writing to addresses that are not there or never asked.
 */
export async function takeTurnOfHouse(
  { settings, pool, clock }: AuthParts,
  { isDecoy }: { isDecoy: boolean },
): Promise<number> {
  const cap = settings.rate_limit.email_sent;
  if (cap === 0) return 0;
  const { rows } = await pool.query<{ wait: number }>(
    "select private.take_turns(array[$1], array[1], array[$2::int], array[interval '1 hour'], $3) as wait",
    [isDecoy ? "decoys in all" : "account mails in all", cap, clock()],
  );
  return rows[0]?.wait ?? 0;
}
