import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import { inTransaction } from "../../database/transaction.ts";
import { findAccount, isBanned } from "../accounts.ts";
import { audit, nobody } from "../audit.ts";
import { AuthFailure } from "../failures.ts";
import { limitClient } from "../limits.ts";
import { readJson } from "../request-body.ts";
import type { Door } from "../service.ts";
import { startSession } from "../sessions.ts";
import { askForCredential, readShownCredential, ShownCredential } from "./ceremony.ts";
import { keepChallenge, lockPasskey, noteUse, takeChallenge } from "./passkeys-store.ts";
import { requireRelyingParty } from "./relying-party.ts";

/** POST /passkeys/authentication/options: a question to whoever has a passkey of this house. Nobody says who they are. */
export const askForPasskey: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const party = requireRelyingParty(parts);
    await limitClient(parts, clientOf(context), "passkey_challenges");
    const options = await askForCredential({ party });
    const question = { userId: null, type: "authentication", challenge: options.challenge, at: parts.clock() } as const;
    return context.json({ ...(await keepChallenge(parts.pool, question)), options });
  };

const Answer = z.object({
  challenge_id: z.string().refine(isUuid, "challenge_id must be a valid UUID"),
  credential: ShownCredential,
});

/** POST /passkeys/authentication/verify: the answer opens a session that owes no second step. */
export const signInWithPasskey: Door =
  ({ parts, clientOf }) =>
  async (context) => {
    const party = requireRelyingParty(parts);
    const { challenge_id, credential: answer } = await readJson(context, Answer);
    const client = clientOf(context);
    await limitClient(parts, client, "token_verifications");
    const at = parts.clock();
    // Outside the transaction: a wrong answer has used it up, too.
    const challenge = await takeChallenge(parts.pool, { id: challenge_id, userId: null, type: "authentication", at });
    const session = await inTransaction(parts.pool, async (db) => {
      const passkey = await lockPasskey(db, answer.id);
      const account = passkey && (await findAccount(db, passkey.userId));
      if (!account) throw new AuthFailure(400, "webauthn_credential_not_found", "This passkey is not known here");
      const needed = { party, challenge, needsUser: true, credential: passkey, account };
      const shown = await readShownCredential(answer, needed);
      if (isBanned(account, at)) throw new AuthFailure(403, "user_banned", "User is banned");
      if (!account.email_confirmed_at) throw new AuthFailure(403, "email_not_confirmed", "Email not confirmed");
      await noteUse(db, passkey.rowId, { ...shown, at });
      await audit(db, { action: "login", actor: account, at, client }, { passkey_id: passkey.rowId });
      return startSession(parts, db, { account, method: "passkey", client, passkeyId: passkey.rowId });
    }).catch(async (error) => {
      if (error instanceof AuthFailure) await audit(parts.pool, { action: "login_failed", actor: nobody, at, client });
      throw error;
    });
    return context.json(session);
  };
