import type { Context } from "hono";
import { z } from "zod";
import { inTransaction } from "../../database/transaction.ts";
import { type Account, asSignUp, createAccount, findAccountByEmail, isBanned, type Json } from "../accounts.ts";
import { audit, type Happening, nobody } from "../audit.ts";
import { requireUser } from "../caller.ts";
import { isKeptFrom } from "../demonstration.ts";
import { AuthFailure, invalid } from "../failures.ts";
import { isKnownClient, limitClient } from "../limits.ts";
import { Challenge, Email, Metadata, optional, readJson } from "../request-body.ts";
import type { Door, Service } from "../service.ts";
import type { AuthMethod } from "../sessions.ts";
import { type AccountMail, nobodyAt, oweAskedMails } from "./account-mail.ts";
import { limitAsking } from "./mail-limits.ts";
import { rememberBrowser } from "./pkce.ts";

/**
 * The doors that mail a code and answer {}: whether the address has an account shows in the mailbox alone. What is known
 * and what is not takes the same statements in the same order, the audit and a mail in the queue included, which for
 * nobody is a decoy; and nobody hears what others asked for.
 */

type Asked = {
  email: string;
  kind: string;
  action: Happening;
  challenge?: Challenge;
  /** What a new account knows about its owner, where an address without one gets one. */
  newcomer?: Json;
};

type Sending = {
  mails: { template: AccountMail; to?: string }[];
  method: AuthMethod;
  sentAt: string;
  /** Whether the account is to get them; one that is banned, or not there, never is. */
  isDue?: boolean;
};

async function mailIfKnown(
  { parts, clientOf, redirectOf }: Service,
  context: Context,
  { email, kind, action, challenge = {}, newcomer }: Asked,
  choose: (account: Account | undefined, isNew: boolean) => Sending,
) {
  const client = clientOf(context);
  await limitClient(parts, client, "sign_in_sign_ups");
  const isTooSoon = await limitAsking(parts, { address: email, client, kind });
  if (isTooSoon) throw isTooSoon;
  const isOwner = await isKnownClient(parts, email, client);
  const redirectTo = redirectOf(context);
  await inTransaction(parts.pool, async (db) => {
    const at = parts.clock();
    const created = newcomer && (await createAccount(db, { ...asSignUp(email, newcomer), passwordHash: "", at }));
    const account = await findAccountByEmail(db, email);
    const { mails, method, sentAt, isDue = true } = choose(account, created !== undefined);
    await audit(db, { action, actor: account ?? nobody, at, client });
    const isWrittenTo = account && isDue && !isBanned(account, at) && !isKeptFrom(account, client);
    const addressee = isWrittenTo ? account : nobodyAt(email);
    const isDecoy = addressee !== account;
    const flowId = await rememberBrowser(db, { challenge, userId: addressee.id, method, at });
    const asking = { account: addressee, redirectTo, flowId, isOwner, isDecoy };
    const isOwed = await oweAskedMails(
      parts,
      db,
      mails.map((mail) => ({ ...mail, ...asking })),
    );
    await db.query(`update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`, [
      isOwed ? addressee.id : nobody.id,
      at,
    ]);
  });
  return context.json({});
}

const confirmation: Sending = {
  mails: [{ template: "auth-confirm-signup" }],
  method: "email/signup",
  sentAt: "confirmation_sent_at",
};
const magicLink: Sending = {
  mails: [{ template: "auth-magic-link" }],
  method: "magiclink",
  sentAt: "recovery_sent_at",
};
const recovery: Sending = { mails: [{ template: "auth-recovery" }], method: "recovery", sentAt: "recovery_sent_at" };

const Otp = z
  .object({
    email: optional(Email),
    phone: optional(z.string()),
    create_user: z.boolean().default(true),
    data: optional(Metadata),
  })
  .and(Challenge);

/** POST /otp: a sign-in by mail, and a sign-up for an address that is new. */
export const otp: Door = (service) => async (context) => {
  const { email, phone, create_user, data, ...challenge } = await readJson(context, Otp);
  if (email && phone) throw invalid("Only an email address or phone number should be provided");
  if (phone) throw new AuthFailure(400, "phone_provider_disabled", "Unsupported phone provider");
  if (!email) throw invalid("One of email or phone must be set");
  const { settings } = service.parts;
  const mayCreate = create_user && settings.enable_signup && settings.email.enable_signup;
  const newcomer = mayCreate ? { ...data } : undefined;
  const asked = { email, kind: "magiclink", action: "user_recovery_requested", challenge, newcomer } as const;
  return mailIfKnown(service, context, asked, (_, isNew) => (isNew ? confirmation : magicLink));
};

/** POST /recover: the way back in for whoever forgot the password. */
export const recover: Door = (service) => async (context) => {
  const { email, ...challenge } = await readJson(context, z.object({ email: Email }).and(Challenge));
  const asked = { email, kind: "recovery", action: "user_recovery_requested", challenge } as const;
  return mailIfKnown(service, context, asked, () => recovery);
};

const Resend = z
  .object({ email: optional(Email), phone: optional(z.string()), type: optional(z.string()) })
  .and(Challenge);

/** POST /resend: the mail of a sign-up or a change of address once more. */
export const resend: Door = (service) => async (context) => {
  const { email, phone, type, ...challenge } = await readJson(context, Resend);
  if (phone || type === "sms" || type === "phone_change") {
    throw new AuthFailure(400, "phone_provider_disabled", "Unsupported phone provider");
  }
  if (!email) throw invalid("Type provided requires an email address");
  if (type === "signup") {
    const asked = { email, kind: "resend", action: "user_confirmation_requested", challenge } as const;
    return mailIfKnown(service, context, asked, (account) => ({
      ...confirmation,
      isDue: account?.email_confirmed_at === null,
    }));
  }
  if (type === "email_change") {
    const asked = { email, kind: "email_change", action: "user_email_change_requested", challenge } as const;
    const isDouble = service.parts.settings.email.double_confirm_changes;
    return mailIfKnown(service, context, asked, (account) => {
      const to = account?.email_change;
      const toNew = { template: "auth-email-change-new", to: to || email } as const;
      const mails = isDouble ? [{ template: "auth-email-change-current" } as const, toNew] : [toNew];
      return { mails, method: "email_change", sentAt: "email_change_sent_at", isDue: Boolean(to) };
    });
  }
  throw invalid("Missing one of these types: signup, email_change");
};

/** GET /reauthenticate: mails a nonce to the signed-in person, who brings it along with a new password. */
export const reauthenticate: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    const client = clientOf(context);
    const isTooSoon = await limitAsking(parts, { address: account.email, client, kind: "reauthentication" });
    if (isTooSoon) throw isTooSoon;
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await audit(db, { action: "user_reauthenticate_requested", actor: account, at, client });
      const mail = { template: "auth-reauthentication", account, isOwner: true, isDecoy: false } as const;
      const isOwed = await oweAskedMails(parts, db, [mail]);
      if (isOwed) {
        await db.query("update auth.users set reauthentication_sent_at = $2 where id = $1", [account.id, at]);
      }
    });
    return context.json({});
  };
