import { mailboxOf } from "#domain/email-address.ts";
import type { Queryable } from "../../database/transaction.ts";
import { inTransaction } from "../../database/transaction.ts";
import { MailPostponed, MailRefused, type OwedMail } from "../../mail/mail.ts";
import { type Account, findAccount } from "../accounts.ts";
import { nobody } from "../audit.ts";
import type { AuthParts } from "../parts.ts";
import { type Part, takeShare, takeTurnOfHouse } from "./mail-limits.ts";
import { type CodeKind, mintCode } from "./one-time-codes.ts";

type Kind = {
  kind?: CodeKind;
  type?: string;
  isWayIn?: true;
  isWanted: (account: Account, to: string) => boolean;
};

/** Every account mail: what its link does, whether it lets an owner in who forgot the password, when it is still worth sending. */
const mails = {
  "auth-confirm-signup": { kind: "confirmation_token", type: "signup", isWanted: isUnconfirmedOwner },
  "auth-invite": { kind: "confirmation_token", type: "invite", isWanted: isUnconfirmedOwner },
  "auth-staff-invite": { kind: "confirmation_token", type: "invite", isWanted: isUnconfirmedOwner },
  "auth-recovery": { kind: "recovery_token", type: "recovery", isWayIn: true, isWanted: isOwner },
  "auth-magic-link": { kind: "recovery_token", type: "magiclink", isWayIn: true, isWanted: isOwner },
  "auth-email-change-current": { kind: "email_change_token_current", type: "email_change", isWanted: isChanging },
  "auth-email-change-new": { kind: "email_change_token_new", type: "email_change", isWanted: isNewAddress },
  "auth-reauthentication": { kind: "reauthentication_token", type: "reauthentication", isWanted: isOwner },
  "auth-password-changed": { isWanted: () => true },
  "auth-factor-added": { isWanted: isOwner },
  "auth-factor-removed": { isWanted: isOwner },
  "auth-factor-recovery": { isWanted: isOwner },
  "auth-passkey-added": { isWanted: isOwner },
  "auth-passkey-removed": { isWanted: isOwner },
  "auth-new-device": { isWanted: isOwner },
  "auth-already-registered": { isWanted: () => true },
} satisfies Record<string, Kind>;

export type AccountMail = keyof typeof mails;

function isOwner(account: Account, to: string) {
  return account.email === to;
}
function isUnconfirmedOwner(account: Account, to: string) {
  return account.email === to && account.email_confirmed_at === null;
}
function isChanging(account: Account, to: string) {
  return account.email === to && account.email_change !== "";
}
function isNewAddress(account: Account, to: string) {
  return account.email_change === to;
}

/** Who is written to, as far as queueing a mail has to know. */
type Addressee = Pick<Account, "id" | "email" | "email_confirmed_at">;

/** In the place of the account that an address does not have, so that it takes as long as if it had one. */
export const nobodyAt = (email: string): Addressee => ({ id: nobody.id, email, email_confirmed_at: null });

type Queued = {
  template: AccountMail;
  account: Addressee;
  to?: string;
  redirectTo?: string;
  flowId?: string;
  /** When it happened, and what the browser called itself: for mails that say what has happened. */
  at?: Date;
  agent?: string;
};

/**
 * Owes a mail, in the transaction of what caused it. The row holds no code and no link: those are made when the mail
 * leaves, so that nothing usable lies in the outbox, and a mail that comes late after an outage still works. An older one
 * of the same kind that is still waiting is dropped; one that is just leaving is let go.
 *
 * Takes no share of the mailbox: for invitations, which only the house sends, and which nobody may keep it from sending by
 * using up a share; and for news of what has happened to an account, which no thief may silence. Whatever else somebody can ask for
 * goes through oweAskedMails.
 */
export async function queueAccountMail(db: Queryable, mail: Queued): Promise<void> {
  await queue(db, mail, false);
}

type Asked = Queued & {
  /** Asked for from the account's own session, or from a network that has signed in to it before. */
  isOwner: boolean;
  isDecoy: boolean;
};

/**
 * Owes mails that somebody asked for, as far as the share of each mailbox reaches, and does the same work where nobody is
 * written to. What the share does not admit is left unsaid, and leaves every code alone that has been mailed before.
 * Answers whether anything is owed.
 */
export async function oweAskedMails(parts: AuthParts, db: Queryable, asked: readonly Asked[]): Promise<boolean> {
  let isOwed = false;
  const boxOf = ({ to, account }: Asked) => mailboxOf(to ?? account.email);
  // Always in the same order, so that two who ask about each other never wait for each other.
  for (const mail of asked.toSorted((one, other) => (boxOf(one) < boxOf(other) ? -1 : 1))) {
    const { isDecoy } = mail;
    const hasRoom = await takeShare(parts, db, { to: mail.to ?? mail.account.email, part: partFor(mail), isDecoy });
    await queue(db, mail, isDecoy || !hasRoom);
    isOwed ||= hasRoom && !isDecoy;
  }
  return isOwed;
}

function partFor({ template, account, to = account.email, isOwner, isDecoy }: Asked): Part {
  // An account that was never confirmed may be a stranger's idea: its ways in must not use up those of another account
  // that the same mailbox really has.
  if (!isDecoy && !isProven(account, to)) return "anybody";
  if (isOwner) return "owner";
  return "isWayIn" in mails[template] ? "wayIn" : "anybody";
}

const isProven = (account: Addressee, to: string) => account.email === to && account.email_confirmed_at !== null;

async function queue(db: Queryable, mail: Queued, isDecoy: boolean) {
  const { template, account, to, redirectTo, flowId, at, agent } = mail;
  const recipient = to ?? account.email;
  await db.query(
    `delete from private.outbox where id in (
       select id from private.outbox
       where reference = $1 and template = $2 and recipient = $3 and status = 'waiting' for update skip locked)`,
    [isDecoy ? null : account.id, template, recipient],
  );
  await db.query("select private.owe_mail($1, $2, $3, $4, $5)", [
    template,
    recipient,
    { redirect_to: redirectTo, flow_id: flowId, at: at?.toISOString(), agent: agent?.slice(0, 500) },
    account.id,
    isDecoy,
  ]);
}

/** Puts code and link into a mail that is about to leave; other mails pass untouched. */
export async function completeAccountMail(parts: AuthParts, owed: OwedMail): Promise<OwedMail> {
  if (!isAccountMail(owed.template)) return owed;
  const { isDecoy = false, recipient } = owed;
  const mail: Kind = mails[owed.template];
  const { rows } = await parts.pool.query<{ reference: string; attempts: number }>(
    "select reference, attempts from private.outbox where id = $1",
    [owed.id],
  );
  const [row] = rows;
  const found = row && (await findAccount(parts.pool, row.reference));
  const isWanted = isDecoy || (found && mail.isWanted(found, recipient));
  if (!row || !isWanted) throw new MailRefused("nobody waits for this mail any more");
  const account = found ?? nobodyAt(recipient);
  // A mail that the mail server did not take has had its turn.
  const wait = row.attempts === 0 ? await takeTurnOfHouse(parts, { isDecoy }) : 0;
  const mayWait =
    !isDecoy && !isProven(account, recipient) && !["auth-invite", "auth-staff-invite"].includes(owed.template);
  if (wait && mayWait) throw new MailPostponed(wait);

  const site = parts.siteUrl().origin;
  const { kind, type } = mail;
  if (!kind) {
    const { at, agent } = owed.data as { at?: string; agent?: string };
    return { ...owed, data: { site, at, agent } };
  }
  const { redirect_to = site, flow_id } = owed.data as { redirect_to?: string; flow_id?: string };
  const { code, token } = await inTransaction(parts.pool, async (db) => {
    // Whoever deletes the account holds its row and waits for this mail: it gives way, and goes with the account.
    await db.query("set local lock_timeout = '1s'");
    return mintCode(parts, db, { account, kind, address: recipient, flowId: flow_id });
  });
  const link = verifyLink(parts, { token, type: type ?? "", redirectTo: redirect_to });
  const minutes = Math.round(parts.settings.email.otp_expiry / 60);
  return { ...owed, data: { site, code, link, minutes, new_email: found?.email_change ?? "" } };
}

export function verifyLink({ siteUrl }: AuthParts, { token, type, redirectTo }: Record<string, string>): string {
  const link = new URL("/auth/v1/verify", siteUrl());
  link.search = new URLSearchParams({ token: token ?? "", type: type ?? "", redirect_to: redirectTo ?? "" }).toString();
  return link.href;
}

const isAccountMail = (template: string): template is AccountMail => template in mails;
