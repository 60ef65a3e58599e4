import type { AuthParts } from "./parts.ts";

/**
 * Takes away what has had its time. Used refresh tokens stay a week: while they are known, presenting one again is
 * recognised as theft. Every server does this each hour; whoever comes second finds nothing.
 */
const stale = [
  "delete from auth.refresh_tokens where revoked and updated_at < $1::timestamptz - interval '7 days'",
  "delete from auth.one_time_tokens where created_at at time zone 'UTC' < $1::timestamptz - interval '2 days'",
  "delete from auth.flow_state where created_at < $1::timestamptz - interval '7 days'",
  "delete from auth.mfa_challenges where created_at < $1::timestamptz - interval '1 day'",
  "delete from auth.mfa_factors where status = 'unverified' and created_at < $1::timestamptz - interval '1 day'",
  "delete from auth.webauthn_challenges where expires_at < $1::timestamptz - interval '1 hour'",
  // Asked for and not taken up: whoever comes back later asks anew.
  "delete from private.factor_recoveries where due_at < $1::timestamptz - interval '14 days'",
  "delete from auth.audit_log_entries where created_at < $1::timestamptz - interval '1 year'",
  // What a request under way wrote down about an account in the moment after its deletion.
  `delete from auth.audit_log_entries where created_at > $1::timestamptz - interval '1 day'
     and payload ->> 'actor_id' <> '00000000-0000-0000-0000-000000000000'
     and not exists (select from auth.users where id::text = payload ->> 'actor_id')`,
  `delete from private.outbox where template like 'auth-%' and created_at > $1::timestamptz - interval '1 day'
     and reference is not null and not exists (select from auth.users where id = reference)`,
  "delete from private.known_clients where seen_at < $1::timestamptz - interval '90 days'",
  "delete from private.auth_limits where resets_at < $1::timestamptz",
  "delete from private.rate_limits where bucket in (select bucket from private.rate_limits where empty_at < $1::timestamptz for update skip locked)",
];

export async function prune({ pool, clock }: Pick<AuthParts, "pool" | "clock">): Promise<void> {
  for (const statement of stale) await pool.query(statement, [clock()]);
}

export function startPruning(parts: Pick<AuthParts, "pool" | "clock" | "log">): () => void {
  const timer = setInterval(() => {
    prune(parts).catch((error: Error) =>
      parts.log.warn({ reason: error.message }, "old sign-in records were not taken away"),
    );
  }, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
