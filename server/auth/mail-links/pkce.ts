import { createHash, randomUUID } from "node:crypto";
import { inTransaction, type Queryable } from "../../database/transaction.ts";
import type { Client } from "../../http/client.ts";
import { isSameText } from "../../http/same-text.ts";
import { findAccount, isBanned } from "../accounts.ts";
import { audit } from "../audit.ts";
import { AuthFailure, invalid, notFound } from "../failures.ts";
import type { AuthParts } from "../parts.ts";
import type { Challenge } from "../request-body.ts";
import { hashToken, randomToken } from "../secrets-at-rest.ts";
import { type AuthMethod, type SignedIn, startSession } from "../sessions.ts";

/** Seconds between following a mail link and redeeming its code: the browser does it at once. */
const codeLife = 300;

/** Remembers the browser that asked for a mail; the link in it will name this row. Nobody's browser is not kept. */
export async function rememberBrowser(
  db: Queryable,
  { challenge, userId, method, at }: { challenge: Challenge; userId: string; method: AuthMethod; at: Date },
): Promise<string | undefined> {
  const { code_challenge, code_challenge_method } = challenge;
  if (!code_challenge || !code_challenge_method) return undefined;
  const id = randomUUID();
  await db.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
                                  created_at, updated_at, authentication_method)
     select $1::uuid, id, $1::text, $3::auth.code_challenge_method, $4, 'email', $5::timestamptz, $5::timestamptz, $6
     from auth.users where id = $2`,
    [id, userId, code_challenge_method, code_challenge, at, method],
  );
  return id;
}

/** The link was followed: whoever followed it gets a code, which is worth nothing without that browser's verifier. */
export async function issueAuthCode(db: Queryable, flowId: string, userId: string, at: Date): Promise<string> {
  const code = randomToken();
  const { rowCount } = await db.query(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = $4, updated_at = $4
     where id = $1 and user_id = $2 and auth_code_issued_at is null`,
    [flowId, userId, hashToken(code), at],
  );
  if (!rowCount) throw new AuthFailure(400, "flow_state_not_found", "No associated flow state found");
  return code;
}

type Flow = {
  user_id: string;
  code_challenge: string;
  code_challenge_method: "s256" | "plain";
  authentication_method: AuthMethod;
  auth_code_issued_at: string;
};

/** Redeems the code, once: a wrong verifier spends it too, for only a thief has the one without the other. */
export async function exchangeCode(
  parts: AuthParts,
  { code, verifier, client }: { code: string; verifier: string; client: Client },
): Promise<SignedIn> {
  if (!code || !verifier) throw invalid("invalid request: both auth code and code verifier should be non-empty");
  const answer = await inTransaction(parts.pool, async (db) => {
    const { rows } = await db.query<Flow>(
      "delete from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null returning *",
      [hashToken(code)],
    );
    const [flow] = rows;
    if (!flow) return notFound("flow_state_not_found", "invalid flow state, no valid flow state found");
    const at = parts.clock();
    if (at.getTime() - new Date(flow.auth_code_issued_at).getTime() > codeLife * 1000) {
      return new AuthFailure(422, "flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!isSameText(challengeOf(verifier, flow.code_challenge_method), flow.code_challenge)) {
      return new AuthFailure(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    }
    const account = await findAccount(db, flow.user_id);
    if (!account || isBanned(account, at)) return new AuthFailure(403, "user_banned", "User is banned");
    await audit(db, { action: "login", actor: account, at, client }, { provider_type: "email" });
    return startSession(parts, db, { account, method: flow.authentication_method, client });
  });
  if (answer instanceof AuthFailure) throw answer;
  return answer;
}

function challengeOf(verifier: string, method: "s256" | "plain"): string {
  return method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
}
