import type pg from "pg";
import type { Known } from "#domain/booking.ts";
import { isUuid } from "#domain/uuid.ts";
import { isSameToken, type LinkTokens } from "../mail/link-tokens.ts";

export type KnownLead = { id: string; name: string; email: string | null; phone: string | null };

type Parts = { pool: pg.Pool; clock: () => Date; tokens: LinkTokens };

/** How long after a form its number alone, which only the browser that sent it knows, opens the way to a time. */
const fresh = "2 hours";

/**
 * The request that a time is chosen for: by the link in its confirmation, or by its number right after it was sent. Who
 * has neither is asked for name and address like anybody else, and hears nothing of whose request it was.
 */
export async function findLead(
  { pool, clock, tokens }: Parts,
  lead: unknown,
  token: unknown,
): Promise<KnownLead | undefined> {
  if (!isUuid(lead)) return undefined;
  const id = lead.toLowerCase();
  const isSigned = typeof token === "string" && isSameToken(token, tokens.make("booking-lead", id));
  const { rows } = await pool.query<KnownLead>(
    `select id, name, email, phone from public.leads
     where id = $1 and kind in ('consultation', 'callback') and ($2 or created_at > $3::timestamptz - interval '${fresh}')`,
    [id, isSigned, clock()],
  );
  return rows[0];
}

const hasDigits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").length >= 6;

export const whatIsKnown = (lead: KnownLead | undefined): Known => ({
  name: lead !== undefined,
  email: Boolean(lead?.email),
  phone: hasDigits(lead?.phone ?? null),
});
