import { z } from "zod";
import type { Queryable } from "../../database/transaction.ts";
import type { Account, Factor } from "../accounts.ts";
import { AuthFailure, invalid } from "../failures.ts";
import type { AuthParts } from "../parts.ts";
import {
  askForCredential,
  askForNewCredential,
  NewCredential,
  notVerified,
  readNewCredential,
  readShownCredential,
  ShownCredential,
} from "../passkeys/ceremony.ts";
import type { Credential, StoredCredential } from "../passkeys/credential.ts";
import { requireRelyingParty } from "../passkeys/relying-party.ts";
import { readShape } from "../request-body.ts";

/** Security keys as a second step after the password: the same ceremonies as passkeys, with a key that is named first. */

const toCredential = ({ publicKey, ...rest }: StoredCredential): Credential => ({
  ...rest,
  publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
});

const credentialsOf = (factors: readonly Factor[]) =>
  factors.flatMap(({ web_authn_credential: stored }) => (stored ? [stored] : []));

/** What the browser is asked to do: make a key for a factor that has none yet, show the one it has otherwise. */
export async function askForFactor(parts: AuthParts, account: Account, factor: Factor) {
  const party = requireRelyingParty(parts);
  const stored = factor.web_authn_credential;
  if (stored && factor.status === "verified") {
    const options = await askForCredential({ party, known: [stored] });
    return { challenge: options.challenge, webauthn: { type: "request", credential_options: { publicKey: options } } };
  }
  const known = credentialsOf(account.factors);
  const options = await askForNewCredential({ party, account, known, isPasskey: false });
  return { challenge: options.challenge, webauthn: { type: "create", credential_options: { publicKey: options } } };
}

const Answer = z.object({ type: z.enum(["create", "request"]), credential_response: z.unknown() });

type Shown = { account: Account; factor: Factor; challenge: string; answer: unknown };

/** The factor's key as it is after this answer; throws where the answer is not one. */
export async function readFactorAnswer(
  parts: AuthParts,
  { account, factor, challenge, answer }: Shown,
): Promise<StoredCredential> {
  const party = requireRelyingParty(parts);
  if (answer === undefined) throw invalid("WebAuthn config required");
  const { type, credential_response } = readShape(Answer, answer);
  const stored = factor.web_authn_credential;
  const isFirst = factor.status === "unverified" || !stored;
  if ((type === "create") !== isFirst) throw notVerified();
  const asked = { party, challenge, needsUser: false };
  if (isFirst) {
    const { publicKey, ...rest } = await readNewCredential(readShape(NewCredential, credential_response), asked);
    return { ...rest, publicKey: Buffer.from(publicKey).toString("base64url") };
  }
  const shown = readShape(ShownCredential, credential_response);
  if (shown.id !== stored.id) throw notVerified();
  const credential = toCredential(stored);
  return { ...stored, ...(await readShownCredential(shown, { ...asked, credential, account })) };
}

/** Of two that show the same count at once, the second is a copy: what is stored must still be below it. */
export async function storeFactorCredential(db: Queryable, factorId: string, credential: StoredCredential) {
  const { rowCount } = await db.query(
    `update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3
     where id = $1 and ($4::bigint = 0 or coalesce((web_authn_credential ->> 'counter')::bigint, -1) < $4::bigint)`,
    [factorId, credential, credential.aaguid || null, credential.counter],
  );
  if (!rowCount) throw notVerified();
}

export function requireWebauthn({ settings }: AuthParts, what: "enroll" | "verify"): void {
  if (settings.mfa.web_authn[`${what}_enabled`]) return;
  const doing = what === "enroll" ? "enroll is" : "verification is";
  throw new AuthFailure(422, `mfa_webauthn_${what}_not_enabled`, `MFA ${doing} disabled for WebAuthn`);
}
