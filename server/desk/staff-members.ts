import { createClient } from "@supabase/supabase-js";
import type pg from "pg";
import type { StaffRole } from "#domain/desk.ts";
import { mailLandings } from "#domain/mail-landings.ts";
import { queueAccountMail } from "../auth/mail-links/account-mail.ts";
import { openUnconfirmed } from "../auth/unconfirmed-accounts.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { inTransaction, type Queryable } from "../database/transaction.ts";
import type { Settings } from "../environment.ts";

/** The part of the sign-in service that staff need: our own, or a hosted project's. */
type StaffAccounts = {
  /**
   * Makes an account without a password, and a mail that opens it. `unconfirmed` is one that somebody began with this
   * address and never confirmed: it may be anybody's, so nothing of it stays but, at most, its number.
   */
  invite: (email: string, unconfirmed?: string) => Promise<string>;
  /** Removes every second factor and every passkey: the next sign-in sets up a new one. */
  resetFactors: (id: string) => Promise<void>;
};

type Member = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  added_at: Date;
  added_by: string | null;
  has_factor: boolean;
};

/** Who gives a seat or takes a factor off: somebody at the desk, or the operator, who has no account there. */
type Doer = { id?: string; name: string };
type Seat = { role?: StaffRole; name?: string };

export type StaffMembers = {
  add: (email: string, by: Doer, seat?: Seat) => Promise<"added" | "invited" | "there already">;
  list: () => Promise<Member[]>;
  /** The last owner is not removed while others sit there. */
  remove: (email: string, by: Doer) => Promise<"removed" | "nobody" | "last owner">;
  resetFactor: (email: string, by: Doer) => Promise<boolean>;
};

/** Who may sit at the desk. */
export function openStaffMembers(
  pool: pg.Pool,
  { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY = "" }: Pick<Settings, "SUPABASE_URL" | "SUPABASE_SERVICE_ROLE_KEY">,
  siteUrl: () => URL,
): StaffMembers {
  /** Where an invited member chooses a password; the page leads on to the desk. */
  const landing = () => new URL(mailLandings.newPassword, siteUrl());
  const accounts = SUPABASE_URL
    ? hostedAccounts(SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, landing)
    : ownAccounts(pool, landing);

  async function find(email: string): Promise<{ id: string; isConfirmed: boolean } | undefined> {
    const { rows } = await pool.query<{ id: string; isConfirmed: boolean }>(
      `select id, email_confirmed_at is not null as "isConfirmed" from auth.users
       where email = $1 and not is_sso_user and deleted_at is null`,
      [email.toLowerCase()],
    );
    return rows[0];
  }
  const findId = async (email: string) => (await find(email))?.id;
  async function findMember(email: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ id: string }>("select user_id as id from private.staff where user_id = $1", [
      await findId(email),
    ]);
    return rows[0]?.id;
  }

  const log = (db: Queryable, by: Doer, what: string, about: string, after: string | null) =>
    db.query("insert into private.desk_events (who, who_name, what, about, after) values ($1, $2, $3, $4, $5)", [
      by.id ?? null,
      by.name,
      what,
      about.toLowerCase(),
      after,
    ]);

  return {
    async add(email, by, { role, name } = {}) {
      const known = await find(email);
      const id = known?.isConfirmed ? known.id : await accounts.invite(email.toLowerCase(), known?.id);
      return inTransaction(pool, async (db) => {
        const { rows } = await db.query<{ role: StaffRole }>(
          `insert into private.staff (user_id, added_by, role, name) values ($1, $2, $3, $4)
           on conflict do nothing returning role`,
          [id, by.name, role ?? "member", name || null],
        );
        const [seat] = rows;
        if (seat || !known?.isConfirmed) await log(db, by, "invited", email, seat?.role ?? null);
        if (!known?.isConfirmed) return "invited";
        if (!seat) return "there already";
        // Whoever is invited learns of the seat by the invitation.
        await db.query(
          "insert into private.outbox (template, recipient, data, reference) values ('staff-seat', $1, $2, $3)",
          [email.toLowerCase(), { by: by.id ? by.name : null, role: seat.role }, id],
        );
        return "added";
      });
    },
    async list() {
      const { rows } = await pool.query<Member>(
        `select account.id, account.email, private.name_of(account.id) as name, member.role, member.added_at, member.added_by,
                exists (select from auth.mfa_factors where user_id = account.id and status = 'verified')
                  or cardinality(private.passkeys_of(account.id)) > 0 as has_factor
         from private.staff member join auth.users account on account.id = member.user_id
         order by account.email`,
      );
      return rows;
    },
    async remove(email, by) {
      const id = await findId(email);
      return inTransaction(pool, async (db) => {
        const { rows } = await db.query<{ outcome: "removed" | "nobody" | "last owner" }>(
          "select private.remove_seat($1) as outcome",
          [id],
        );
        const outcome = rows[0]?.outcome ?? "nobody";
        if (outcome === "removed") await log(db, by, "removed", email, null);
        return outcome;
      });
    },
    async resetFactor(email, by) {
      const id = await findMember(email);
      if (!id) return false;
      await accounts.resetFactors(id);
      await endSessions(pool, id);
      await log(pool, by, "factor reset", email, null);
      return true;
    },
  };
}

/** In our own sign-in service. The invitation is owed with the account, and leaves when a server runs. */
function ownAccounts(pool: pg.Pool, landing: () => URL): StaffAccounts {
  return {
    invite: (email) =>
      inTransaction(pool, async (db) => {
        const at = new Date();
        const account = await openUnconfirmed(db, { email, at });
        if (!account) throw new Error("the account was confirmed at this very moment");
        await db.query("update auth.users set invited_at = $2, confirmation_sent_at = $2 where id = $1", [
          account.id,
          at,
        ]);
        await queueAccountMail(db, { template: "auth-staff-invite", account, redirectTo: landing().href });
        return account.id;
      }),
    async resetFactors(id) {
      await pool.query("delete from auth.mfa_factors where user_id = $1", [id]);
      await pool.query("delete from auth.webauthn_credentials where user_id = $1", [id]);
    },
  };
}

/** In a hosted project, through its own administration; its own mails invite. */
function hostedAccounts(project: URL, serviceRoleKey: string, landing: () => URL): StaffAccounts {
  const { admin } = createClient(project.href, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth;
  return {
    async invite(email, unconfirmed) {
      // Its administration empties no password and ends no session; it removes them with the account.
      if (unconfirmed) {
        const { error } = await admin.deleteUser(unconfirmed);
        if (error) throw error;
      }
      const { data, error } = await admin.inviteUserByEmail(email, { redirectTo: landing().href });
      if (error || !data.user) throw error ?? new Error("the hosted project made no account");
      return data.user.id;
    },
    async resetFactors(userId) {
      const { data, error } = await admin.mfa.listFactors({ userId });
      if (error) throw error;
      for (const { id } of data.factors) {
        const removed = await admin.mfa.deleteFactor({ id, userId });
        if (removed.error) throw removed.error;
      }
      const passkeys = await admin.passkey.listPasskeys({ userId });
      // A project without passkeys has no address to ask for them, and nothing to remove.
      if (passkeys.error && passkeys.error.status !== 404) throw passkeys.error;
      for (const { id: passkeyId } of passkeys.data ?? []) {
        const removed = await admin.passkey.deletePasskey({ userId, passkeyId });
        if (removed.error) throw removed.error;
      }
    },
  };
}

/** A hosted project's administration ends a session only for whoever holds it, so it is ended where it is stored. */
async function endSessions(pool: pg.Pool, userId: string): Promise<void> {
  try {
    await pool.query("delete from auth.sessions where user_id = $1", [userId]);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new BootError(
      "The second factor is removed, but the role of DATABASE_URL may not end sessions in the hosted project: whoever is signed in stays so. Give it that right (delete on auth.sessions) and run this again.",
      exitCodes.unavailable,
    );
  }
}
