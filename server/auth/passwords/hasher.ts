import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { AuthFailure } from "../failures.ts";

/** Turns passwords into hashes and compares them. Handed in, so that a test can count its work. */
export type Hasher = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash it compares with one that nothing matches: the same work, and always no. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
};

/** What OWASP names for Argon2id (algorithm 2); hosted Supabase verifies such hashes too. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Matches no password that anybody could send: longer than any that is accepted. */
const nobody = "x".repeat(100);

type Bounds = { atOnce: number; waiting: number };

/** One core stays for pages, and two of the four threads of Node's pool for files and name lookups. */
const ofThisMachine: Bounds = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 64 };

/**
 * Passwords wait in a short line of their own, and past its end we say at once that we are busy. A hash names its cost, so
 * tests whose subject is another hand in a lower one.
 */
export async function openHasher({ atOnce, waiting }: Bounds = ofThisMachine, price = cost): Promise<Hasher> {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new AuthFailure(503, "request_timeout", "Too many sign-ins at once. Please try again in a moment.", {
          retryAfter: 2,
        });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn passes straight to the next in line, so nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const dummy = await hash(nobody, price);
  return {
    hash: (password) => inTurn(() => hash(password, price)),
    verify: (stored, password) =>
      inTurn(async () => {
        const isMatch = await verify(stored?.startsWith("$argon2") ? stored : dummy, password).catch(() => {
          // A stored hash that cannot be read matches nothing.
          return false;
        });
        return isMatch && Boolean(stored);
      }),
  };
}
