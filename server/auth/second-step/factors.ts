import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction, type Queryable } from "../../database/transaction.ts";
import { type Account, type Factor, lockAccount } from "../accounts.ts";
import { audit } from "../audit.ts";
import { owesSecondStep, requireUser, userNotFound } from "../caller.ts";
import { AuthFailure, invalid, notFound } from "../failures.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import { optional, readJson } from "../request-body.ts";
import type { Door } from "../service.ts";
import { needsSecondFactor } from "../sessions.ts";
import { drawQrCode } from "./qr-code.ts";
import { requireWebauthn } from "./webauthn-factors.ts";

/** Seconds that one code is shown by the app. */
export const period = 30;

const Enrolment = z.object({
  factor_type: optional(z.string()),
  friendly_name: optional(z.string().max(100)),
  issuer: optional(z.string().max(60)),
});

/** POST /factors: a secret for an app, or a place for a security key; worth nothing until app or key has been shown. */
export const enrollFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account, session } = await requireUser(parts, context);
    const { factor_type, friendly_name = "", issuer = parts.siteUrl().host } = await readJson(context, Enrolment);
    if (factor_type === "phone") {
      throw new AuthFailure(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
    }
    if (factor_type !== "totp" && factor_type !== "webauthn") {
      throw invalid("factor_type needs to be totp, phone, or webauthn");
    }
    if (factor_type === "totp" && !parts.settings.mfa.totp.enroll_enabled) {
      throw new AuthFailure(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
    }
    if (factor_type === "webauthn") requireWebauthn(parts, "enroll");

    const secret = factor_type === "totp" ? new Secret({ size: 20 }).base32 : null;
    const id = randomUUID();
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      // Counted under the lock, so that of forty at once no more than the tenth is let in; begun ones count like the others.
      const current = await lockAccount(db, account.id);
      if (!current) throw userNotFound();
      if (needsSecondFactor(current, session)) throw owesSecondStep();
      if (current.factors.length >= parts.settings.mfa.max_enrolled_factors) {
        const message = "Maximum number of verified factors reached, unenroll to continue";
        throw new AuthFailure(422, "too_many_enrolled_mfa_factors", message);
      }
      if (friendly_name && current.factors.some((factor) => factor.friendly_name === friendly_name)) {
        const message = `A factor with the friendly name "${friendly_name}" for this user already exists`;
        throw new AuthFailure(422, "mfa_factor_name_conflict", message);
      }
      await db.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, $6, 'unverified', $4, $5, $5)`,
        [id, account.id, friendly_name, secret, at, factor_type],
      );
      const client = clientOf(context);
      await audit(db, { action: "factor_in_progress", actor: account, at, client }, { factor_id: id });
    });
    if (secret === null) return context.json({ id, type: factor_type, friendly_name });
    const uri = totpOf(secret, { issuer, label: account.email }).toString();
    return context.json({ id, type: "totp", friendly_name, totp: { qr_code: drawQrCode(uri), secret, uri } });
  };

/** DELETE /factors/{id}: giving up a factor takes a session that has shown one. */
export const unenrollFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    const factor = factorOf(account, context);
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await removeFactor(db, factor.id);
      // One that was never finished has never kept anybody out.
      if (factor.status === "verified") await queueAccountMail(db, { template: "auth-factor-removed", account, at });
      const client = clientOf(context);
      await audit(db, { action: "factor_unenrolled", actor: account, at, client }, { factor_id: factor.id });
    });
    return context.json({ id: factor.id });
  };

/** Sessions that stood on the factor fall back to aal1, also one that is just being lifted: the factor goes first. */
export async function removeFactor(db: Queryable, id: string): Promise<void> {
  await db.query("delete from auth.mfa_factors where id = $1", [id]);
  await db.query(
    `delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/webauthn')
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id],
  );
  await lowerSessions(db, id);
}

/** Sessions that it opened stay open, one step lower: whoever had only the passkey is asked for the rest where it is needed. */
export async function removePasskey(db: Queryable, id: string): Promise<void> {
  await db.query("delete from auth.webauthn_credentials where id = $1", [id]);
  await lowerSessions(db, id);
}

async function lowerSessions(db: Queryable, id: string): Promise<void> {
  await db.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [id]);
}

export function totpOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** The factor of this account that the address names. */
export function factorOf(account: Account, context: Context): Factor {
  const id = context.req.param("factor") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "factor_id must be an UUID");
  const factor = account.factors.find((owned) => owned.id === id.toLowerCase());
  if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
  return factor;
}
