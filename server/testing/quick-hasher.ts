import { openHasher } from "../auth/passwords/hasher.ts";

/** Argon2id as everywhere, at the lowest cost it knows: server/auth/passwords/hasher.test.ts is about the real one. */
export const openQuickHasher = () =>
  openHasher(undefined, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
