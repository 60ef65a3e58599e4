import type { Queryable } from "../database/transaction.ts";
import { inTransaction } from "../database/transaction.ts";
import { MailRefused } from "../mail.ts";
import type { OwedMail } from "../outbox.ts";
import { type Account, findAccount } from "./accounts.ts";
import { type CodeKind, mintCode } from "./one-time-codes.ts";
import type { AuthParts } from "./parts.ts";

/** Every account mail: what its link does, and when it is still worth sending. */
const mails = {
  "auth-confirm-signup": { kind: "confirmation_token", type: "signup", isWanted: isUnconfirmedOwner },
  "auth-invite": { kind: "confirmation_token", type: "invite", isWanted: isUnconfirmedOwner },
  "auth-recovery": { kind: "recovery_token", type: "recovery", isWanted: isOwner },
  "auth-magic-link": { kind: "recovery_token", type: "magiclink", isWanted: isOwner },
  "auth-email-change-current": { kind: "email_change_token_current", type: "email_change", isWanted: isChanging },
  "auth-email-change-new": { kind: "email_change_token_new", type: "email_change", isWanted: isNewAddress },
  "auth-reauthentication": { kind: "reauthentication_token", type: "reauthentication", isWanted: isOwner },
  "auth-password-changed": { isWanted: () => true },
  "auth-already-registered": { isWanted: () => true },
} satisfies Record<string, { kind?: CodeKind; type?: string; isWanted: (account: Account, to: string) => boolean }>;

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

type Queued = { template: AccountMail; account: Account; to?: string; redirectTo?: string; flowId?: string };

/**
 * Owes a mail, in the transaction of what caused it. The row holds no code and no link: those are made when the mail
 * leaves, so that nothing usable lies in the outbox, and a mail that comes late after an outage still works. An older one
 * of the same kind that is still waiting is dropped; one that is just leaving is let go.
 */
export async function queueAccountMail(db: Queryable, { template, account, to, redirectTo, flowId }: Queued) {
  const recipient = to ?? account.email;
  await db.query(
    `delete from private.outbox where id in (
       select id from private.outbox
       where reference = $1 and template = $2 and recipient = $3 and status = 'waiting' for update skip locked)`,
    [account.id, template, recipient],
  );
  await db.query("insert into private.outbox (template, recipient, data, reference) values ($1, $2, $3, $4)", [
    template,
    recipient,
    { redirect_to: redirectTo, flow_id: flowId },
    account.id,
  ]);
}

/** Puts code and link into a mail that is about to leave; other mails pass untouched. */
export async function completeAccountMail(parts: AuthParts, owed: OwedMail): Promise<OwedMail> {
  if (!isAccountMail(owed.template)) return owed;
  const mail = mails[owed.template];
  const { rows } = await parts.pool.query<{ reference: string }>("select reference from private.outbox where id = $1", [
    owed.id,
  ]);
  const [row] = rows;
  const account = row && (await findAccount(parts.pool, row.reference));
  if (!account || !mail.isWanted(account, owed.recipient)) throw new MailRefused("nobody waits for this mail any more");
  const site = parts.siteUrl().origin;
  if (!("kind" in mail)) return { ...owed, data: { site } };

  const { redirect_to = site, flow_id } = owed.data as { redirect_to?: string; flow_id?: string };
  const { code, token } = await inTransaction(parts.pool, async (db) => {
    // Whoever deletes the account holds its row and waits for this mail: it gives way, and goes with the account.
    await db.query("set local lock_timeout = '1s'");
    return mintCode(parts, db, { account, kind: mail.kind, address: owed.recipient, flowId: flow_id });
  });
  const link = verifyLink(parts, { token, type: mail.type, redirectTo: redirect_to });
  const minutes = Math.round(parts.settings.email.otp_expiry / 60);
  return { ...owed, data: { site, code, link, minutes, new_email: account.email_change } };
}

export function verifyLink({ siteUrl }: AuthParts, { token, type, redirectTo }: Record<string, string>): string {
  const link = new URL("/auth/v1/verify", siteUrl());
  link.search = new URLSearchParams({ token: token ?? "", type: type ?? "", redirect_to: redirectTo ?? "" }).toString();
  return link.href;
}

const isAccountMail = (template: string): template is AccountMail => template in mails;
