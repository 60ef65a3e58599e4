import { inTransaction } from "../../database/transaction.ts";
import { audit } from "../audit.ts";
import { notFound } from "../failures.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import { removeFactor } from "../second-step/factors.ts";
import type { Door } from "../service.ts";
import { toFactor } from "../wire.ts";
import { loadUser } from "./admin-users.ts";

/** GET /admin/users/{id}/factors */
export const listUserFactors: Door =
  ({ parts }) =>
  async (context) =>
    context.json((await loadUser(parts, context)).factors.map(toFactor));

/** DELETE /admin/users/{id}/factors/{id}: for somebody who lost the phone. */
export const deleteUserFactor: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const account = await loadUser(parts, context);
    const factor = account.factors.find(({ id }) => id === context.req.param("factor")?.toLowerCase());
    if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await removeFactor(db, factor.id);
      if (factor.status === "verified") await queueAccountMail(db, { template: "auth-factor-removed", account, at });
      const traits = { user_id: account.id, factor_id: factor.id };
      await audit(db, { action: "factor_deleted", actor: "service_role", at, client: clientOf(context) }, traits);
    });
    return context.json(toFactor(factor));
  };
