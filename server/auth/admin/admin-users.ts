import type { Context } from "hono";
import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction } from "../../database/transaction.ts";
import {
  type Account,
  confirmAddress,
  createAccount,
  findAccount,
  findAccountByEmail,
  listAccounts,
  mergeMetadata,
} from "../accounts.ts";
import { audit } from "../audit.ts";
import { AuthFailure, emailTaken, invalid, notFound } from "../failures.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import { voidCodes } from "../mail-links/one-time-codes.ts";
import type { AuthParts } from "../parts.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { Email, Metadata, optional, readJson, readShape } from "../request-body.ts";
import { randomToken } from "../secrets-at-rest.ts";
import type { Door } from "../service.ts";
import { endSessions } from "../sessions.ts";
import { toUser } from "../wire.ts";

/** Administration, for the holder of the secret key alone. */

const largestPage = 1000;

/** A whole number, as the service itself reads one; left out, or empty, it is the usual. */
function wholeNumber(context: Context, name: string, { usual, least }: { usual: number; least: number }): number {
  const given = context.req.query(name) || String(usual);
  if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given);
  throw invalid(`Bad Pagination Parameters: ${name} must be a whole number from ${least} on`);
}

/** GET /admin/users: newest first, in pages. */
export const listUsers: Door =
  ({ parts }) =>
  async (context) => {
    const wanted = {
      // Page 0 is the first one, as it is to the service whose wire this is.
      page: Math.max(1, wholeNumber(context, "page", { usual: 1, least: 0 })),
      perPage: Math.min(largestPage, wholeNumber(context, "per_page", { usual: 50, least: 1 })),
    };
    const { accounts, total } = await listAccounts(parts.pool, wanted);
    const last = Math.max(1, Math.ceil(total / wanted.perPage));
    const linkTo = (number: number, name: string) =>
      `</admin/users?page=${number}&per_page=${wanted.perPage}>; rel="${name}"`;
    context.header("x-total-count", String(total));
    context.header(
      "link",
      [...(wanted.page < last ? [linkTo(wanted.page + 1, "next")] : []), linkTo(last, "last")].join(", "),
    );
    return context.json({ users: accounts.map(toUser), aud: "authenticated" });
  };

/** GET /admin/users/{id} */
export const getUserById: Door =
  ({ parts }) =>
  async (context) =>
    context.json(toUser(await loadUser(parts, context)));

const Attributes = z.object({
  id: optional(z.string().refine(isUuid)),
  email: optional(Email),
  phone: optional(z.string()),
  password: optional(z.string()),
  password_hash: optional(z.string().max(255)),
  email_confirm: optional(z.boolean()),
  user_metadata: optional(z.record(z.string(), z.unknown())),
  app_metadata: optional(z.record(z.string(), z.unknown())),
  ban_duration: optional(z.string()),
  // A user's token never carries the secret key's role.
  role: optional(z.string().regex(/^(?!service_role$|postgres$|supabase)[a-z_]{1,63}$/)),
});

type Attributes = z.infer<typeof Attributes>;

/** POST /admin/users */
export const createUser: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const wanted = await readJson(context, Attributes);
    const { email, id, role } = wanted;
    refusePhone(wanted);
    if (!email) throw invalid("Cannot create a user without either an email or phone");
    if (wanted.password && wanted.password_hash) {
      throw invalid("Only a password or a password hash should be provided");
    }
    const passwordHash = await hashOf(parts, wanted, email);
    const bannedUntil = bannedUntilOf(parts, wanted);
    const userMetadata = readShape(Metadata, wanted.user_metadata ?? {});
    const appMetadata = readShape(Metadata, wanted.app_metadata ?? {});
    if (await findAccountByEmail(parts.pool, email)) throw emailTaken();

    const account = await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      const created = await createAccount(db, {
        id,
        email,
        passwordHash: passwordHash ?? "",
        userMetadata,
        appMetadata,
        role,
        at,
      });
      if (!created) throw emailTaken();
      if (wanted.email_confirm) await confirmAddress(db, created.id, at);
      if (bannedUntil)
        await db.query("update auth.users set banned_until = $2 where id = $1", [created.id, bannedUntil]);
      const client = clientOf(context);
      await audit(db, { action: "user_signedup", actor: "service_role", at, client }, { user_id: created.id });
      return findAccount(db, created.id);
    });
    return context.json(account && toUser(account));
  };

/** PUT /admin/users/{id}: takes effect at once. A new password ends every session of the account. */
export const updateUserById: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const account = await loadUser(parts, context);
    const wanted = await readJson(context, Attributes);
    refusePhone(wanted);
    const { email = account.email, role, user_metadata, app_metadata } = wanted;
    const passwordHash = await hashOf(parts, wanted, email);
    const bannedUntil = bannedUntilOf(parts, wanted);
    const userMetadata = readShape(Metadata, mergeMetadata(account.raw_user_meta_data, user_metadata ?? {}));
    const appMetadata = readShape(Metadata, mergeMetadata(account.raw_app_meta_data, app_metadata ?? {}));
    if (email !== account.email && (await findAccountByEmail(parts.pool, email))) throw emailTaken();

    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await db.query(
        `update auth.users set email = $2, role = coalesce($3, role), raw_user_meta_data = $4, raw_app_meta_data = $5,
         banned_until = case when $6 then $7 else banned_until end, updated_at = $8 where id = $1`,
        [account.id, email, role, userMetadata, appMetadata, bannedUntil !== undefined, bannedUntil, at],
      );
      if (email !== account.email) {
        await db.query(
          `update auth.identities set updated_at = $3,
           identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', $4::boolean)
         where user_id = $1 and provider = 'email'`,
          [account.id, email, at, wanted.email_confirm ?? false],
        );
        await voidCodes(db, account.id);
      }
      if (wanted.email_confirm) await confirmAddress(db, account.id, at);
      if (passwordHash) {
        await db.query("update auth.users set encrypted_password = $2 where id = $1", [account.id, passwordHash]);
        await voidCodes(db, account.id);
        await endSessions(db, account.id, "global");
        await queueAccountMail(db, { template: "auth-password-changed", account, to: email });
      }
      const client = clientOf(context);
      await audit(db, { action: "user_modified", actor: "service_role", at, client }, { user_id: account.id });
    });
    return context.json(toUser(await loadUser(parts, context)));
  };

/**
 * DELETE /admin/users/{id}. A soft deletion keeps the row for what refers to it, and nothing that names a person. What
 * else goes with an account, the database knows: private.erase_account. That somebody was deleted is written down, not who.
 */
export const deleteUser: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const account = await loadUser(parts, context);
    const { should_soft_delete } = await readJson(context, z.object({ should_soft_delete: optional(z.boolean()) }));
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      const client = clientOf(context);
      await audit(db, { action: "user_deleted", actor: "service_role", at, client });
      if (!should_soft_delete) {
        await db.query("delete from auth.users where id = $1", [account.id]);
        return;
      }
      // Nothing of the address is in it: a hash of one can be found by trying.
      const veil = randomToken();
      await endSessions(db, account.id, "global");
      await voidCodes(db, account.id);
      await db.query("delete from auth.mfa_factors where user_id = $1", [account.id]);
      await db.query("delete from auth.webauthn_credentials where user_id = $1", [account.id]);
      await db.query(
        `update auth.users set email = $2, encrypted_password = '', email_change = '', raw_user_meta_data = '{}',
         raw_app_meta_data = '{}', deleted_at = $3, updated_at = $3 where id = $1`,
        [account.id, veil, at],
      );
      await db.query("update auth.identities set identity_data = '{}', provider_id = $2 where user_id = $1", [
        account.id,
        veil,
      ]);
    });
    return context.json({});
  };

export async function loadUser({ pool }: AuthParts, context: Context): Promise<Account> {
  const id = context.req.param("user") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "user_id must be an UUID");
  const account = await findAccount(pool, id);
  if (!account) throw notFound("user_not_found", "User not found");
  return account;
}

async function hashOf(parts: AuthParts, { password, password_hash }: Attributes, email: string) {
  if (password_hash) {
    if (!password_hash.startsWith("$argon2id$")) throw invalid("password_hash must be an Argon2id hash");
    return password_hash;
  }
  if (!password) return undefined;
  checkPassword(password, { minimum: parts.settings.minimum_password_length, email });
  return parts.hasher.hash(password);
}

function refusePhone({ phone }: Attributes): void {
  if (phone) throw new AuthFailure(400, "phone_provider_disabled", "Unsupported phone provider");
}

const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Go's durations: "24h", "1h30m"; "none" lifts a ban (null), and nothing given leaves it (undefined). */
function bannedUntilOf({ clock }: AuthParts, { ban_duration }: Attributes): Date | null | undefined {
  if (ban_duration === undefined) return undefined;
  if (ban_duration === "none") return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(ban_duration) || ban_duration.length > 30) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${ban_duration.slice(0, 30)}"`);
  }
  const parts = ban_duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g);
  const seconds = parts.reduce((sum, [, amount, unit = "s"]) => sum + Number(amount) * (unitSeconds[unit] ?? 0), 0);
  return new Date(Math.min(clock().getTime() + seconds * 1000, Date.UTC(9000, 0)));
}
