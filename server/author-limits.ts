import type { Context } from "hono";
import { waitingTime } from "#domain/waiting-time.ts";
import { readClients } from "./auth/client.ts";
import { refuse, type SignedIn } from "./data-gateway.ts";

/**
 * How much one account may ask of one server: `cap` at once, and within `span` milliseconds as much is free again. A page
 * of the portal asks half a dozen questions, notes are saved once a second while somebody types.
 */
const limits = { reads: { cap: 300, span: 60_000 }, writes: { cap: 240, span: 120_000 } };

/** More than a browser opens towards one host. */
const atOnce = 8;

type Cost = Partial<Record<keyof typeof limits, number>>;

export type AuthorLimits = {
  admit: (context: Context, caller: SignedIn, cost: Cost, work: () => Promise<Response>) => Promise<Response>;
};

/**
 * Keeps one account from taking the others' turn. A leaky bucket for each, in memory: this guards the process and its
 * connections, so that each server counts for itself, and no read has to write first. What must be counted by all servers
 * together (mail, guesses, forms) is counted in the database: rate-limit.ts, auth/limits.ts.
 */
export function openAuthorLimits({ trustedProxies }: { trustedProxies: readonly string[] }): AuthorLimits {
  const clientOf = readClients({ trustedProxies });
  const emptyAt = new Map<string, number>();
  const underWay = new Map<string, number>();

  /** Milliseconds to wait, or 0 with the turn taken. */
  function take(bucket: string, cost: number, { cap, span }: { cap: number; span: number }): number {
    const now = performance.now();
    if (emptyAt.size > 10_000) for (const [name, at] of emptyAt) if (at <= now) emptyAt.delete(name);
    const full = Math.max(emptyAt.get(bucket) ?? now, now) + (span * cost) / cap;
    if (full - now > span) return full - now - span;
    emptyAt.set(bucket, full);
    return 0;
  }

  /** A hosted project reads its tokens itself: until it has, nobody knows whose they are, only that they differ. */
  const nameOf = (context: Context, { claims, token }: SignedIn) =>
    claims.sub ?? `${clientOf(context).network} ${token.slice(-40)}`;

  return {
    async admit(context, caller, cost, work) {
      const who = nameOf(context, caller);
      for (const [kind, much] of Object.entries(cost) as [keyof typeof limits, number][]) {
        const wait = Math.ceil(take(`${kind} ${who}`, much, limits[kind]) / 1_000);
        if (wait > 0) return refuse(429, "PGRST429", tooMuch(wait), wait);
      }
      const others = underWay.get(who) ?? 0;
      if (others >= atOnce) return refuse(429, "PGRST429", tooMuch(1), 1);
      underWay.set(who, others + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(who) ?? 1) - 1;
        if (left > 0) underWay.set(who, left);
        else underWay.delete(who);
      }
    },
  };
}

const tooMuch = (seconds: number) =>
  `That was a lot at once. Please try again in ${waitingTime(seconds)}; nothing that is stored was changed.`;

/** For tests of anything else. */
export const noAuthorLimits: AuthorLimits = { admit: (_context, _caller, _cost, work) => work() };
