import { AuthFailure } from "./failures.ts";
import type { AuthParts } from "./parts.ts";
import type { AuthMethod, Session } from "./sessions.ts";

/** What shows that the owner is there; a link in a mail shows it where nothing is taken away. */
const strong: AuthMethod[] = ["password", "totp", "mfa/webauthn", "passkey"];

type Demand = { hours?: number; minutes?: number; isStrong?: boolean };

/**
 * A tab that was left open, or a stolen token, is no proof of anybody. Asked for what gives somebody a way in of their own,
 * or takes the owner's away; signing in again, or the second step again, is the way on.
 */
export async function requireRecentProof(
  { pool, clock }: AuthParts,
  { id }: Session,
  { hours = 0, minutes = 0, isStrong = false }: Demand,
): Promise<void> {
  const since = new Date(clock().getTime() - (hours * 60 + minutes) * 60_000);
  const { rowCount } = await pool.query(
    `select from auth.mfa_amr_claims where session_id = $1 and updated_at >= $2
       and ($3::text[] is null or authentication_method = any ($3))`,
    [id, since, isStrong ? strong : null],
  );
  if (rowCount) return;
  throw new AuthFailure(400, "reauthentication_needed", "Please show once more that it is you.");
}
