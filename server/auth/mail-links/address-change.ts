import type pg from "pg";
import type { Client } from "../../http/client.ts";
import { type Account, findAccountByEmail } from "../accounts.ts";
import { audit } from "../audit.ts";
import { AuthFailure, deadLink } from "../failures.ts";
import type { AuthParts } from "../parts.ts";
import { type Outstanding, voidCodes } from "./one-time-codes.ts";

/** Which address has confirmed already, as email_change_confirm_status keeps it. */
const confirmedBy = { email_change_token_new: 1, email_change_token_current: 2 };

/**
 * Both addresses confirm, in either order. False while the other one is still to come: confirming twice with the new
 * address, which may be a thief's, is no substitute for the old one.
 */
export async function changeAddress(
  { settings, clock }: AuthParts,
  db: pg.PoolClient,
  { account, outstanding, client }: { account: Account; outstanding: Outstanding; client: Client },
): Promise<boolean> {
  const at = clock();
  const kind = outstanding.token_type as keyof typeof confirmedBy;
  const expected = kind === "email_change_token_new" ? account.email_change : account.email;
  // Mailed for a change that has been replaced by another since.
  if (!account.email_change || outstanding.relates_to !== expected) throw deadLink();
  await db.query(`update auth.users set ${kind} = '' where id = $1`, [account.id]);
  const before = account.email_change_confirm_status;
  if (settings.email.double_confirm_changes && (before === 0 || before === confirmedBy[kind])) {
    await db.query("update auth.users set email_change_confirm_status = $2, updated_at = $3 where id = $1", [
      account.id,
      confirmedBy[kind],
      at,
    ]);
    return false;
  }
  const address = account.email_change;
  if (await findAccountByEmail(db, address)) {
    throw new AuthFailure(422, "email_exists", "A user with this email address has already been registered");
  }
  await db.query(
    `update auth.users set email = $2::text, email_change = '', email_change_confirm_status = 0, updated_at = $3,
       email_confirmed_at = coalesce(email_confirmed_at, $3),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
         || jsonb_build_object('email', $2::text, 'email_verified', true)
     where id = $1`,
    [account.id, address, at],
  );
  await db.query(
    `update auth.identities set updated_at = $3,
       identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
     where user_id = $1 and provider = 'email'`,
    [account.id, address, at],
  );
  await voidCodes(db, account.id);
  await audit(db, { action: "user_modified", actor: account, at, client }, { field: "email" });
  return true;
}
