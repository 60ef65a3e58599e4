import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";

/**
 * A key of ours. `standby` is published and does not sign yet, so that whoever keeps a copy of the published keys has it in
 * time; `signing` is the one that signs; `verifying` has signed, and is good until the last token that it signed has ended.
 */
export type SigningKey = {
  id: string;
  state: "standby" | "signing" | "verifying";
  createdAt: string;
  /** The last moment at which a token of this key can still be in force. */
  until?: string;
  privateKey: JWK;
};

/** Another service's public key: its tokens are believed, and it is neither published nor signs for us. */
type TrustedKey = { id: string; alg: "ES256" | "RS256"; addedAt: string; publicKey: JWK };

export type KeyRing = {
  /** When keys took the place of the shared secret: what that signed later is not ours. */
  since: string;
  keys: SigningKey[];
  trusted: TrustedKey[];
};

/** Why a change of the ring is refused, in the operator's words. */
export class KeyRefused extends Error {
  override name = "KeyRefused";
}

export async function makeKeyRing(now: Date): Promise<KeyRing> {
  return { since: now.toISOString(), keys: [await makeKey("signing", now)], trusted: [] };
}

async function makeKey(state: SigningKey["state"], now: Date): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { id: await calculateJwkThumbprint(jwk), state, createdAt: now.toISOString(), privateKey: jwk };
}

/** The changes that an operator can make. None of them signs anybody out, but a retirement that says so. */
export const ringChanges = {
  async add(ring: KeyRing, now: Date): Promise<KeyRing> {
    const waiting = ring.keys.find(({ state }) => state === "standby");
    if (waiting) throw new KeyRefused(`${waiting.id} stands by already.`);
    return { ...ring, keys: [...ring.keys, await makeKey("standby", now)] };
  },

  /** What was signing goes on to verify for as long as a token lives. */
  use(ring: KeyRing, id: string, now: Date, tokenLife: number): KeyRing {
    const chosen = ring.keys.find((key) => key.id === id);
    if (!chosen) throw new KeyRefused(`There is no key ${id}.`);
    if (chosen.state === "signing") throw new KeyRefused(`${id} signs already.`);
    const until = lastEnd(now, tokenLife);
    const keys = ring.keys.map((key): SigningKey => {
      if (key.id === id) return { ...key, state: "signing", until: undefined };
      return key.state === "signing" ? { ...key, state: "verifying", until } : key;
    });
    return { ...ring, keys: keys.filter((key) => !isOver(key, now)) };
  },

  async rotate(ring: KeyRing, now: Date, tokenLife: number): Promise<KeyRing> {
    const standby = ring.keys.find(({ state }) => state === "standby");
    const key = standby ?? (await makeKey("standby", now));
    return ringChanges.use(standby ? ring : { ...ring, keys: [...ring.keys, key] }, key.id, now, tokenLife);
  },

  /** Takes a key away. One whose tokens may still be in force only where that is meant: after a theft. */
  retire(ring: KeyRing, id: string, now: Date, isUrgent: boolean): KeyRing {
    const key = ring.keys.find((one) => one.id === id);
    if (!key && !ring.trusted.some((one) => one.id === id)) throw new KeyRefused(`There is no key ${id}.`);
    if (key?.state === "signing") throw new KeyRefused(`${id} signs. Give its place to another first (rotate).`);
    if (key?.state === "verifying" && !isOver(key, now) && !isUrgent) {
      throw new KeyRefused(
        `Tokens of ${id} are in force until ${key.until}. Wait until then, or add --now: whoever holds one then has to sign in again.`,
      );
    }
    const others = <Key extends { id: string }>(keys: Key[]) => keys.filter((one) => one.id !== id);
    return { ...ring, keys: others(ring.keys), trusted: others(ring.trusted) };
  },

  async trust(ring: KeyRing, jwk: JWK, now: Date): Promise<KeyRing> {
    const alg: string = jwk.alg ?? (jwk.kty === "RSA" ? "RS256" : "ES256");
    if (alg !== "ES256" && alg !== "RS256")
      throw new KeyRefused(`A key for ${alg} is not taken: only ES256 and RS256.`);
    if (jwk.d !== undefined) throw new KeyRefused("This is a private key: it belongs to the other service alone.");
    const publicKey = { ...jwk, alg };
    const imported = await importJWK(publicKey, alg).catch(() => undefined);
    if (!imported || imported instanceof Uint8Array) throw new KeyRefused("This is no public key in JWK form.");
    const id = jwk.kid ?? (await calculateJwkThumbprint(publicKey));
    if ([...ring.keys, ...ring.trusted].some((one) => one.id === id)) throw new KeyRefused(`${id} is there already.`);
    return { ...ring, trusted: [...ring.trusted, { id, alg, addedAt: now.toISOString(), publicKey }] };
  },
};

/** When the last token ends of a key that signs no more: after a token's life, and a little more, as servers notice late. */
export const lastEnd = (lastSigned: Date, tokenLife: number) =>
  new Date(lastSigned.getTime() + (tokenLife + 300) * 1000).toISOString();

/** Whether no token that this key has signed can still be in force. */
export const isOver = ({ until }: Pick<SigningKey, "until">, now: Date) => until !== undefined && new Date(until) < now;

/** What others may know of a key: enough to verify, nothing to sign with. One object for each, which jose reads once. */
export function publicHalf(key: SigningKey): JWK {
  const known = halves.get(key);
  if (known) return known;
  const { kty, crv, x, y } = key.privateKey;
  const half: JWK = { kty, crv, x, y, kid: key.id, alg: "ES256", use: "sig", key_ops: ["verify"] };
  halves.set(key, half);
  return half;
}

const halves = new WeakMap<SigningKey, JWK>();
