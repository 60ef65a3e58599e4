import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Queryable } from "../../database/transaction.ts";
import { isSameText } from "../../http/same-text.ts";
import type { Account } from "../accounts.ts";
import type { AuthParts } from "../parts.ts";
import { hashCode, hashToken, randomCode, randomToken } from "../secrets-at-rest.ts";

/** Each kind of mail has its own code and link. The name is also the column of auth.users that keeps the code's hash. */
export type CodeKind =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token";

/** What goes into a mail: six digits to type, and a token that makes the link. Neither can be read back. */
export type Minted = { code: string; token: string };

/** The link of a browser that waits with a PKCE challenge says so itself, as Supabase's does, and names the browser. */
const pkcePrefix = "pkce_";

export const flowOf = (token: string) => /^pkce_([0-9a-f-]{36})\./.exec(token)?.[1];

type Mint = { account: Pick<Account, "id">; kind: CodeKind; address: string; flowId?: string };

/**
 * Makes a code and a link; earlier ones of the same kind are void from now on. Their life begins here. For nobody it does
 * the same and keeps nothing.
 */
export async function mintCode(
  parts: AuthParts,
  db: Queryable,
  { account, kind, address, flowId }: Mint,
): Promise<Minted> {
  const code = randomCode(parts.settings.email.otp_length);
  const token = flowId ? `${pkcePrefix}${flowId}.${randomToken()}` : randomToken();
  const at = parts.clock();
  await db.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [account.id, kind]);
  await db.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     select $1::uuid, id, $3::auth.one_time_token_type, $4, $5, $6::timestamptz at time zone 'UTC', $6::timestamptz at time zone 'UTC'
     from auth.users where id = $2`,
    [randomUUID(), account.id, kind, hashToken(token), address, at],
  );
  await db.query(`update auth.users set ${kind} = $2 where id = $1`, [
    account.id,
    hashCode(parts.secrets.jwtSecret, address, code),
  ]);
  return { code, token };
}

export type Outstanding = { id: string; user_id: string; token_type: CodeKind; relates_to: string; minted_at: string };

const columns = `id, user_id, token_type, relates_to, created_at at time zone 'UTC' as minted_at`;

/** The links and codes of these kinds that an address could still use. */
export async function listOutstanding(
  db: Queryable,
  address: string,
  kinds: readonly CodeKind[],
): Promise<Outstanding[]> {
  const { rows } = await db.query<Outstanding>(
    `select ${columns} from auth.one_time_tokens where relates_to = $1 and token_type::text = any($2) order by created_at`,
    [address, kinds],
  );
  return rows;
}

/** Takes a link out of use: of fifty who bring it at once, the row goes to one. */
export async function takeLink(
  db: pg.PoolClient,
  token: string,
  kinds: readonly CodeKind[],
): Promise<Outstanding | undefined> {
  const { rows } = await db.query<Outstanding>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type::text = any($2) returning ${columns}`,
    [hashToken(token), kinds],
  );
  return rows[0];
}

/** The same by its id, once its code has been found right. */
export async function takeCode(db: pg.PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from auth.one_time_tokens where id = $1", [id]);
  return Boolean(rowCount);
}

export function isCodeOf(
  parts: AuthParts,
  account: Account,
  { token_type, relates_to }: Outstanding,
  code: string,
): boolean {
  const stored = account[token_type];
  return Boolean(stored) && isSameText(stored, hashCode(parts.secrets.jwtSecret, relates_to, code));
}

export function isExpired({ settings, clock }: AuthParts, { minted_at }: Outstanding): boolean {
  return clock().getTime() - new Date(minted_at).getTime() > settings.email.otp_expiry * 1000;
}

/** Everything mailed before is void: after a change of password or address it may be in the wrong hands. */
export async function voidCodes(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await db.query(
    `update auth.users set confirmation_token = '', recovery_token = '', email_change_token_new = '',
       email_change_token_current = '', reauthentication_token = '' where id = $1`,
    [userId],
  );
}
