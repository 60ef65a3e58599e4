import { createHash, createHmac, timingSafeEqual } from "node:crypto";

type Purpose =
  | "newsletter-confirm"
  | "newsletter-leave"
  | "offers-decline"
  | "booking"
  | "booking-lead"
  | "book-notices";

export type LinkTokens = {
  make: (purpose: Purpose, nonce: string) => string;
  /** What is stored of a token, and looked for when somebody brings it. */
  hash: (token: string) => Buffer;
};

/**
 * Tokens of links in mails. They follow from a nonce and the server's secret, so that the outbox can hold the nonce and
 * the mail the token, and neither the outbox nor any other table says what opens a link.
 */
export function makeLinkTokens(secret: string): LinkTokens {
  const key = createHmac("sha256", secret).update("halftitle link tokens").digest();
  return {
    make: (purpose, nonce) => createHmac("sha256", key).update(`${purpose} ${nonce}`).digest("base64url"),
    hash: (token) => createHash("sha256").update(token).digest(),
  };
}

/** Whether a token that somebody brought is the right one, in a time that tells nothing about it. */
export function isSameToken(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
