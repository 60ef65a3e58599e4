import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { queueAccountMail } from "./account-mail.ts";
import { type Account, confirmAddress, createAccount, findAccountByEmail, type Json, lockAccount } from "./accounts.ts";
import { audit } from "./audit.ts";
import type { Door } from "./doors.ts";
import { AuthFailure, invalid } from "./failures.ts";
import { limitClient, limitMail } from "./limits.ts";
import { checkPassword } from "./passwords.ts";
import { rememberBrowser } from "./pkce.ts";
import { Challenge, Email, Metadata, optional, readJson } from "./request-body.ts";
import { startSession } from "./sessions.ts";
import { toUser } from "./wire.ts";

const Body = z
  .object({
    email: optional(Email),
    phone: optional(z.string()),
    password: optional(z.string()),
    data: optional(Metadata),
  })
  .and(Challenge);

/**
 * POST /signup. With confirmation, a known and an unknown address get the same answer after the same work; who is who
 * shows only in the mailbox. Without it an account is there at once, and a taken address has to be said.
 */
export const signUp: Door =
  ({ parts, clientOf, redirectOf }) =>
  async (context: Context) => {
    const { email, phone, password, data = {}, ...challenge } = await readJson(context, Body);
    const { settings, pool, hasher } = parts;
    const client = clientOf(context);
    if (phone) throw new AuthFailure(400, "phone_provider_disabled", "Phone signups are disabled");
    if (!email) throw new AuthFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    if (!settings.enable_signup) throw new AuthFailure(422, "signup_disabled", "Signups not allowed for this instance");
    if (!settings.email.enable_signup) {
      throw new AuthFailure(400, "email_provider_disabled", "Email signups are disabled");
    }
    if (!password) throw invalid("Signup requires a valid password");
    await limitClient(parts, client, "sign_in_sign_ups");
    checkPassword(password, { minimum: settings.minimum_password_length, email });

    const known = await findAccountByEmail(pool, email);
    // One piece of password work either way: a hash for a new account, a comparison for one that is there.
    const proof = known
      ? { isSame: await hasher.verify(known.encrypted_password ?? undefined, password) }
      : { passwordHash: await hasher.hash(password) };

    if (!settings.email.enable_confirmations) {
      const passwordHash = proof.passwordHash;
      if (!passwordHash) throw taken();
      const session = await inTransaction(pool, async (db) => {
        const at = parts.clock();
        const account = await createAccount(db, { email, passwordHash, userMetadata: data, at });
        if (!account) throw taken();
        await confirmAddress(db, account.id, at);
        await audit(db, { action: "user_signedup", actor: account, at, client }, { provider: "email" });
        return startSession(parts, db, { account, method: "password", client });
      });
      return context.json(session);
    }

    const isTooSoon = await limitMail(parts, { address: email, client, kind: "signup" });
    const redirectTo = redirectOf(context);
    const user = await inTransaction(pool, async (db) => {
      const at = parts.clock();
      const created = proof.passwordHash
        ? await createAccount(db, { email, passwordHash: proof.passwordHash, userMetadata: data, at })
        : undefined;
      const found = created ?? (await findAccountByEmail(db, email));
      const account = found && (await lockAccount(db, found.id));
      if (!account) throw new AuthFailure(503, "conflict", "The account is just being changed. Please try again.");
      if (account.email_confirmed_at) {
        await audit(db, { action: "user_repeated_signup", actor: account, at, client }, { provider: "email" });
        if (!isTooSoon) await queueAccountMail(db, { template: "auth-already-registered", account });
        return toUser(inventAccount(email, data, at));
      }
      if (!created) {
        const isSame = proof.isSame ?? (await hasher.verify(account.encrypted_password ?? undefined, password));
        // Two people want this address, and only the mailbox can tell whose it is: until it does, nobody's password counts.
        if (!isSame) await db.query("update auth.users set encrypted_password = '' where id = $1", [account.id]);
      }
      await db.query("update auth.users set confirmation_sent_at = $2 where id = $1", [account.id, at]);
      await audit(db, { action: "user_confirmation_requested", actor: account, at, client }, { provider: "email" });
      if (!isTooSoon) {
        const flowId = await rememberBrowser(db, { challenge, userId: account.id, method: "email/signup", at });
        await queueAccountMail(db, { template: "auth-confirm-signup", account, redirectTo, flowId });
      }
      return toUser(created ? { ...created, confirmation_sent_at: at.toISOString() } : inventAccount(email, data, at));
    });
    return context.json(user);
  };

const taken = () => new AuthFailure(422, "user_already_exists", "User already registered");

/** What a new account would look like: the answer for an address that has one. */
function inventAccount(email: string, data: Json, at: Date): Account {
  const id = randomUUID();
  const now = at.toISOString();
  const proof = { sub: id, email, email_verified: false, phone_verified: false };
  const identity = { id: randomUUID(), user_id: id, provider: "email", provider_id: id, identity_data: proof, email };
  const never = {
    email_confirmed_at: null,
    invited_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    confirmed_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    encrypted_password: null,
  };
  const unset = {
    confirmation_token: "",
    recovery_token: "",
    email_change: "",
    email_change_token_new: "",
    email_change_token_current: "",
    email_change_confirm_status: 0,
    reauthentication_token: "",
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    ...never,
    ...unset,
    confirmation_sent_at: now,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: { ...data, ...proof },
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    identities: [{ ...identity, last_sign_in_at: now, created_at: now, updated_at: now }],
    factors: [],
  };
}
