import type { Context } from "hono";
import { isEmailAddress } from "#domain/email-address.ts";
import { refuse } from "./data-gateway.ts";
import type { RateLimits } from "./rate-limit.ts";

/**
 * Consultation requests that come through the data API: the same limits as at every other door, counted by row, and the
 * same trap for programs. Answers the body that travels on.
 */
export async function admitConsultations(
  context: Context,
  body: string,
  limits: RateLimits,
): Promise<string | Response> {
  const value = JSON.parse(body) as Record<string, unknown> | Record<string, unknown>[];
  const rows = Array.isArray(value) ? value : [value];
  // Only a program fills in what nobody sees. It is told what it wants to hear.
  if (rows.some(({ website }) => website)) return new Response(null, { status: 201 });

  const emails = rows.flatMap(({ email }) => (typeof email === "string" && isEmailAddress(email) ? [email] : []));
  const refusal = await limits.take(context, { forms: rows.length, emails });
  if (refusal) return refuse(429, "PGRST429", refusal.sentence, refusal.seconds);

  if (rows.every((row) => !("website" in row))) return body;
  const withoutTrap = rows.map(({ website: _, ...row }) => row);
  return JSON.stringify(Array.isArray(value) ? withoutTrap : withoutTrap[0]);
}
