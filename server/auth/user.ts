import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { findAccount, findAccountByEmail, lockAccount, mergeMetadata } from "./accounts.ts";
import { audit } from "./audit.ts";
import { type Caller, owesSecondStep, requireFirstStep, requireUser, userNotFound } from "./caller.ts";
import { AuthFailure, invalid } from "./failures.ts";
import { limitAttempts, limitClient } from "./limits.ts";
import { oweAskedMails, queueAccountMail } from "./mail-links/account-mail.ts";
import { limitAsking } from "./mail-links/mail-limits.ts";
import { isCodeOf, isExpired, listOutstanding, takeCode, voidCodes } from "./mail-links/one-time-codes.ts";
import { rememberBrowser } from "./mail-links/pkce.ts";
import type { AuthParts } from "./parts.ts";
import { checkPassword } from "./passwords/passwords.ts";
import { Challenge, Email, Metadata, optional, readJson, readShape } from "./request-body.ts";
import type { Door } from "./service.ts";
import { endSessions, needsSecondFactor } from "./sessions.ts";
import { toUser } from "./wire.ts";

/** GET /user: the account behind the token, as it is now. */
export const getUser: Door =
  ({ parts }) =>
  async (context) => {
    const { account } = await requireFirstStep(parts, context);
    return context.json(toUser(account));
  };

const Update = z
  .object({
    email: optional(Email),
    phone: optional(z.string()),
    password: optional(z.string()),
    nonce: optional(z.string()),
    data: optional(z.record(z.string(), z.unknown())),
    app_metadata: optional(z.unknown()),
  })
  .and(Challenge);

/** PUT /user: a new password, a new address, other metadata; each only as far as this session may. */
export const updateUser: Door =
  ({ parts, clientOf, redirectOf }) =>
  async (context) => {
    const caller = await requireUser(parts, context);
    const { account, session } = caller;
    const body = await readJson(context, Update);
    const { phone, password, nonce, data, app_metadata, email, ...challenge } = body;
    const newEmail = email && email !== account.email ? email : undefined;
    const client = clientOf(context);

    if (app_metadata !== undefined) {
      throw new AuthFailure(403, "not_admin", "Updating app_metadata requires admin privileges");
    }
    if (phone) throw new AuthFailure(400, "phone_provider_disabled", "Unsupported phone provider");
    if (password) await limitClient(parts, client, "sign_in_sign_ups");
    const passwordHash = password && (await preparePassword(parts, caller, password, nonce));
    if (newEmail) {
      const isTooSoon = await limitAsking(parts, { address: account.email, client, kind: "email_change" });
      if (isTooSoon) throw isTooSoon;
    }

    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      if (passwordHash) {
        await db.query("update auth.users set encrypted_password = $2 where id = $1", [account.id, passwordHash]);
        await voidCodes(db, account.id);
        await endSessions(db, account.id, "others", session.id);
        await queueAccountMail(db, { template: "auth-password-changed", account });
        await audit(db, { action: "user_updated_password", actor: account, at, client });
      }
      if (data) {
        // Under the lock, so that of two changes at once neither is lost.
        const current = await lockAccount(db, account.id);
        const metadata = readShape(Metadata, mergeMetadata(current?.raw_user_meta_data ?? {}, data));
        await db.query("update auth.users set raw_user_meta_data = $2 where id = $1", [account.id, metadata]);
      }
      if (newEmail) {
        const flowId = await rememberBrowser(db, { challenge, userId: account.id, method: "email_change", at });
        const asking = { redirectTo: redirectOf(context), flowId, isDecoy: false };
        // Asking for the same change again leaves the mails of the first time valid: the new ones may be more than a
        // mailbox is to get. Another change makes them void.
        if (newEmail !== account.email_change) {
          await db.query(
            "delete from auth.one_time_tokens where user_id = $1 and token_type::text like 'email_change%'",
            [account.id],
          );
          await db.query(
            `update auth.users set email_change = $2, email_change_confirm_status = 0,
             email_change_token_new = '', email_change_token_current = '' where id = $1`,
            [account.id, newEmail],
          );
        }
        await db.query("update auth.users set email_change_sent_at = $2 where id = $1", [account.id, at]);
        // Taken or free, the answer is the same; only the mailbox's owner learns that it is taken.
        const owner = await findAccountByEmail(db, newEmail);
        const toNew = owner
          ? ({ template: "auth-already-registered", account: owner } as const)
          : ({ template: "auth-email-change-new", account, to: newEmail } as const);
        const toCurrent = { template: "auth-email-change-current", account } as const;
        await oweAskedMails(parts, db, [
          { ...toNew, ...asking, isOwner: false },
          ...(parts.settings.email.double_confirm_changes ? [{ ...toCurrent, ...asking, isOwner: true }] : []),
        ]);
        await audit(db, { action: "user_email_change_requested", actor: account, at, client });
      }
      await db.query("update auth.users set updated_at = $2 where id = $1", [account.id, at]);
      await audit(db, { action: "user_modified", actor: account, at, client });
    });
    const changed = await findAccount(parts.pool, account.id);
    if (!changed) throw userNotFound();
    return context.json(toUser(changed));
  };

/** An old session may be a stolen one: then only a nonce from the mailbox shows that the owner is asking. */
const freshFor = 24 * 3600 * 1000;

async function preparePassword(parts: AuthParts, caller: Caller, password: string, nonce?: string): Promise<string> {
  const { account, session } = caller;
  checkPassword(password, { minimum: parts.settings.minimum_password_length, email: account.email });
  const age = parts.clock().getTime() - new Date(session.created_at).getTime();
  const isNonceNeeded = parts.settings.email.secure_password_change && age > freshFor;
  if (isNonceNeeded && !nonce) {
    throw new AuthFailure(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (nonce) await spendNonce(parts, caller, nonce);
  if (account.encrypted_password && (await parts.hasher.verify(account.encrypted_password, password))) {
    throw new AuthFailure(422, "same_password", "New password should be different from the old password.");
  }
  return parts.hasher.hash(password);
}

async function spendNonce(parts: AuthParts, { account }: Caller, nonce: string): Promise<void> {
  const [outstanding] = await listOutstanding(parts.pool, account.email, ["reauthentication_token"]);
  const isRight =
    outstanding?.user_id === account.id &&
    (await limitAttempts(parts, outstanding.id)) &&
    !isExpired(parts, outstanding) &&
    isCodeOf(parts, account, outstanding, nonce) &&
    (await inTransaction(parts.pool, (db) => takeCode(db, outstanding.id)));
  if (!isRight) throw new AuthFailure(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}

/** POST /logout. Whoever still owes the second step may turn back, and sends nobody else away. */
export const logout: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account, session } = await requireFirstStep(parts, context);
    const scope = context.req.query("scope") ?? "global";
    if (scope !== "global" && scope !== "local" && scope !== "others") {
      throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    }
    if (scope !== "local" && needsSecondFactor(account, session)) throw owesSecondStep();
    await inTransaction(parts.pool, async (db) => {
      await endSessions(db, account.id, scope, session.id);
      await audit(db, { action: "logout", actor: account, at: parts.clock(), client: clientOf(context) }, { scope });
    });
    return context.body(null, 204);
  };

const noLinking = () => new AuthFailure(404, "manual_linking_disabled", "Manual linking is disabled");

/** GET /user/identities/authorize: there is no other provider to link. */
export const linkIdentity: Door =
  ({ parts }) =>
  async (context) => {
    await requireUser(parts, context);
    if (!parts.settings.enable_manual_linking) throw noLinking();
    throw invalid("Unsupported provider: provider is not enabled");
  };

/** DELETE /user/identities/{id}: an account keeps at least one. */
export const unlinkIdentity: Door =
  ({ parts }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    if (!parts.settings.enable_manual_linking) throw noLinking();
    if (!account.identities.some(({ id }) => id === context.req.param("id"))) {
      throw new AuthFailure(422, "identity_not_found", "Identity doesn't exist");
    }
    throw new AuthFailure(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
  };
