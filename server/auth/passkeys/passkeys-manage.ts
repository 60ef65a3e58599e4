import type { Context } from "hono";
import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Account } from "../accounts.ts";
import { loadUser } from "../admin/admin-users.ts";
import { audit, type Happening } from "../audit.ts";
import { requireUser } from "../caller.ts";
import { notFound } from "../failures.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import { requireRecentProof } from "../recent-proof.ts";
import { readJson } from "../request-body.ts";
import { removePasskey } from "../second-step/factors.ts";
import type { Door, Service } from "../service.ts";
import { listPasskeys, type Passkey, toPasskeyItem } from "./passkeys-store.ts";

/** GET /passkeys */
export const listOwnPasskeys: Door =
  ({ parts }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    return context.json((await listPasskeys(parts.pool, account.id)).map(toPasskeyItem));
  };

const Name = z.object({
  friendly_name: z
    .string()
    .trim()
    .min(1, "friendly_name is required")
    .max(120, "friendly_name must be 120 characters or less"),
});

/** PATCH /passkeys/{id}: another name. */
export const renamePasskey: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const { account } = await requireUser(parts, context);
    const { friendly_name } = await readJson(context, Name);
    const passkey = await findOwn({ parts }, account, context);
    await inTransaction(parts.pool, async (db) => {
      const at = parts.clock();
      await db.query("update auth.webauthn_credentials set friendly_name = $2, updated_at = $3 where id = $1", [
        passkey.rowId,
        friendly_name,
        at,
      ]);
      const client = clientOf(context);
      await audit(db, { action: "passkey_updated", actor: account, at, client }, { passkey_id: passkey.rowId });
    });
    return context.json(toPasskeyItem({ ...passkey, name: friendly_name }));
  };

/** Minutes since the password, a code or a passkey was shown, in which a session may take a way in away. */
const removesFor = 10;

/** DELETE /passkeys/{id} */
export const deleteOwnPasskey: Door = (service) => async (context) => {
  const { account, session } = await requireUser(service.parts, context);
  const passkey = await findOwn(service, account, context);
  await requireRecentProof(service.parts, session, { minutes: removesFor, isStrong: true });
  await remove(service, context, { account, passkey, actor: account, action: "passkey_deleted" });
  return context.body(null, 204);
};

/** GET /admin/users/{id}/passkeys */
export const listUserPasskeys: Door =
  ({ parts }) =>
  async (context) => {
    const { id } = await loadUser(parts, context);
    return context.json((await listPasskeys(parts.pool, id)).map(toPasskeyItem));
  };

/** DELETE /admin/users/{id}/passkeys/{id}: for somebody who lost the device. */
export const deleteUserPasskey: Door = (service) => async (context) => {
  const account = await loadUser(service.parts, context);
  const passkey = await findOwn(service, account, context);
  await remove(service, context, { account, passkey, actor: "service_role", action: "passkey_deleted" });
  return context.body(null, 204);
};

type Removal = { account: Account; passkey: Passkey; actor: Account | "service_role"; action: Happening };

async function remove({ parts, clientOf }: Service, context: Context, { account, passkey, actor, action }: Removal) {
  await inTransaction(parts.pool, async (db) => {
    const at = parts.clock();
    await removePasskey(db, passkey.rowId);
    await queueAccountMail(db, { template: "auth-passkey-removed", account, at });
    const traits = { user_id: account.id, passkey_id: passkey.rowId };
    await audit(db, { action, actor, at, client: clientOf(context) }, traits);
  });
}

async function findOwn({ parts }: Pick<Service, "parts">, account: Account, context: Context): Promise<Passkey> {
  const id = (context.req.param("passkey") ?? "").toLowerCase();
  const own = isUuid(id) ? await listPasskeys(parts.pool, account.id) : [];
  const passkey = own.find(({ rowId }) => rowId === id);
  if (!passkey) throw notFound("webauthn_credential_not_found", "Passkey not found");
  return passkey;
}
