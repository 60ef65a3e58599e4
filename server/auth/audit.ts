import { randomUUID } from "node:crypto";
import type { Queryable } from "../database/transaction.ts";
import type { Client } from "../http/client.ts";

/** Supabase's names of what can happen, and which kind of thing it is. */
const kinds = {
  login: "account",
  logout: "account",
  login_failed: "account",
  token_refreshed: "token",
  token_revoked: "token",
  token_reused: "token",
  user_signedup: "team",
  user_repeated_signup: "user",
  user_confirmation_requested: "user",
  user_recovery_requested: "user",
  user_reauthenticate_requested: "user",
  user_invited: "team",
  user_modified: "user",
  user_updated_password: "user",
  user_email_change_requested: "user",
  user_deleted: "team",
  identity_unlinked: "user",
  factor_in_progress: "factor",
  factor_unenrolled: "factor",
  factor_deleted: "factor",
  passkey_created: "factor",
  passkey_updated: "factor",
  passkey_deleted: "factor",
  factor_recovery_requested: "factor",
  challenge_created: "factor",
  verification_attempted: "factor",
} as const;

export type Happening = keyof typeof kinds;

const nil = "00000000-0000-0000-0000-000000000000";

/** Whoever asked about an address without an account: written down too, so that asking takes as long. */
export const nobody = { id: nil };

type Entry = { action: Happening; actor: { id: string; email?: string } | "service_role"; at: Date; client: Client };

/** Writes what happened beside the change itself. `traits` never hold a password, code or token. */
export async function audit(db: Queryable, { action, actor, at, client }: Entry, traits: object = {}): Promise<void> {
  const who =
    actor === "service_role"
      ? { actor_id: nil, actor_username: "service_role" }
      : { actor_id: actor.id, actor_username: actor.email };
  await db.query(
    "insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) values ($1, $2, $3, $4, $5)",
    [
      nil,
      randomUUID(),
      { ...who, action, actor_via_sso: false, log_type: kinds[action], traits, timestamp: at.toISOString() },
      at,
      client.address,
    ],
  );
}
