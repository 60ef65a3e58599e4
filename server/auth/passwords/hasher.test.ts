import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openHasher } from "./hasher.ts";

test("a password matches its own hash and no other; nobody's hash matches nothing", async () => {
  const hasher = await openHasher();
  const stored = await hasher.hash("seven quiet otters");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(stored, "seven quiet otters")).toBe(true);
  expect(await hasher.verify(stored, "seven quiet otter")).toBe(false);
  expect(await hasher.verify(undefined, "seven quiet otters")).toBe(false);
  expect(await hasher.verify("", "")).toBe(false);
  expect(await hasher.verify("$argon2id$broken", "x")).toBe(false);
  expect(await hasher.verify(undefined, "x".repeat(100))).toBe(false);
});

test("past its queue it says at once that it is busy, and recovers", async () => {
  const hasher = await openHasher({ atOnce: 2, waiting: 4 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hash("seven quiet otters")));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(4);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 503, retryAfter: 2 } });
  await expect(hasher.hash("seven quiet otters")).resolves.toContain("$argon2id$");
});

test("while it works, the event loop is free", async () => {
  const hasher = await openHasher();
  const passwords = Array.from({ length: 12 }, (_, place) => `seven quiet otters ${place}`);
  let isDone = false;
  const work = Promise.all(passwords.map((password) => hasher.hash(password))).finally(() => {
    isDone = true;
  });
  // Counted and not timed: on the loop itself, each hash would leave it a turn or two.
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  await work;
  expect(turns).toBeGreaterThan(10 * passwords.length);
});
