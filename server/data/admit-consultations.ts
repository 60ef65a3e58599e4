import type { Context } from "hono";
import { isEmailAddress } from "#domain/email-address.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import { refuse } from "./refuse.ts";

type Row = Record<string, unknown>;

/** The rows without the field that nobody sees; undefined where somebody filled it in. */
export function withoutTrap(rows: Row[]): Row[] | undefined {
  return rows.some(({ website }) => website) ? undefined : rows.map(({ website: _, ...row }) => row);
}

/**
 * Consultation requests that come through the data API: the same limits as at every other door, counted by row. Nobody but
 * their sender pays for rows that are not stored.
 */
export async function admitConsultations(
  context: Context,
  rows: Row[],
  limits: RateLimits,
  store: () => Promise<Response>,
): Promise<Response> {
  // Rows are stored together or not at all, and the database takes none without an address; see email-address.ts.
  const emails = rows.flatMap(({ email }) => (typeof email === "string" && isEmailAddress(email) ? [email] : []));
  const isStorable = emails.length === rows.length;
  const wanted = { forms: rows.length, storable: isStorable ? rows.length : 0, emails: isStorable ? emails : [] };
  const refusal = await limits.take(context, wanted);
  if (refusal) return refuse(429, "PGRST429", refusal.sentence, refusal.seconds);
  const answer = await store().catch(async (error: Error) => {
    // The failure that is told is the first one, also where the database has gone and this cannot be noted.
    await limits.giveBack(context, wanted).catch(() => {});
    throw error;
  });
  if (!answer.ok) await limits.giveBack(context, wanted);
  return answer;
}
