import { expect, test } from "vitest";
import { isOver, makeKeyRing, publicHalf, ringChanges } from "./key-ring.ts";

const noon = new Date("2026-11-16T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

test("a new key stands by, then signs, and the old one verifies for as long as its tokens live", async () => {
  const ring = await makeKeyRing(noon);
  const [first] = ring.keys;
  const added = await ringChanges.add(ring, noon);
  const [, second] = added.keys;
  expect(second?.state).toBe("standby");
  await expect(ringChanges.add(added, noon)).rejects.toThrow("stands by already");

  const used = ringChanges.use(added, second?.id ?? "", noon, 3600);
  expect(used.keys.map(({ state }) => state)).toEqual(["verifying", "signing"]);
  const [old] = used.keys;
  expect(isOver(old ?? {}, later(3600))).toBe(false);
  expect(isOver(old ?? {}, later(3901))).toBe(true);
  expect(() => ringChanges.retire(used, first?.id ?? "", later(10), false)).toThrow("--now");
  expect(ringChanges.retire(used, first?.id ?? "", later(10), true).keys).toHaveLength(1);
  expect(ringChanges.retire(used, first?.id ?? "", later(4000), false).keys).toHaveLength(1);
  expect(() => ringChanges.retire(used, second?.id ?? "", later(4000), true)).toThrow("signs");
});

test("a rotation takes the key that stands by, and clears away those that are over", async () => {
  const ring = await ringChanges.add(await makeKeyRing(noon), noon);
  const [first, standby] = ring.keys;
  const once = await ringChanges.rotate(ring, noon, 3600);
  expect(once.keys.find(({ state }) => state === "signing")?.id).toBe(standby?.id);
  const twice = await ringChanges.rotate(once, later(7200), 3600);
  expect(twice.keys.map(({ id }) => id)).not.toContain(first?.id);
  expect(twice.keys).toHaveLength(2);
});

test("what is published signs nothing", async () => {
  const [key] = (await makeKeyRing(noon)).keys;
  if (!key) throw new Error("no key");
  expect(Object.keys(publicHalf(key)).toSorted()).toEqual(["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"]);
});

test("only public keys of the two algorithms are trusted, each once", async () => {
  const ring = await makeKeyRing(noon);
  const [key] = ring.keys;
  if (!key) throw new Error("no key");
  await expect(ringChanges.trust(ring, key.privateKey, noon)).rejects.toThrow("private key");
  await expect(ringChanges.trust(ring, { kty: "oct", alg: "HS256", k: "eA" }, noon)).rejects.toThrow("HS256");
  await expect(ringChanges.trust(ring, { kty: "EC", crv: "P-256", x: "1" }, noon)).rejects.toThrow("no public key");
  const other = publicHalf({ ...key, id: "theirs" });
  const trusting = await ringChanges.trust(ring, other, noon);
  expect(trusting.trusted).toMatchObject([{ id: "theirs", alg: "ES256" }]);
  await expect(ringChanges.trust(trusting, other, noon)).rejects.toThrow("there already");
});
