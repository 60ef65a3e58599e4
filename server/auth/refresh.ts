import type pg from "pg";
import { inTransaction } from "../database/transaction.ts";
import type { Client } from "../http/client.ts";
import { findAccount, isBanned } from "./accounts.ts";
import { audit } from "./audit.ts";
import { isKeptFrom, keptHere } from "./demonstration.ts";
import { AuthFailure } from "./failures.ts";
import type { AuthParts } from "./parts.ts";
import { hashToken, nextToken } from "./secrets-at-rest.ts";
import { describeSession, type SignedIn, storeRefreshToken } from "./sessions.ts";
import { seconds } from "./settings.ts";

type Row = {
  session_id: string;
  user_id: string;
  revoked: boolean;
  updated_at: string;
  session_created_at: string;
  session_used_at: string;
};

/**
 * Exchanges a refresh token for its successor. The session's row lock puts everyone who presents the same token in
 * line: the first rotates it, the others find it used. Used just now, by another tab or because an answer was lost, they
 * get the same successor. Used longer ago, it was copied: the whole session ends, whoever of the two is the thief.
 */
export async function refreshSession(parts: AuthParts, token: string, client: Client): Promise<SignedIn> {
  const answer = await inTransaction(parts.pool, async (db) => {
    const row = await findToken(db, token);
    if (!row) return notFound();
    const at = parts.clock();
    const account = await findAccount(db, row.user_id);
    if (!account) return notFound();
    if (isKeptFrom(account, client)) return keptHere();
    if (isBanned(account, at)) return new AuthFailure(400, "user_banned", "Invalid Refresh Token: User Banned");
    if (isOver(parts, row, at)) {
      await db.query("delete from auth.sessions where id = $1", [row.session_id]);
      return new AuthFailure(400, "session_expired", "Invalid Refresh Token: Session Expired");
    }
    const successor = nextToken(parts.secrets.jwtSecret, token);
    const session = { sessionId: row.session_id, userId: row.user_id };
    if (!row.revoked) {
      await rotate(db, { ...session, token, successor, at });
      await audit(db, { action: "token_refreshed", actor: account, at, client });
      return describeSession(parts, db, { ...session, refreshToken: successor, issuedAt: at });
    }
    const usedAt = new Date(row.updated_at);
    const isWithinWindow = at.getTime() - usedAt.getTime() <= parts.settings.refresh_token_reuse_interval * 1000;
    const used = new AuthFailure(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
    if (isWithinWindow) {
      // Issued as of the first exchange, so that it says the same to the last letter. A token that a second factor
      // replaced has no successor to repeat.
      if (!(await isStored(db, successor))) return used;
      return describeSession(parts, db, { ...session, refreshToken: successor, issuedAt: usedAt });
    }
    await db.query("delete from auth.sessions where id = $1", [row.session_id]);
    await audit(db, { action: "token_reused", actor: account, at, client }, { session_id: row.session_id });
    return used;
  });
  // A refusal is returned, not thrown, inside the transaction: what it deleted must stay deleted.
  if (answer instanceof AuthFailure) throw answer;
  return answer;
}

async function findToken(db: pg.PoolClient, token: string): Promise<Row | undefined> {
  await db.query(
    `select from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1) for update`,
    [hashToken(token)],
  );
  const { rows } = await db.query<Row>(
    `select t.session_id, t.user_id, t.revoked, t.updated_at, s.created_at as session_created_at,
            coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as session_used_at
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [hashToken(token)],
  );
  return rows[0];
}

async function isStored(db: pg.PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await db.query("select from auth.refresh_tokens where token = $1", [hashToken(token)]);
  return Boolean(rowCount);
}

type Rotation = { sessionId: string; userId: string; token: string; successor: string; at: Date };

async function rotate(db: pg.PoolClient, { sessionId, userId, token, successor, at }: Rotation): Promise<void> {
  await db.query("update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1", [
    hashToken(token),
    at,
  ]);
  await storeRefreshToken(db, { token: successor, userId, sessionId, at, parent: token });
  await db.query(
    "update auth.sessions set refreshed_at = $2::timestamptz at time zone 'UTC', updated_at = $2 where id = $1",
    [sessionId, at],
  );
}

function isOver({ settings }: AuthParts, row: Row, at: Date): boolean {
  const timebox = seconds(settings.sessions.timebox);
  const idle = seconds(settings.sessions.inactivity_timeout);
  const age = (since: string) => (at.getTime() - new Date(since).getTime()) / 1000;
  return (timebox > 0 && age(row.session_created_at) > timebox) || (idle > 0 && age(row.session_used_at) > idle);
}

const notFound = () =>
  new AuthFailure(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
