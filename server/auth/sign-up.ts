import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import {
  type Account,
  asSignUp,
  confirmAddress,
  createAccount,
  findAccountByEmail,
  type Json,
  lockAccount,
  unprovenClaims,
} from "./accounts.ts";
import { audit, nobody } from "./audit.ts";
import { AuthFailure, invalid } from "./failures.ts";
import { limitClient } from "./limits.ts";
import { oweAskedMails } from "./mail-links/account-mail.ts";
import { limitAsking } from "./mail-links/mail-limits.ts";
import { rememberBrowser } from "./mail-links/pkce.ts";
import { checkPassword } from "./passwords/passwords.ts";
import { Challenge, Email, Metadata, optional, readJson } from "./request-body.ts";
import type { Door } from "./service.ts";
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
    const isSame = ({ encrypted_password }: Account) => hasher.verify(encrypted_password ?? undefined, password);
    const proof = known ? { isSame: await isSame(known) } : { passwordHash: await hasher.hash(password) };
    const wanted = asSignUp(email, data);

    if (!settings.email.enable_confirmations) {
      const passwordHash = proof.passwordHash;
      if (!passwordHash) throw taken();
      const session = await inTransaction(pool, async (db) => {
        const at = parts.clock();
        const account = await createAccount(db, { ...wanted, passwordHash, at });
        if (!account) throw taken();
        await confirmAddress(db, account.id, at);
        await audit(db, { action: "user_signedup", actor: account, at, client }, { provider: "email" });
        return startSession(parts, db, { account, method: "password", client });
      });
      return context.json(session);
    }

    const isTooSoon = await limitAsking(parts, { address: email, client, kind: "signup" });
    const redirectTo = redirectOf(context);
    const user = await inTransaction(pool, async (db) => {
      const at = parts.clock();
      const created = await createAccount(db, { ...wanted, passwordHash: proof.passwordHash, at });
      const found = await findAccountByEmail(db, email);
      const account = found && (await lockAccount(db, found.id));
      if (!account) throw new AuthFailure(503, "conflict", "The account is just being changed. Please try again.");
      const isConfirmed = account.email_confirmed_at !== null;
      // Two people want this address, and only the mailbox can tell whose it is: until it does, nobody's password counts.
      const isDisputed = !created && !isConfirmed && !(proof.isSame ?? (await isSame(account)));
      await db.query(
        `update auth.users set confirmation_sent_at = $2, encrypted_password = case when $3 then '' else encrypted_password end
         where id = $1 and email_confirmed_at is null`,
        [account.id, at, isDisputed],
      );
      const action = isConfirmed ? "user_repeated_signup" : "user_confirmation_requested";
      await audit(db, { action, actor: account, at, client }, { provider: "email" });
      if (!isTooSoon) {
        const userId = isConfirmed ? nobody.id : account.id;
        const flowId = await rememberBrowser(db, { challenge, userId, method: "email/signup", at });
        const template = isConfirmed ? "auth-already-registered" : "auth-confirm-signup";
        await oweAskedMails(parts, db, [{ template, account, redirectTo, flowId, isOwner: false, isDecoy: false }]);
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
  const proof = unprovenClaims(id, email);
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
