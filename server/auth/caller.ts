import type { Context } from "hono";
import { publicKey } from "#domain/public-key.ts";
import { isSameText } from "../http/same-text.ts";
import { type Account, findAccount, isBanned } from "./accounts.ts";
import { AuthFailure } from "./failures.ts";
import type { AuthParts } from "./parts.ts";
import { findSession, needsSecondFactor, type Session } from "./sessions.ts";
import { readAccessToken } from "./tokens/access-token.ts";

export type Caller = { account: Account; session: Session };

/**
 * The signed-in person behind a request, every step taken. Doors ask for this one: where an account has a second factor,
 * the password alone neither changes nor ends anything.
 */
export async function requireUser(parts: AuthParts, context: Context): Promise<Caller> {
  const caller = await requireFirstStep(parts, context);
  if (needsSecondFactor(caller.account, caller.session)) throw owesSecondStep();
  return caller;
}

export const owesSecondStep = () =>
  new AuthFailure(401, "insufficient_aal", "AAL2 session is required when MFA is enabled.");

/**
 * The same for somebody who may still owe the second step: only for what the second step itself takes, and for turning
 * back. The token alone is not enough: its session must still be there.
 */
export async function requireFirstStep(parts: AuthParts, context: Context): Promise<Caller> {
  const { userId, sessionId } = await readAccessToken(parts, bearerOf(context));
  const account = await findAccount(parts.pool, userId);
  if (!account) throw userNotFound();
  const session = await findSession(parts.pool, sessionId);
  if (session?.user_id !== userId) {
    throw new AuthFailure(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  if (isBanned(account, parts.clock())) throw new AuthFailure(403, "user_banned", "User is banned");
  return { account, session };
}

export const userNotFound = () => new AuthFailure(403, "user_not_found", "User from sub claim in JWT does not exist");

/** Administration is for whoever holds the secret key itself; no user's token opens it, whatever role it names. */
export function requireSecretKey({ secrets }: AuthParts, context: Context): void {
  if (isSameText(bearerOf(context), secrets.serviceRoleKey)) return;
  throw new AuthFailure(403, "not_admin", "User not allowed");
}

/** The key in the header proves nothing about a person, but no other site's form can send it. */
export function requireKey({ secrets }: AuthParts, context: Context): void {
  const given = context.req.header("apikey");
  if (!given) throw new AuthFailure(401, "no_authorization", "No API key found in request");
  const known = [publicKey, secrets.anonKey, secrets.serviceRoleKey];
  if (!known.some((key) => isSameText(given, key))) throw new AuthFailure(401, "no_authorization", "Invalid API key");
}

function bearerOf(context: Context): string {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  if (!token) throw new AuthFailure(401, "no_authorization", "This endpoint requires a Bearer token");
  return token;
}
