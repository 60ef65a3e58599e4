/** What this browser remembers of the offer, so that nobody is asked twice: the cookie policy says so. */
const key = "halftitle.offer";
const thirtyDays = 30 * 24 * 3_600_000;

export type OfferMemory = { dismissedAt?: number; claimed?: string };

/** Reads what is stored; anything else counts as nothing. */
export function parseMemory(stored: string | null): OfferMemory {
  try {
    const memory: unknown = JSON.parse(stored ?? "{}");
    if (typeof memory !== "object" || memory === null) return {};
    const { dismissedAt, claimed } = memory as Record<string, unknown>;
    return {
      ...(typeof dismissedAt === "number" ? { dismissedAt } : {}),
      ...(typeof claimed === "string" ? { claimed } : {}),
    };
  } catch {
    // Not ours: at worst somebody sees the offer once more.
    return {};
  }
}

/** Dismissed, it stays away for thirty days. A clock that was set back does not make that longer. */
export function isDismissed({ dismissedAt }: OfferMemory, now: number): boolean {
  return dismissedAt !== undefined && Math.abs(now - dismissedAt) < thirtyDays;
}

/** Used, it stays away until there is another one. */
export function isClaimed({ claimed }: OfferMemory, campaignId: string): boolean {
  return claimed === campaignId;
}

let unsaved: string | null = null;

export function readMemory(): OfferMemory {
  try {
    return parseMemory(localStorage.getItem(key) ?? unsaved);
  } catch {
    // Storage is closed: until the page is left, this page remembers.
    return parseMemory(unsaved);
  }
}

export function remember(news: OfferMemory): void {
  unsaved = JSON.stringify({ ...readMemory(), ...news });
  try {
    localStorage.setItem(key, unsaved);
  } catch {
    // Blocked or full: see above.
  }
}
