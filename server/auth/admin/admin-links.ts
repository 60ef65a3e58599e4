import type pg from "pg";
import { z } from "zod";
import { inTransaction } from "../../database/transaction.ts";
import { type Account, findAccount, findAccountByEmail } from "../accounts.ts";
import { audit } from "../audit.ts";
import { requireSecretKey } from "../caller.ts";
import { emailTaken, invalid, notFound } from "../failures.ts";
import { queueAccountMail, verifyLink } from "../mail-links/account-mail.ts";
import { type CodeKind, mintCode } from "../mail-links/one-time-codes.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { Email, Metadata, optional, readJson } from "../request-body.ts";
import type { Door } from "../service.ts";
import { openUnconfirmed } from "../unconfirmed-accounts.ts";
import { toUser } from "../wire.ts";

const Invitation = z.object({ email: Email, data: optional(Metadata) });

/** POST /invite: an account without a password, and a mail that opens it. */
export const invite: Door =
  ({ parts, clientOf, redirectOf }) =>
  async (context) => {
    requireSecretKey(parts, context);
    const { email, data = {} } = await readJson(context, Invitation);
    const account = await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      const invited = await openUnconfirmed(db, { email, data, at });
      if (!invited) throw emailTaken();
      const client = clientOf(context);
      await markSent(db, invited, "confirmation_token", at);
      await db.query("update auth.users set invited_at = $2 where id = $1", [invited.id, at]);
      await audit(db, { action: "user_invited", actor: "service_role", at, client }, { user_id: invited.id });
      await queueAccountMail(db, { template: "auth-invite", account: invited, redirectTo: redirectOf(context) });
      return findAccount(db, invited.id);
    });
    return context.json(account && toUser(account));
  };

const kinds: ReadonlyMap<string, CodeKind> = new Map([
  ["signup", "confirmation_token"],
  ["invite", "confirmation_token"],
  ["magiclink", "recovery_token"],
  ["recovery", "recovery_token"],
  ["email_change_current", "email_change_token_current"],
  ["email_change_new", "email_change_token_new"],
]);

const LinkOrder = z.object({
  type: optional(z.string()),
  email: Email,
  new_email: optional(Email),
  password: optional(z.string()),
  data: optional(Metadata),
  redirect_to: optional(z.string()),
});

/** POST /admin/generate_link: code and link as a mail would carry them, for a mail that somebody else sends. */
export const generateLink: Door =
  ({ parts, clientOf, allowRedirect, redirectOf }) =>
  async (context) => {
    const { type = "", email, new_email, password, data = {}, redirect_to } = await readJson(context, LinkOrder);
    const known = await findAccountByEmail(parts.pool, email);
    const kind = kinds.get(type);
    if (!kind) throw invalid(`Invalid email action link type requested: ${type.slice(0, 40)}`);
    if (!known && !["signup", "invite", "magiclink"].includes(type)) {
      throw notFound("user_not_found", "User with this email not found");
    }
    // A magic link for nobody is a sign-up.
    const isSignUp = type === "signup" || (type === "magiclink" && !known);
    if (type === "signup" && !known) {
      if (!password) throw invalid("Signup requires a valid password");
      checkPassword(password, { minimum: parts.settings.minimum_password_length, email });
    }
    if (type.startsWith("email_change")) {
      if (!new_email) throw invalid("An email address is required");
      if (await findAccountByEmail(parts.pool, new_email)) throw emailTaken();
    }
    const passwordHash = isSignUp && password ? await parts.hasher.hash(password) : "";
    const verification_type = isSignUp ? "signup" : type;
    const linkKind = isSignUp ? "confirmation_token" : kind;
    const redirectTo = redirect_to ? allowRedirect(redirect_to) : redirectOf(context);

    const { account, minted } = await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      const isNew = linkKind === "confirmation_token";
      const target = known && !isNew ? known : await openUnconfirmed(db, { email, data, passwordHash, at });
      if (!target) throw emailTaken();
      if (linkKind.startsWith("email_change")) {
        await db.query(
          `update auth.users set email_change = $2::text,
           email_change_confirm_status = case when email_change = $2::text then email_change_confirm_status else 0 end
         where id = $1`,
          [target.id, new_email],
        );
      }
      await markSent(db, target, linkKind, at);
      if (type === "invite") await db.query("update auth.users set invited_at = $2 where id = $1", [target.id, at]);
      const address = linkKind === "email_change_token_new" ? (new_email ?? email) : email;
      const code = await mintCode(parts, db, { account: target, kind: linkKind, address });
      const action = linkKind === "recovery_token" ? "user_recovery_requested" : "user_invited";
      await audit(db, { action, actor: "service_role", at, client: clientOf(context) }, { user_id: target.id });
      return { account: await findAccount(db, target.id), minted: code };
    });
    if (!account) throw notFound("user_not_found", "User not found");
    const linkType = type.startsWith("email_change") ? "email_change" : verification_type;
    return context.json({
      ...toUser(account),
      action_link: verifyLink(parts, { token: minted.token, type: linkType, redirectTo }),
      email_otp: minted.code,
      hashed_token: minted.token,
      verification_type,
      redirect_to: redirectTo,
    });
  };

const sentColumns: Record<CodeKind, string> = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_current: "email_change_sent_at",
  email_change_token_new: "email_change_sent_at",
  reauthentication_token: "reauthentication_sent_at",
};

async function markSent(db: pg.PoolClient, { id }: Account, kind: CodeKind, at: Date): Promise<void> {
  await db.query(`update auth.users set ${sentColumns[kind]} = $2, updated_at = $2 where id = $1`, [id, at]);
}
