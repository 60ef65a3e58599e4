import type { Context } from "hono";
import { isEmailAddress } from "#domain/email-address.ts";
import { refuse } from "./data-gateway.ts";
import type { RateLimits } from "./rate-limit.ts";

type Row = Record<string, unknown>;

/** The rows without the field that nobody sees; undefined where somebody filled it in. */
export function withoutTrap(rows: Row[]): Row[] | undefined {
  return rows.some(({ website }) => website) ? undefined : rows.map(({ website: _, ...row }) => row);
}

/** Consultation requests that come through the data API: the same limits as at every other door, counted by row. */
export async function admitConsultations(
  context: Context,
  rows: Row[],
  limits: RateLimits,
): Promise<Response | undefined> {
  const emails = rows.flatMap(({ email }) => (typeof email === "string" && isEmailAddress(email) ? [email] : []));
  const refusal = await limits.take(context, { forms: rows.length, emails });
  return refusal && refuse(429, "PGRST429", refusal.sentence, refusal.seconds);
}
