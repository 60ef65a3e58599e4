import { z } from "zod";
import { namePasskey } from "#domain/passkey-name.ts";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction, type Queryable } from "../../database/transaction.ts";
import { lockAccount } from "../accounts.ts";
import { audit } from "../audit.ts";
import { owesSecondStep, requireUser, userNotFound } from "../caller.ts";
import { AuthFailure } from "../failures.ts";
import { limitClient } from "../limits.ts";
import { queueAccountMail } from "../mail-links/account-mail.ts";
import type { AuthParts } from "../parts.ts";
import { requireRecentProof } from "../recent-proof.ts";
import { readJson } from "../request-body.ts";
import type { Door } from "../service.ts";
import { needsSecondFactor } from "../sessions.ts";
import { askForNewCredential, NewCredential, readNewCredential } from "./ceremony.ts";
import { keepChallenge, listPasskeys, storePasskey, takeChallenge } from "./passkeys-store.ts";
import { requireRelyingParty } from "./relying-party.ts";

/** Hours since the last proof in which a session may add a passkey: as for a new password, an old one may be a stolen one. */
const freshFor = 24;

async function requireRoom({ settings }: AuthParts, db: Queryable, userId: string) {
  const known = await listPasskeys(db, userId);
  if (known.length < settings.passkey.max_passkeys_per_user) return known;
  throw new AuthFailure(422, "too_many_passkeys", "Maximum number of passkeys reached");
}

/** POST /passkeys/registration/options */
export const askForNewPasskey: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const party = requireRelyingParty(parts);
    const { account, session } = await requireUser(parts, context);
    await requireRecentProof(parts, session, { hours: freshFor });
    await limitClient(parts, clientOf(context), "passkey_challenges");
    const known = await requireRoom(parts, parts.pool, account.id);
    const options = await askForNewCredential({ party, account, known, isPasskey: true });
    const { challenge } = options;
    const question = { userId: account.id, type: "registration", challenge, at: parts.clock() } as const;
    return context.json({ ...(await keepChallenge(parts.pool, question)), options });
  };

const Answer = z.object({
  challenge_id: z.string().refine(isUuid, "challenge_id must be a valid UUID"),
  credential: NewCredential,
});

/**
 * POST /passkeys/registration/verify. Whoever has just shown a new passkey has shown what a second step would: the session
 * stands at aal2 from here on, as after the first code of a new app, and says so at its next refresh.
 */
export const addPasskey: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const party = requireRelyingParty(parts);
    const { account, session } = await requireUser(parts, context);
    await requireRecentProof(parts, session, { hours: freshFor });
    const { challenge_id, credential: answer } = await readJson(context, Answer);
    const at = parts.clock();
    const client = clientOf(context);
    const asked = { id: challenge_id, userId: account.id, type: "registration", at } as const;
    const challenge = await takeChallenge(parts.pool, asked);
    const credential = await readNewCredential(answer, { party, challenge, needsUser: true });
    const passkey = await inTransaction(parts.pool, async (db) => {
      // Counted under the lock, so that of many at once no more than the limit is let in.
      const current = await lockAccount(db, account.id);
      if (!current) throw userNotFound();
      if (needsSecondFactor(current, session)) throw owesSecondStep();
      await requireRoom(parts, db, account.id);
      const name = namePasskey(credential.aaguid, client.agent);
      const stored = await storePasskey(db, { userId: account.id, credential, name, party, at });
      if (!stored) {
        throw new AuthFailure(422, "webauthn_credential_exists", "This credential is already registered");
      }
      await db.query(
        "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1 and aal = 'aal1'",
        [session.id, stored.rowId, at],
      );
      await queueAccountMail(db, { template: "auth-passkey-added", account, at, agent: client.agent });
      await audit(db, { action: "passkey_created", actor: account, at, client }, { passkey_id: stored.rowId });
      return stored;
    });
    const { rowId: id, name: friendly_name, createdAt: created_at, transports } = passkey;
    const flags = { backup_eligible: passkey.isBackupEligible, backed_up: passkey.isBackedUp, transports };
    return context.json({ id, friendly_name, created_at, ...flags });
  };
