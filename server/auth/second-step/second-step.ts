import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Client } from "../../http/client.ts";
import { type Factor, lockAccount, verifiedFactors } from "../accounts.ts";
import { audit } from "../audit.ts";
import { type Caller, owesSecondStep, requireFirstStep } from "../caller.ts";
import { AuthFailure, invalid, notFound } from "../failures.ts";
import {
  isFirstUse,
  limitAttempts,
  limitChallenges,
  limitClient,
  limitFactorGuesses,
  rememberClient,
} from "../limits.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import type { AuthParts } from "../parts.ts";
import { notVerified } from "../passkeys/ceremony.ts";
import type { StoredCredential } from "../passkeys/credential.ts";
import { optional, readJson } from "../request-body.ts";
import { randomToken } from "../secrets-at-rest.ts";
import type { Door } from "../service.ts";
import { addMethod, describeSession, needsSecondFactor, storeRefreshToken, tellOfNewDevice } from "../sessions.ts";
import { stopFactorRecovery } from "./factor-recovery-store.ts";
import { factorOf, period, totpOf } from "./factors.ts";
import { askForFactor, readFactorAnswer, requireWebauthn, storeFactorCredential } from "./webauthn-factors.ts";

/** Seconds in which a challenge must be answered. */
const challengeLife = 300;

/** POST /factors/{id}/challenge: opens five minutes in which a code may be tried. */
export const challengeFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const caller = await requireFirstStep(parts, context);
    const { account } = caller;
    const factor = answerableFactor(caller, context);
    requireVerification(parts, factor);
    const client = clientOf(context);
    await limitChallenges(parts, account, client);
    const id = randomUUID();
    const at = parts.clock();
    const asked = factor.factor_type === "webauthn" ? await askForFactor(parts, account, factor) : undefined;
    await inTransaction(parts.pool, async (db) => {
      await db.query(
        `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, web_authn_session_data)
         values ($1, $2, $3, $4, $5)`,
        [id, factor.id, at, client.address, asked && { challenge: asked.challenge }],
      );
      await db.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [factor.id, at]);
      await audit(db, { action: "challenge_created", actor: account, at, client }, { factor_id: factor.id });
    });
    const expires_at = Math.floor(at.getTime() / 1000) + challengeLife;
    return context.json({ id, type: factor.factor_type, expires_at, ...(asked && { webauthn: asked.webauthn }) });
  };

const Answer = z.object({
  challenge_id: optional(z.string()),
  code: optional(z.string()),
  webauthn: optional(z.unknown()),
});
type Challenge = {
  id: string;
  verified_at: string | null;
  address: string;
  created_at: string;
  /** What a security key was asked to sign. */
  asked: string | null;
};

/** POST /factors/{id}/verify: the right code lifts this session to aal2 and ends the ones that stayed below. */
export const verifyFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const caller = await requireFirstStep(parts, context);
    const { account } = caller;
    const factor = answerableFactor(caller, context);
    const { challenge_id = "", code = "", webauthn } = await readJson(context, Answer);
    const isKey = factor.factor_type === "webauthn";
    if (!isKey && !code) throw invalid("Code needs to be non-empty");
    requireVerification(parts, factor);
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
    if (isKey) {
      // Nobody guesses a signature; what is counted are the challenges, and each is good for one answer.
      if (!(await isFirstUse(parts, `challenge ${challenge.id}`, challengeLife))) throw notVerified();
      const shown = { account, factor, challenge: challenge.asked ?? "", answer: webauthn };
      const credential = await readFactorAnswer(parts, shown);
      return context.json(await liftSession(parts, caller, { factor, challenge, client, credential }));
    }
    const guess = await limitFactorGuesses(parts, account, client);
    // A code says nothing of the app it comes from, so a client tries it on each. The right code at another of the
    // person's own apps does not open, and is no guess either.
    const isShown = [factor, ...verifiedFactors(account)].some((own) => stepOf(parts, own, code) !== undefined);
    if (isShown) await guess.wasRight();
    const isRight = (await limitAttempts(parts, challenge.id)) && (await isCodeNow(parts, factor, code));
    if (!isRight) {
      await audit(
        parts.pool,
        { action: "verification_attempted", actor: account, at, client },
        { factor_id: factor.id },
      );
      throw wrongCode();
    }
    const session = await liftSession(parts, caller, { factor, challenge, client });
    return context.json(session);
  };

type Lift = { factor: Factor; challenge: Challenge; client: Client; credential?: StoredCredential };

async function liftSession(
  parts: AuthParts,
  { account, session }: Caller,
  { factor, challenge, client, credential }: Lift,
) {
  return inTransaction(parts.pool, async (db) => {
    const at = parts.clock();
    // One after the other: the factor, and with it the challenge, or this session may have been taken away just now.
    await lockAccount(db, account.id);
    const { rowCount } = await db.query(
      `update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null
         and exists (select from auth.sessions where id = $3)`,
      [challenge.id, at, session.id],
    );
    if (!rowCount) throw wrongCode();
    await db.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [factor.id, at]);
    await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [account.id]);
    await db.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
      session.id,
      factor.id,
      at,
    ]);
    await db.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [account.id]);
    if (credential) await storeFactorCredential(db, factor.id, credential);
    await addMethod(db, session.id, credential ? "mfa/webauthn" : "totp", at);
    await stopFactorRecovery(db, account.id);
    if (factor.status === "unverified") await queueAccountMail(db, { template: "auth-factor-added", account, at });
    const isNew = await rememberClient(parts, db, account.email, client);
    if (isNew && factor.status === "verified") await tellOfNewDevice(db, { account, client, at });
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
    `select id, verified_at, host(ip_address) as address, created_at, web_authn_session_data ->> 'challenge' as asked
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factor.id],
  );
  return rows[0];
}

/** The code of this moment or its neighbours, each good for one use. */
async function isCodeNow(parts: AuthParts, factor: Factor, code: string): Promise<boolean> {
  const step = stepOf(parts, factor, code);
  return step !== undefined && isFirstUse(parts, `${factor.id} ${step}`, 4 * period);
}

/** The half minute in which the app shows this code, if that is about now. */
function stepOf({ clock }: AuthParts, { secret }: Factor, code: string): number | undefined {
  if (secret === null) return undefined;
  const timestamp = clock().getTime();
  const delta = totpOf(secret).validate({ token: code.trim(), timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** Whoever owes the second step takes it with an app that was set up before; to set up another is for afterwards. */
function answerableFactor({ account, session }: Caller, context: Context): Factor {
  const factor = factorOf(account, context);
  if (factor.status === "unverified" && needsSecondFactor(account, session)) throw owesSecondStep();
  return factor;
}

const wrongCode = () => new AuthFailure(422, "mfa_verification_failed", "Invalid TOTP code entered");

function requireVerification(parts: AuthParts, { factor_type }: Factor): void {
  if (factor_type === "webauthn") requireWebauthn(parts, "verify");
  else if (!parts.settings.mfa.totp.verify_enabled) throw noCodes();
}

const noCodes = () => new AuthFailure(422, "mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP");
