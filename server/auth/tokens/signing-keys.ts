import { setTimeout as wait } from "node:timers/promises";
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import type { Secrets } from "../../secrets.ts";
import { isOver, type KeyRing, lastEnd, publicHalf } from "./key-ring.ts";

/** What a token says, once it has been verified; throws where it is forged, over, or meant for somebody else. */
export type VerifyToken = (token: string, now?: Date) => Promise<JWTPayload>;

export type SigningKeys = {
  sign: (claims: JWTPayload) => Promise<string>;
  verify: VerifyToken;
  /** The public halves, for whoever wants to verify a token without asking us. */
  published: () => Promise<JWK[]>;
};

/** Of every token that opens anything, whoever signed it. */
const demands = { audience: "authenticated", requiredClaims: ["exp", "sub"] };

/** Milliseconds after which the ring is read again by itself, and between two readings that unknown keys cause. */
const freshness = 30_000;
const pause = 1_000;

/**
 * The one place where tokens are signed and verified. Keys can be changed beside running servers: a ring is looked up anew
 * every half minute, and at once where a token names a key that it does not hold, so that servers on one database never
 * refuse each other's tokens.
 */
export function openSigningKeys(secrets: Secrets, readRing: () => Promise<KeyRing>, tokenLife: number): SigningKeys {
  let ring = secrets.keyRing;
  let readAt = performance.now();
  let underWay: Promise<void> | undefined;

  /** One reading for all who wait for it, however many ask for keys that nobody has. */
  function readAgain(): Promise<void> {
    underWay ??= wait(Math.max(0, readAt + pause - performance.now()))
      .then(readRing)
      .then((found) => {
        ring = found;
        readAt = performance.now();
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }
  async function freshRing(): Promise<KeyRing> {
    // A database that is away is no reason to stop: the keys of half a minute ago are good.
    if (performance.now() - readAt > freshness) await readAgain().catch(() => {});
    return ring;
  }

  async function keyFor({ alg, kid = "" }: JWTHeaderParameters): Promise<JWK | Uint8Array> {
    if (alg === "HS256") return new TextEncoder().encode(secrets.jwtSecret);
    if (!findKey(await freshRing(), kid, alg)) await readAgain();
    const jwk = findKey(ring, kid, alg);
    if (!jwk) throw new errors.JWKSNoMatchingKey();
    return jwk;
  }

  return {
    async sign(claims) {
      const key = (await freshRing()).keys.find(({ state }) => state === "signing");
      if (!key) throw new Error("the key ring has no key that signs");
      return new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", kid: key.id }).sign(key.privateKey);
    },
    async verify(token, now = new Date()) {
      const algorithms = ["ES256", "RS256", "HS256"];
      const { payload, protectedHeader } = await jwtVerify(token, keyFor, { ...demands, algorithms, currentDate: now });
      // The shared secret has signed for the last time when the first key was made; what it signed before runs out, whatever
      // end somebody who holds the secret writes into a token.
      if (protectedHeader.alg === "HS256") {
        const isOfBefore = (payload.iat ?? Number.POSITIVE_INFINITY) * 1000 <= new Date(ring.since).getTime();
        if (!isOfBefore || isOver({ until: lastEnd(new Date(ring.since), tokenLife) }, now)) {
          throw new errors.JWSSignatureVerificationFailed();
        }
      }
      return payload;
    },
    async published() {
      const { keys } = await freshRing();
      return keys.filter((key) => !isOver(key, new Date())).map(publicHalf);
    },
  };
}

/** Ours first. The algorithm is the key's to choose, never the token's. */
function findKey({ keys, trusted }: KeyRing, id: string, alg: string): JWK | undefined {
  const own = keys.find((key) => key.id === id && alg === "ES256" && !isOver(key, new Date()));
  return own ? publicHalf(own) : trusted.find((key) => key.id === id && key.alg === alg)?.publicKey;
}

/** The published keys did not come, or not yet: a key may be newer than what we have read. */
const isAboutTheKeys = new Set(["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_NO_MATCHING_KEY"]);

/**
 * A hosted project's tokens, by the keys that it publishes. Where it still signs with a secret of its own, or does not
 * answer, its own services judge the token, as they do in any case; we know nothing of it then.
 */
export function verifyByPublishedKeys(project: URL): VerifyToken {
  const published = createRemoteJWKSet(new URL("/auth/v1/.well-known/jwks.json", project));
  return async (token, now = new Date()) => {
    if (decodeProtectedHeader(token).alg === "HS256") return {};
    try {
      const { payload } = await jwtVerify(token, published, { ...demands, currentDate: now });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError && !isAboutTheKeys.has(error.code)) throw error;
      return {};
    }
  };
}
