import { isUuid } from "#domain/uuid.ts";
import type { Account } from "../accounts.ts";
import { AuthFailure } from "../failures.ts";
import type { AuthParts } from "../parts.ts";

export type Method = { method: string; timestamp: number };

type Token = { account: Account; sessionId: string; level: "aal1" | "aal2"; methods: Method[]; issuedAt: Date };

/** What /rest/v1 and row-level security believe. */
export async function signAccessToken(
  { keys, settings, siteUrl }: AuthParts,
  { account, sessionId, level, methods, issuedAt }: Token,
): Promise<{ token: string; expiresAt: number }> {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const expiresAt = iat + settings.jwt_expiry;
  const token = await keys.sign({
    iss: `${siteUrl().origin}/auth/v1`,
    sub: account.id,
    aud: account.aud,
    exp: expiresAt,
    iat,
    email: account.email,
    phone: "",
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    role: account.role,
    aal: level,
    amr: methods,
    session_id: sessionId,
    is_anonymous: false,
  });
  return { token, expiresAt };
}

/** Who a token speaks for; a forged, expired or foreign one is refused in the service's own words. */
export async function readAccessToken(
  { keys, clock }: AuthParts,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  const payload = await keys.verify(token, clock()).catch((error: { code?: string }) => {
    const reason = error.code === "ERR_JWT_EXPIRED" ? "token is expired" : "token is malformed or not ours";
    throw badToken(`invalid JWT: unable to parse or verify signature, ${reason}`);
  });
  const sessionId = payload.session_id;
  if (!isUuid(payload.sub ?? "")) throw badToken("invalid claim: sub claim must be a UUID");
  if (typeof sessionId !== "string" || !isUuid(sessionId)) throw badToken("invalid claim: session_id must be a UUID");
  return { userId: payload.sub ?? "", sessionId };
}

const badToken = (message: string) => new AuthFailure(403, "bad_jwt", message);
