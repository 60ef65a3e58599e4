import type { Context } from "hono";
import { waitingTime } from "#domain/waiting-time.ts";
import { readClients } from "../http/client.ts";
import type { SignedIn } from "./caller.ts";
import { refuse } from "./refuse.ts";

/**
 * How much one account may ask of one server: `cap` at once, and within `span` milliseconds as much is free again. A page
 * of the portal asks half a dozen questions, notes are saved once a second while somebody types. A large answer counts as
 * several, so that whoever asks for the heaviest gets no more work out of the house than anybody else.
 */
const limits = { reads: { cap: 300, span: 100_000 }, writes: { cap: 240, span: 120_000 } };
const bytesOfARead = 16 * 1024;

/** More than a browser opens towards one host. */
const atOnce = 8;

type Cost = Partial<Record<keyof typeof limits, number>>;

export type AuthorLimits = {
  admit: (context: Context, caller: SignedIn, cost: Cost, work: () => Promise<Response>) => Promise<Response>;
};

/**
 * Keeps one account from taking the others' turn. A leaky bucket for each, in memory: this guards the process and its
 * connections, so that each server counts for itself, and no read has to write first. What must be counted by all servers
 * together (mail, guesses, forms) is counted in the database: http/rate-limit.ts, auth/limits.ts.
 */
export function openAuthorLimits({ trustedProxies }: { trustedProxies: readonly string[] }): AuthorLimits {
  const clientOf = readClients({ trustedProxies });
  const emptyAt = new Map<string, number>();
  const underWay = new Map<string, number>();

  /** What an answer weighed is known only afterwards, and weighs on the next question. */
  function pour(bucket: string, cost: number, { cap, span }: { cap: number; span: number }) {
    emptyAt.set(bucket, Math.max(emptyAt.get(bucket) ?? 0, performance.now()) + (span * cost) / cap);
  }

  /** Milliseconds to wait, or 0 with the turn taken. */
  function take(bucket: string, cost: number, { cap, span }: { cap: number; span: number }): number {
    const now = performance.now();
    if (emptyAt.size > 10_000) for (const [name, at] of emptyAt) if (at <= now) emptyAt.delete(name);
    const wait = Math.max(emptyAt.get(bucket) ?? 0, now) + (span * cost) / cap - now - span;
    if (wait > 0) return wait;
    pour(bucket, cost, { cap, span });
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
        const answer = await work();
        const weight = Math.floor(Number(answer.headers.get("content-length") ?? 0) / bytesOfARead);
        if (weight > 0) pour(`reads ${who}`, weight, limits.reads);
        return answer;
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
