import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { inTransaction } from "../../database/transaction.ts";
import type { Client } from "../../http/client.ts";
import { type Account, confirmAddress, findAccount, isBanned, lockAccount } from "../accounts.ts";
import { audit } from "../audit.ts";
import { AuthFailure, deadLink, invalid, wrongCode } from "../failures.ts";
import { limitAttempts, limitClient, limitGuesses } from "../limits.ts";
import type { AuthParts } from "../parts.ts";
import { Email, optional, readJson } from "../request-body.ts";
import type { Door } from "../service.ts";
import { startSession } from "../sessions.ts";
import { changeAddress } from "./address-change.ts";
import {
  type CodeKind,
  isCodeOf,
  isExpired,
  listOutstanding,
  type Outstanding,
  takeCode,
  takeLink,
  voidCodes,
} from "./one-time-codes.ts";

/** What a client may call the mail it answers, and which codes that means. */
export const kindsByType: ReadonlyMap<string, readonly CodeKind[]> = new Map([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["recovery", ["recovery_token"]],
  ["magiclink", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
]);

/** The second address still has to confirm; nobody is signed in yet. */
export const halfDone = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const Body = z.object({
  type: optional(z.string()),
  token: optional(z.string()),
  token_hash: optional(z.string()),
  email: optional(z.string()),
  phone: optional(z.string()),
  redirect_to: optional(z.string()),
});

/** POST /verify as the client sends it: by code and address, or by the token of a link. */
export const verify: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { type = "", token, token_hash, email, phone } = await readJson(context, Body);
    const client = clientOf(context);
    if (!type) throw invalid("Verify requires a verification type");
    if (Boolean(token) === Boolean(token_hash)) throw invalid("Verify requires either a token or a token hash");
    if (token_hash && (email || phone)) throw invalid("Only the token_hash and type should be provided");
    if (email && phone) throw invalid("Only an email address or phone number should be provided on verify");
    if (phone && !isPhoneNumber(phone)) throw invalid("Invalid phone number format (E.164 required)");
    const kinds = kindsByType.get(type);
    if (!kinds && !phone) throw invalid("Invalid email verification type");
    await limitClient(parts, client, "token_verifications");
    // No account has a number, so that no code was ever sent to one.
    if (phone || !kinds) throw wrongCode();

    if (token_hash) {
      const proven = await followLink(parts, { token: token_hash, kinds, client }, (db, account) =>
        startSession(parts, db, { account, method: "otp", client }),
      );
      return context.json(proven ?? { msg: halfDone, code: "200" });
    }
    const address = Email.safeParse(email);
    if (!address.success) throw new AuthFailure(422, "validation_failed", "Invalid email format");
    const proven = await enterCode(parts, { address: address.data, code: token ?? "", kinds, client });
    return context.json(proven ?? { msg: halfDone, code: "200" });
  };

/** E.164, with or without its sign. */
const isPhoneNumber = (given: string) => /^[1-9]\d{1,14}$/.test(given.trim().replace(/^\+/, ""));

type Reward<T> = (db: pg.PoolClient, account: Account) => Promise<T>;
type Link = { token: string; kinds: readonly CodeKind[]; client: Client };

/** Spends a link and gives its reward; undefined when another address has to confirm first. */
export async function followLink<T>(parts: AuthParts, { token, kinds, client }: Link, reward: Reward<T>) {
  return inTransaction(parts.pool, async (db) => {
    const outstanding = await takeLink(db, token, kinds);
    if (!outstanding || isExpired(parts, outstanding)) throw deadLink();
    const account = await accept(parts, db, outstanding, client);
    return account && reward(db, account);
  });
}

type Entry = { address: string; code: string; kinds: readonly CodeKind[]; client: Client };

/**
 * Six digits can be guessed, so guesses are counted before they are looked at: per code, per account, per client. An
 * address without a code gives the same answer as a wrong code.
 */
async function enterCode(parts: AuthParts, { address, code, kinds, client }: Entry) {
  const guess = await limitGuesses(parts, { about: address, email: address, client, kind: "code" });
  const match = await findByCode(parts, { address, code, kinds });
  if (!match) throw wrongCode();
  await guess.wasRight();
  return inTransaction(parts.pool, async (db) => {
    if (!(await takeCode(db, match.id))) throw wrongCode();
    const account = await accept(parts, db, match, client);
    return account && startSession(parts, db, { account, method: "otp", client });
  });
}

async function findByCode(parts: AuthParts, { address, code, kinds }: Omit<Entry, "client">) {
  const mailed = await listOutstanding(parts.pool, address, kinds);
  if (mailed.length === 0) {
    // Whoever has no code is asked the same questions, and they take as long: only an account has codes.
    await findAccount(parts.pool, randomUUID());
    await limitAttempts(parts, address);
  }
  for (const outstanding of mailed) {
    const account = await findAccount(parts.pool, outstanding.user_id);
    const mayTry = await limitAttempts(parts, outstanding.id);
    if (mayTry && account && !isExpired(parts, outstanding) && isCodeOf(parts, account, outstanding, code)) {
      return outstanding;
    }
  }
  return undefined;
}

/** What following the mail means: the address is proven, or one half of its change is. */
async function accept(
  parts: AuthParts,
  db: pg.PoolClient,
  outstanding: Outstanding,
  client: Client,
): Promise<Account | undefined> {
  const account = await lockAccount(db, outstanding.user_id);
  const at = parts.clock();
  if (!account) throw deadLink();
  if (isBanned(account, at)) throw new AuthFailure(403, "user_banned", "User is banned");
  const kind = outstanding.token_type;
  if (kind === "email_change_token_new" || kind === "email_change_token_current") {
    const isDone = await changeAddress(parts, db, { account, outstanding, client });
    return isDone ? account : undefined;
  }
  const isFirstProof = !account.email_confirmed_at;
  if (isFirstProof && (kind === "recovery_token" || account.invited_at)) {
    // Somebody may have signed up with this address and never proved it. The mailbox's owner comes another way now, by a
    // code of their own or because they were invited, and must not inherit a password that somebody else may know.
    await db.query("update auth.users set encrypted_password = '' where id = $1", [account.id]);
  }
  await confirmAddress(db, account.id, at);
  await voidCodes(db, account.id);
  await audit(db, { action: isFirstProof ? "user_signedup" : "login", actor: account, at, client });
  return account;
}
