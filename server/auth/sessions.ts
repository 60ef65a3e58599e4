import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Queryable } from "../database/transaction.ts";
import type { Client } from "../http/client.ts";
import { type Account, findAccount, verifiedFactors } from "./accounts.ts";
import { isKeptFrom, keptHere } from "./demonstration.ts";
import { rememberClient } from "./limits.ts";
import { queueAccountMail } from "./mail-links/account-mail.ts";
import type { AuthParts } from "./parts.ts";
import { stopFactorRecovery } from "./second-step/factor-recovery-store.ts";
import { hashToken, randomToken } from "./secrets-at-rest.ts";
import { type Method, signAccessToken } from "./tokens/access-token.ts";
import { toUser } from "./wire.ts";

/** How somebody proved who they are; `amr` in the token. */
export type AuthMethod =
  | "password"
  | "passkey"
  | "otp"
  | "totp"
  | "mfa/webauthn"
  | "recovery"
  | "magiclink"
  | "invite"
  | "email/signup"
  | "email_change";

export type Session = {
  id: string;
  user_id: string;
  created_at: string;
  updated_at: string;
  refreshed_at: string | null;
  aal: "aal1" | "aal2";
  factor_id: string | null;
};

/** The session's answer to the client: `access_token`, `refresh_token`, when they end, and the user. */
export type SignedIn = Awaited<ReturnType<typeof describeSession>>;

type Start = {
  account: Account;
  method: AuthMethod;
  client: Client;
  /** The passkey that was shown: it is device and person at once, so that no second step is owed. */
  passkeyId?: string;
};

/** A new session of a proven person, with its first refresh token. */
export async function startSession(parts: AuthParts, db: pg.PoolClient, { account, method, client, passkeyId }: Start) {
  if (isKeptFrom(account, client)) throw keptHere();
  const at = parts.clock();
  const id = randomUUID();
  await db.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id, user_agent, ip)
     values ($1, $2, $3, $3, $6, $7, left($4, 500), $5)`,
    [id, account.id, at, client.agent, client.address || null, passkeyId ? "aal2" : "aal1", passkeyId],
  );
  await db.query("update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1", [account.id, at]);
  await db.query(
    "update auth.identities set last_sign_in_at = $2, updated_at = $2 where user_id = $1 and provider = 'email'",
    [account.id, at],
  );
  await addMethod(db, id, method, at);
  // With a second factor, the sign-in is complete only once that was shown.
  if (passkeyId || verifiedFactors(account).length === 0) {
    if (passkeyId) await stopFactorRecovery(db, account.id);
    const isNew = await rememberClient(parts, db, account.email, client);
    // Whoever comes by a link in a mail has just read their mail, and the first time of all is no news.
    if (isNew && method === "password" && account.last_sign_in_at) await tellOfNewDevice(db, { account, client, at });
  }
  const refreshToken = randomToken();
  await storeRefreshToken(db, { token: refreshToken, userId: account.id, sessionId: id, at });
  return describeSession(parts, db, { sessionId: id, userId: account.id, refreshToken, issuedAt: at });
}

/** A password that opens from a network not seen lately may be a thief's; its holder is told, and nobody can silence it. */
export async function tellOfNewDevice(
  db: Queryable,
  { account, client, at }: { account: Account; client: Client; at: Date },
): Promise<void> {
  await queueAccountMail(db, { template: "auth-new-device", account, at, agent: client.agent });
}

export async function addMethod(db: Queryable, sessionId: string, method: AuthMethod, at: Date): Promise<void> {
  await db.query(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id)
     values ($1, $2, $2, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, at, method, randomUUID()],
  );
}

type NewToken = { token: string; userId: string; sessionId: string; at: Date; parent?: string };

export async function storeRefreshToken(db: Queryable, { token, userId, sessionId, at, parent }: NewToken) {
  await db.query(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, $3, $3, $4, $5)`,
    [hashToken(token), userId, at, parent && hashToken(parent), sessionId],
  );
}

type Described = { sessionId: string; userId: string; refreshToken: string; issuedAt: Date };

export async function describeSession(parts: AuthParts, db: Queryable, described: Described) {
  const { sessionId, userId, refreshToken, issuedAt } = described;
  const account = await findAccount(db, userId);
  const session = await findSession(db, sessionId);
  if (!account || !session) throw new Error("a session was described that is not there");
  const { token, expiresAt } = await signAccessToken(parts, {
    account,
    sessionId,
    level: session.aal,
    methods: await listMethods(db, sessionId),
    issuedAt,
  });
  return {
    access_token: token,
    token_type: "bearer" as const,
    expires_in: parts.settings.jwt_expiry,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUser(account),
  };
}

export async function findSession(db: Queryable, id: string): Promise<Session | undefined> {
  const { rows } = await db.query<Session>(
    "select id, user_id, created_at, updated_at, refreshed_at::text, aal, factor_id from auth.sessions where id = $1",
    [id],
  );
  return rows[0];
}

async function listMethods(db: Queryable, sessionId: string): Promise<Method[]> {
  const { rows } = await db.query<Method>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method`,
    [sessionId],
  );
  return rows;
}

/** Signing out. `others` spares the session that asks; `local` ends only that one. */
export async function endSessions(db: Queryable, userId: string, scope: "global" | "local" | "others", current = "") {
  const condition = { global: "", local: "and id::text = $2", others: "and id::text <> $2" }[scope];
  await db.query(
    `delete from auth.sessions where user_id = $1 ${condition}`,
    scope === "global" ? [userId] : [userId, current],
  );
}

/** With a second factor enrolled, a session that has not shown it is only on its way in. */
export const needsSecondFactor = (account: Account, session: Session) =>
  verifiedFactors(account).length > 0 && session.aal !== "aal2";
