import { inTransaction } from "../../database/transaction.ts";
import { lockAccount, verifiedFactors } from "../accounts.ts";
import { audit } from "../audit.ts";
import { requireFirstStep, userNotFound } from "../caller.ts";
import { AuthFailure } from "../failures.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import type { AuthParts } from "../parts.ts";
import type { Door } from "../service.ts";
import { needsSecondFactor, type Session } from "../sessions.ts";
import { seconds } from "../settings.ts";
import { beginFactorRecovery, findFactorRecovery, stopFactorRecovery } from "./factor-recovery-store.ts";
import { removeFactor } from "./factors.ts";

/** Minutes since a link in a mail was followed, in which its session may ask. */
const mailProofFor = 60;

/**
 * POST /factors/recover, ours alone: for an author who has lost every second factor. It takes the mailbox twice, once to ask
 * and once when the wait is over; in between, whoever still has a factor stops it by signing in. A seat at the desk is not
 * had back by mail: that is for the house's own command.
 */
export const recoverFactors: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account, session } = await requireFirstStep(parts, context);
    if (!needsSecondFactor(account, session)) {
      throw new AuthFailure(422, "validation_failed", "This session owes no second step.");
    }
    await requireMailProof(parts, session);
    const client = clientOf(context);
    const answer = await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      const current = await lockAccount(db, account.id);
      if (!current) throw userNotFound();
      const { rowCount: isStaff } = await db.query("select from private.staff where user_id = $1", [account.id]);
      if (isStaff) {
        throw new AuthFailure(403, "staff_account", "A seat at the desk is reset by the house itself. Please call us.");
      }
      const known = await findFactorRecovery(db, account.id);
      if (known && known <= at) {
        for (const { id } of verifiedFactors(current)) await removeFactor(db, id);
        await stopFactorRecovery(db, account.id);
        await queueAccountMail(db, { template: "auth-factor-removed", account, at });
        await audit(db, { action: "factor_deleted", actor: account, at, client }, { user_id: account.id });
        return { state: "done" };
      }
      if (known) return { state: "waiting", until: known.toISOString() };
      const dueAt = new Date(at.getTime() + seconds(parts.settings.mfa.recovery_wait) * 1000);
      await beginFactorRecovery(db, account.id, { askedAt: at, dueAt });
      // The moment that the mail names is the one at which it happens, not the one at which it was asked for.
      await queueAccountMail(db, { template: "auth-factor-recovery", account, at: dueAt, agent: client.agent });
      await audit(db, { action: "factor_recovery_requested", actor: account, at, client }, { user_id: account.id });
      return { state: "waiting", until: dueAt.toISOString() };
    });
    return context.json(answer);
  };

async function requireMailProof({ pool, clock }: AuthParts, { id }: Session): Promise<void> {
  const since = new Date(clock().getTime() - mailProofFor * 60_000);
  const { rowCount } = await pool.query(
    `select from auth.mfa_amr_claims where session_id = $1 and updated_at >= $2
       and authentication_method in ('otp', 'recovery', 'magiclink')`,
    [id, since],
  );
  if (!rowCount) throw new AuthFailure(400, "reauthentication_needed", "Follow a link in a mail of ours first.");
}
