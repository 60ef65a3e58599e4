import { fieldsOf, remember } from "#app/browser-memory.ts";

const thirtyDays = 30 * 24 * 3_600_000;

/** What this browser remembers of the offer, so that nobody is asked twice: the cookie policy says so. */
export type OfferMemory = { dismissedAt?: number; claimed?: string };

/** Whatever else is stored there counts as nothing. */
export function checkMemory(found: unknown): OfferMemory {
  const { dismissedAt, claimed } = fieldsOf(found);
  return {
    ...(typeof dismissedAt === "number" ? { dismissedAt } : {}),
    ...(typeof claimed === "string" ? { claimed } : {}),
  };
}

/** Dismissed, it stays away for thirty days. A clock that was set back does not make that longer. */
export function isDismissed({ dismissedAt }: OfferMemory, now: number): boolean {
  return dismissedAt !== undefined && Math.abs(now - dismissedAt) < thirtyDays;
}

/** Used, it stays away until there is another one. */
export function isClaimed({ claimed }: OfferMemory, campaignId: string): boolean {
  return claimed === campaignId;
}

const memory = remember("browser", "halftitle.offer", checkMemory);

export const readMemory = memory.read;
export const noteOffer = (news: OfferMemory) => memory.write({ ...memory.read(), ...news });
