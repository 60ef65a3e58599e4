import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** A secret long enough that a plain hash of it tells nothing. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function randomCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** Six digits are quickly tried out against a plain hash; not against one under a key that the table does not hold. */
export function hashCode(secret: string, address: string, code: string): string {
  return createHmac("sha256", keyFor(secret, "code")).update(`${address} ${code}`).digest("hex");
}

/**
 * The token that replaces a refresh token follows from it. So whoever presents the same token again within the reuse
 * window gets the same answer, though only hashes are stored.
 */
export function nextToken(secret: string, token: string): string {
  return createHmac("sha256", keyFor(secret, "refresh")).update(token).digest("base64url");
}

/** For what must be found again and not be read: addresses of both kinds are few enough to try them all. */
export function hashKey(secret: string, text: string): string {
  return createHmac("sha256", keyFor(secret, "limits")).update(text).digest("base64url");
}

/** One secret, a key of its own for each use. */
function keyFor(secret: string, use: string): Buffer {
  return createHmac("sha256", secret).update(`halftitle ${use}`).digest();
}
