import { createHash, createHmac } from "node:crypto";

type Purpose = "newsletter-confirm" | "newsletter-leave" | "offers-decline";

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
