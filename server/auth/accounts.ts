import { randomUUID } from "node:crypto";
import type { Queryable } from "../database/transaction.ts";
import type { StoredCredential } from "./passkeys/credential.ts";

export type Json = Record<string, unknown>;

/** A row of auth.users, as far as this service reads it. */
export type Account = {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  invited_at: string | null;
  confirmation_token: string;
  confirmation_sent_at: string | null;
  recovery_token: string;
  recovery_sent_at: string | null;
  email_change: string;
  email_change_token_new: string;
  email_change_token_current: string;
  email_change_sent_at: string | null;
  email_change_confirm_status: number;
  reauthentication_token: string;
  reauthentication_sent_at: string | null;
  confirmed_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  created_at: string;
  updated_at: string;
  banned_until: string | null;
  deleted_at: string | null;
  is_anonymous: boolean;
  identities: Identity[];
  factors: Factor[];
};

export type Identity = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  email: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type Factor = {
  id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn";
  status: "verified" | "unverified";
  /** Of an authenticator app. */
  secret: string | null;
  /** Of a security key, once it has been shown. */
  web_authn_credential: StoredCredential | null;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
};

const whole = `
  select to_jsonb(u) || jsonb_build_object(
    'identities', coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id)
                            from auth.identities i where i.user_id = u.id), '[]'),
    'factors', coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at, f.id)
                         from auth.mfa_factors f where f.user_id = u.id), '[]')
  ) as account
  from auth.users u`;

async function findOne(db: Queryable, condition: string, value: unknown): Promise<Account | undefined> {
  const { rows } = await db.query<{ account: Account }>(`${whole} where ${condition}`, [value]);
  return rows[0]?.account;
}

export const findAccount = (db: Queryable, id: string) => findOne(db, "u.id = $1", id);
export const findAccountByEmail = (db: Queryable, email: string) =>
  findOne(db, "u.email = $1 and not u.is_sso_user and u.deleted_at is null", email);

/** The same, for work that must not happen twice at once: others wait until this transaction ends. */
export async function lockAccount(db: Queryable, id: string): Promise<Account | undefined> {
  await db.query("select from auth.users where id = $1 for update", [id]);
  return findAccount(db, id);
}

export async function listAccounts(db: Queryable, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await db.query<{ account: Account }>(
    `${whole} order by u.created_at desc, u.id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const total = await db.query<{ total: number }>("select count(*)::int as total from auth.users");
  return { accounts: rows.map(({ account }) => account), total: total.rows[0]?.total ?? 0 };
}

type NewAccount = {
  id?: string;
  email: string;
  /** Without one, nothing is created: for whoever must take as long as if it were. */
  passwordHash: string | undefined;
  userMetadata: Json;
  appMetadata?: Json;
  role?: string;
  at: Date;
};

/**
 * Undefined when the address has an account already; the unique index decides, whoever asks at the same moment. The
 * statements are the same either way, so that how long it takes does not tell.
 */
export async function createAccount(db: Queryable, account: NewAccount): Promise<Account | undefined> {
  const {
    id = randomUUID(),
    email,
    passwordHash,
    userMetadata,
    appMetadata = {},
    role = "authenticated",
    at,
  } = account;
  await db.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data,
                             raw_user_meta_data, created_at, updated_at)
     select '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', $2, $3, $4::text, $5::jsonb, $6::jsonb,
            $7::timestamptz, $7::timestamptz
     where $4::text is not null on conflict do nothing`,
    [id, role, email, passwordHash, { provider: "email", providers: ["email"], ...appMetadata }, userMetadata, at],
  );
  await db.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select $1::text, id, $2::jsonb, 'email', $3::timestamptz, $3::timestamptz, $3::timestamptz
     from auth.users where id = $1::uuid`,
    [id, unprovenClaims(id, email), at],
  );
  return findAccount(db, id);
}

/** Of a person who signs up, the metadata says what the identity does; of one whom the house adds, what the house gave. */
export function asSignUp(email: string, data: Json) {
  const id = randomUUID();
  return { id, email, userMetadata: { ...data, ...unprovenClaims(id, email) } };
}

/** What an identity says of itself before the address is proven. */
export const unprovenClaims = (id: string, email: string) => ({
  sub: id,
  email,
  email_verified: false,
  phone_verified: false,
});

/**
 * The address is proven: the account and its identity say so, and its metadata where it has said otherwise. Links mailed
 * before are void.
 */
export async function confirmAddress(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), confirmation_token = '',
       recovery_token = '', updated_at = $2,
       raw_user_meta_data = case when raw_user_meta_data ? 'email_verified'
         then raw_user_meta_data || '{"email_verified": true}' else raw_user_meta_data end
     where id = $1`,
    [id, at],
  );
  await db.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [id, at],
  );
}

/** null removes a key, anything else sets it, what is not named stays. */
export function mergeMetadata(current: Json | null, changes: Json): Json {
  const merged = { ...current, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

export function isBanned(account: Account, now: Date): boolean {
  return account.deleted_at !== null || (account.banned_until !== null && new Date(account.banned_until) > now);
}

export const verifiedFactors = (account: Account) => account.factors.filter(({ status }) => status === "verified");
