import type pg from "pg";
import { type Account, createAccount, findAccount, findAccountByEmail, type Json, lockAccount } from "./accounts.ts";
import { voidCodes } from "./mail-links/one-time-codes.ts";
import { endSessions } from "./sessions.ts";

type Wanted = { email: string; data?: Json; passwordHash?: string; at: Date };

/**
 * An account that the house opens and its owner confirms: a new one, or one that nobody ever confirmed. That one begins
 * anew, for whoever signed up with the address need not own it: nothing they left, be it a password, a code, an app, a
 * passkey or a name, may be there when the mailbox's owner comes. Undefined where the address was confirmed.
 */
export async function openUnconfirmed(
  db: pg.PoolClient,
  { email, data = {}, passwordHash = "", at }: Wanted,
): Promise<Account | undefined> {
  const created = await createAccount(db, { email, passwordHash, userMetadata: data, at });
  if (created) return created;
  const found = await findAccountByEmail(db, email);
  const left = found && (await lockAccount(db, found.id));
  if (!left || left.email_confirmed_at) return undefined;

  await voidCodes(db, left.id);
  await endSessions(db, left.id, "global");
  await db.query("delete from auth.flow_state where user_id = $1", [left.id]);
  await db.query("delete from auth.mfa_factors where user_id = $1", [left.id]);
  await db.query("delete from auth.webauthn_credentials where user_id = $1", [left.id]);
  // A confirmation that still waits would void the link of the mail that is owed now; one that is just leaving is let go.
  await db.query(
    `delete from private.outbox where id in (
       select id from private.outbox
       where reference = $1 and template like 'auth-%' and status = 'waiting' for update skip locked)`,
    [left.id],
  );
  await db.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, email_change = '',
       email_change_confirm_status = 0, invited_at = null, updated_at = $4 where id = $1`,
    [left.id, passwordHash, data, at],
  );
  return findAccount(db, left.id);
}
