import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "./access-token.ts";
import { type Account, type Factor, verifiedFactors } from "./accounts.ts";
import { audit } from "./audit.ts";
import { type Caller, requireUser } from "./caller.ts";
import type { Door } from "./doors.ts";
import { AuthFailure, invalid, notFound } from "./failures.ts";
import { isFirstUse, limitAttempts, limitClient, limitGuesses } from "./limits.ts";
import type { AuthParts } from "./parts.ts";
import { drawQrCode } from "./qr-code.ts";
import { optional, readJson } from "./request-body.ts";
import { randomToken } from "./secrets-at-rest.ts";
import { addMethod, describeSession, storeRefreshToken } from "./sessions.ts";

/** Seconds in which a challenge must be answered. */
const challengeLife = 300;
/** Seconds that one code is shown by the app. */
const period = 30;

const Enrolment = z.object({
  factor_type: optional(z.string()),
  friendly_name: optional(z.string().max(100)),
  issuer: optional(z.string().max(60)),
});

/** POST /factors: a secret for an authenticator app, worth nothing until a code has shown that the app has it. */
export const enrollFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account, session } = await requireUser(parts, context);
    const { factor_type, friendly_name = "", issuer = parts.siteUrl().host } = await readJson(context, Enrolment);
    if (factor_type === "phone") {
      throw new AuthFailure(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
    }
    if (factor_type === "webauthn") {
      throw new AuthFailure(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
    }
    if (factor_type !== "totp") throw invalid("factor_type needs to be totp, phone, or webauthn");
    if (!parts.settings.mfa.totp.enroll_enabled) {
      throw new AuthFailure(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
    }
    if (verifiedFactors(account).length > 0 && session.aal !== "aal2") {
      throw new AuthFailure(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    if (account.factors.length >= parts.settings.mfa.max_enrolled_factors) {
      const message = "Maximum number of verified factors reached, unenroll to continue";
      throw new AuthFailure(422, "too_many_enrolled_mfa_factors", message);
    }
    if (friendly_name && account.factors.some((factor) => factor.friendly_name === friendly_name)) {
      const message = `A factor with the friendly name "${friendly_name}" for this user already exists`;
      throw new AuthFailure(422, "mfa_factor_name_conflict", message);
    }

    const secret = new Secret({ size: 20 }).base32;
    const id = randomUUID();
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await db.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
        [id, account.id, friendly_name, secret, at],
      );
      const client = clientOf(context);
      await audit(db, { action: "factor_in_progress", actor: account, at, client }, { factor_id: id });
    });
    const uri = totpOf(secret, { issuer, label: account.email }).toString();
    return context.json({ id, type: "totp", friendly_name, totp: { qr_code: drawQrCode(uri), secret, uri } });
  };

/** POST /factors/{id}/challenge: opens five minutes in which a code may be tried. */
export const challengeFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    const factor = factorOf(account, context);
    requireVerification(parts);
    const client = clientOf(context);
    const id = randomUUID();
    const at = parts.clock();
    await inTransaction(parts.pool, async (db) => {
      await db.query(
        "insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)",
        [id, factor.id, at, client.address],
      );
      await db.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [factor.id, at]);
      await audit(db, { action: "challenge_created", actor: account, at, client }, { factor_id: factor.id });
    });
    const expires_at = Math.floor(at.getTime() / 1000) + challengeLife;
    return context.json({ id, type: factor.factor_type, expires_at });
  };

const Answer = z.object({ challenge_id: optional(z.string()), code: optional(z.string()) });
type Challenge = { id: string; verified_at: string | null; address: string; created_at: string };

/** POST /factors/{id}/verify: the right code lifts this session to aal2 and ends the ones that stayed below. */
export const verifyFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const caller = await requireUser(parts, context);
    const { account } = caller;
    const factor = factorOf(account, context);
    const { challenge_id = "", code } = await readJson(context, Answer);
    if (!code) throw invalid("Code needs to be non-empty");
    requireVerification(parts);
    const client = clientOf(context);
    await limitClient(parts, client, "token_verifications");

    const challenge = await findChallenge(parts, factor, challenge_id);
    const at = parts.clock();
    if (!challenge) throw notFound("mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
    if (challenge.verified_at !== null || challenge.address !== client.address) {
      throw new AuthFailure(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch");
    }
    if (at.getTime() - new Date(challenge.created_at).getTime() > challengeLife * 1000) {
      const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
      throw new AuthFailure(422, "mfa_challenge_expired", message);
    }
    const guess = await limitGuesses(parts, { about: factor.id, email: account.email, client, kind: "factor" });
    const isRight = (await limitAttempts(parts, challenge.id)) && (await isCodeNow(parts, factor, code));
    if (!isRight) {
      await audit(
        parts.pool,
        { action: "verification_attempted", actor: account, at, client },
        { factor_id: factor.id },
      );
      throw new AuthFailure(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    await guess.wasRight();
    const session = await liftSession(parts, caller, { factor, challenge });
    return context.json(session);
  };

/** DELETE /factors/{id}: giving up a factor takes a session that has shown it. */
export const unenrollFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account, session } = await requireUser(parts, context);
    const factor = factorOf(account, context);
    if (factor.status === "verified" && session.aal !== "aal2") {
      throw new AuthFailure(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await removeFactor(db, factor.id);
      const client = clientOf(context);
      await audit(db, { action: "factor_unenrolled", actor: account, at, client }, { factor_id: factor.id });
    });
    return context.json({ id: factor.id });
  };

/** Sessions that stood on the factor fall back to aal1. */
export async function removeFactor(db: Pick<AuthParts["pool"], "query">, id: string): Promise<void> {
  await db.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id],
  );
  await db.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [id]);
  await db.query("delete from auth.mfa_factors where id = $1", [id]);
}

async function liftSession(
  parts: AuthParts,
  { account, session }: Caller,
  { factor, challenge }: { factor: Factor; challenge: Challenge },
) {
  return inTransaction(parts.pool, async (db) => {
    const at = parts.clock();
    const { rowCount } = await db.query(
      "update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null",
      [challenge.id, at],
    );
    if (!rowCount) throw new AuthFailure(422, "mfa_verification_failed", "Invalid TOTP code entered");
    await db.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [factor.id, at]);
    await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [account.id]);
    await db.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
      session.id,
      factor.id,
      at,
    ]);
    await db.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [account.id]);
    await addMethod(db, session.id, "totp", at);
    // A copy of the token from before must not be lifted along.
    await db.query(
      "update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked",
      [session.id, at],
    );
    const refreshToken = randomToken();
    await storeRefreshToken(db, { token: refreshToken, userId: account.id, sessionId: session.id, at });
    return describeSession(parts, db, { sessionId: session.id, userId: account.id, refreshToken, issuedAt: at });
  });
}

async function findChallenge({ pool }: AuthParts, factor: Factor, id: string): Promise<Challenge | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await pool.query<Challenge>(
    `select id, verified_at, host(ip_address) as address, created_at
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factor.id],
  );
  return rows[0];
}

/** The code of this moment or its neighbours, each good for one use. */
async function isCodeNow(parts: AuthParts, factor: Factor, code: string): Promise<boolean> {
  const timestamp = parts.clock().getTime();
  const delta = totpOf(factor.secret).validate({ token: code.trim(), timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return isFirstUse(parts, `${factor.id} ${step}`, 4 * period);
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });
}

function factorOf(account: Account, context: Context): Factor {
  const id = context.req.param("factor") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "factor_id must be an UUID");
  const factor = account.factors.find((owned) => owned.id === id.toLowerCase());
  if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
  return factor;
}

function requireVerification({ settings }: AuthParts): void {
  if (settings.mfa.totp.verify_enabled) return;
  throw new AuthFailure(422, "mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP");
}
