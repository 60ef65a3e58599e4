import type { Queryable } from "../database/transaction.ts";
import type { Client } from "../http/client.ts";
import type { Account } from "./accounts.ts";
import { AuthFailure } from "./failures.ts";
import type { AuthParts } from "./parts.ts";
import { hashKey } from "./secrets-at-rest.ts";

type Limit = { purpose: string; key: string; cap: number; span: number };

const minutes = 60;
export const hours = 60 * minutes;

/** Seconds until the bucket empties, or 0 while it holds. A cap of 0 is no limit. */
export async function use({ pool, clock, secrets }: AuthParts, { purpose, key, cap, span }: Limit): Promise<number> {
  if (cap === 0) return 0;
  const { rows } = await pool.query<{ until: string | null }>(
    "select private.use_auth_limit($1, $2, make_interval(secs => $3), $4) as until",
    [bucketOf(secrets.jwtSecret, purpose, key), cap, span, clock()],
  );
  const until = rows[0]?.until;
  return until ? Math.max(1, Math.ceil((new Date(until).getTime() - clock().getTime()) / 1000)) : 0;
}

async function giveBack({ pool, secrets }: AuthParts, { purpose, key }: Limit): Promise<void> {
  await pool.query("update private.auth_limits set used = greatest(used - 1, 0) where bucket = $1", [
    bucketOf(secrets.jwtSecret, purpose, key),
  ]);
}

const bucketOf = (secret: string, purpose: string, key: string) => `${purpose} ${hashKey(secret, key)}`;

const tooMany = (retryAfter: number) =>
  new AuthFailure(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter });

type PerClient = "sign_in_sign_ups" | "token_verifications" | "token_refresh" | "passkey_challenges";

/** How much one client may ask in five minutes, whomever it asks about. */
export async function limitClient(parts: AuthParts, client: Client, name: PerClient): Promise<void> {
  const cap = parts.settings.rate_limit[name];
  const wait = await use(parts, { purpose: name, key: client.network, cap, span: 5 * minutes });
  if (wait) throw tooMany(wait);
}

type Admitted = { wasRight: () => Promise<void> };

/** Counts one guess against each limit, and takes it back from each when it was right. */
async function admitGuess(parts: AuthParts, limits: readonly Limit[]): Promise<Admitted> {
  for (const limit of limits) {
    const wait = await use(parts, limit);
    if (wait) throw tooMany(wait);
  }
  return {
    async wasRight() {
      for (const limit of limits) await giveBack(parts, limit);
    },
  };
}

type Guess = { about: string; email: string; client: Client; kind: "password" | "code" };

/**
 * Wrong guesses at one account. Counted before the guess is looked at, so that fifty at once are no way around it, and
 * taken back when it was right. A stranger is stopped by what all strangers did; a client that has signed in to this
 * account before only by what it did itself. So whoever attacks an account from elsewhere does not lock its owner out.
 * An address without an account knows no client, and answers like one with.
 */
export async function limitGuesses(parts: AuthParts, { about, email, client, kind }: Guess): Promise<Admitted> {
  const { wrong_passwords, wrong_passwords_by_strangers, wrong_codes_by_strangers } = parts.settings.rate_limit;
  const own = { purpose: `own ${kind}`, key: `${about} ${client.network}`, cap: wrong_passwords, span: 5 * minutes };
  const everybody =
    kind === "code"
      ? { purpose: "code by strangers", key: about, cap: wrong_codes_by_strangers, span: 24 * hours }
      : { purpose: `${kind} by strangers`, key: about, cap: wrong_passwords_by_strangers, span: hours };
  return admitGuess(parts, [
    // A code has its own few tries; see limitAttempts.
    ...(kind === "code" ? [] : [own]),
    ...((await isKnownClient(parts, email, client)) ? [] : [everybody]),
  ]);
}

/**
 * Guesses at the second factor, by somebody who is past the first step. One account has one budget, however many
 * networks, sessions and apps are used for it, and nobody is exempt: where the password is known, this is all that stands
 * in the way. The budget has two parts, for whoever has the password could use up the owner's as well. Networks from which
 * a sign-in was completed draw on a part of their own, and only the right code makes a network one of these.
 */
export async function limitFactorGuesses(parts: AuthParts, account: Account, client: Client): Promise<Admitted> {
  const { wrong_factor_codes, wrong_factor_codes_a_day } = parts.settings.rate_limit;
  const key = await partOf(parts, account, client);
  return admitGuess(parts, [
    { purpose: "factor", key, cap: wrong_factor_codes, span: hours },
    { purpose: "factor a day", key, cap: wrong_factor_codes_a_day, span: 24 * hours },
  ]);
}

/** How many challenges an account may open: each is a row that is kept a day. In the same two parts. */
export async function limitChallenges(parts: AuthParts, account: Account, client: Client): Promise<void> {
  const cap = parts.settings.rate_limit.factor_challenges;
  const key = await partOf(parts, account, client);
  const wait = await use(parts, { purpose: "challenges", key, cap, span: hours });
  if (wait) throw tooMany(wait);
}

async function partOf(parts: AuthParts, { id, email }: Account, client: Client): Promise<string> {
  return `${id} ${(await isKnownClient(parts, email, client)) ? "known" : "strange"}`;
}

/** Whether one mailed code, or one challenge, may be tried once more. A new one starts afresh; a link is never counted. */
export async function limitAttempts(parts: AuthParts, id: string): Promise<boolean> {
  const cap = parts.settings.rate_limit.code_attempts;
  const span = Math.max(parts.settings.email.otp_expiry, 5 * minutes);
  return (await use(parts, { purpose: "attempts", key: id, cap, span })) === 0;
}

/** True for the first caller alone. */
export async function isFirstUse(parts: AuthParts, key: string, span: number): Promise<boolean> {
  return (await use(parts, { purpose: "once", key, cap: 1, span })) === 0;
}

/**
 * Remembers that this client's network has signed in to the account: all the way, for whoever has only the password must
 * not be taken for the owner. See startSession and liftSession. Answers whether it is the first time.
 */
export async function rememberClient({ secrets, clock }: AuthParts, db: Queryable, email: string, client: Client) {
  const { rows } = await db.query<{ is_new: boolean }>(
    `insert into private.known_clients (client, account, seen_at)
       select $1, id, $2 from auth.users where email = $3 and not is_sso_user and deleted_at is null
     on conflict (client) do update set account = excluded.account, seen_at = excluded.seen_at
     returning xmax = 0 as is_new`,
    [hashKey(secrets.jwtSecret, `${email} ${client.network}`), clock(), email],
  );
  return rows[0]?.is_new ?? false;
}

export async function isKnownClient({ pool, secrets }: AuthParts, email: string, client: Client): Promise<boolean> {
  const { rowCount } = await pool.query("select from private.known_clients where client = $1", [
    hashKey(secrets.jwtSecret, `${email} ${client.network}`),
  ]);
  return Boolean(rowCount);
}
