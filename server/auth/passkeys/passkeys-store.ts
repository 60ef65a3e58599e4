import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/transaction.ts";
import { AuthFailure } from "../failures.ts";
import { ceremonyLife } from "./ceremony.ts";
import type { Credential } from "./credential.ts";
import type { RelyingParty } from "./relying-party.ts";

export type Passkey = Credential & {
  rowId: string;
  userId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

type Row = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: string;
  transports: Credential["transports"];
  aaguid: string | null;
  backup_eligible: boolean;
  backed_up: boolean;
  friendly_name: string;
  created_at: string;
  last_used_at: string | null;
};

const toPasskey = (row: Row): Passkey => ({
  rowId: row.id,
  userId: row.user_id,
  id: row.credential_id.toString("base64url"),
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.sign_count),
  transports: row.transports,
  aaguid: row.aaguid ?? "",
  isBackupEligible: row.backup_eligible,
  isBackedUp: row.backed_up,
  name: row.friendly_name,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at && new Date(row.last_used_at).toISOString(),
});

export async function listPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  const { rows } = await db.query<Row>(
    "select * from auth.webauthn_credentials where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows.map(toPasskey);
}

/** By the number that the device knows it by. Whoever asks for it in a transaction has it alone until the end. */
export async function lockPasskey(db: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await db.query<Row>("select * from auth.webauthn_credentials where credential_id = $1 for update", [
    Buffer.from(credentialId, "base64url"),
  ]);
  return rows[0] && toPasskey(rows[0]);
}

type NewPasskey = { userId: string; credential: Credential; name: string; party: RelyingParty; at: Date };

/** Undefined where the same credential is known already, whoever's it is. */
export async function storePasskey(db: Queryable, { userId, credential, name, party, at }: NewPasskey) {
  const { rows } = await db.query<Row>(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, sign_count, transports, aaguid,
       attestation_type, backup_eligible, backed_up, friendly_name, created_at, updated_at, relying_party)
     values ($1, $2, $3, $4, $5, $6, $7, 'none', $8, $9, $10, $11, $11, $12)
     on conflict (credential_id) do nothing returning *`,
    [
      randomUUID(),
      userId,
      Buffer.from(credential.id, "base64url"),
      Buffer.from(credential.publicKey),
      credential.counter,
      JSON.stringify(credential.transports),
      credential.aaguid || null,
      credential.isBackupEligible,
      credential.isBackedUp,
      name,
      at,
      party.id,
    ],
  );
  return rows[0] && toPasskey(rows[0]);
}

type Use = Pick<Credential, "counter" | "isBackedUp"> & { at: Date };

export async function noteUse(db: Queryable, rowId: string, { counter, isBackedUp, at }: Use): Promise<void> {
  await db.query(
    `update auth.webauthn_credentials set sign_count = $2, backed_up = $3, last_used_at = $4, updated_at = $4
     where id = $1`,
    [rowId, counter, isBackedUp, at],
  );
}

type Question = { userId: string | null; type: "registration" | "authentication"; challenge: string; at: Date };

/** What was asked is kept until it is answered, once, or until its time is over. */
export async function keepChallenge(db: Queryable, { userId, type, challenge, at }: Question) {
  const id = randomUUID();
  const expiresAt = new Date(at.getTime() + ceremonyLife * 60_000);
  await db.query(
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, type, { challenge }, at, expiresAt],
  );
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** Taken out as it is read, whatever comes of it: no challenge is answered twice. */
export async function takeChallenge(
  db: Queryable,
  { id, userId, type, at }: Omit<Question, "challenge"> & { id: string },
): Promise<string> {
  const { rows } = await db.query<{ challenge: string; expires_at: string }>(
    `delete from auth.webauthn_challenges where id = $1 and challenge_type = $2 and user_id is not distinct from $3
     returning session_data ->> 'challenge' as challenge, expires_at`,
    [id, type, userId],
  );
  const [row] = rows;
  if (!row) {
    throw new AuthFailure(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  }
  if (new Date(row.expires_at) < at) throw new AuthFailure(400, "webauthn_challenge_expired", "Challenge has expired");
  return row.challenge;
}

/** As the client lists them. */
export const toPasskeyItem = ({ rowId, name, createdAt, lastUsedAt }: Passkey) => ({
  id: rowId,
  ...(name && { friendly_name: name }),
  created_at: createdAt,
  ...(lastUsedAt && { last_used_at: lastUsedAt }),
});
