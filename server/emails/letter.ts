import type { ReactElement } from "react";
import type { LinkTokens } from "../mail/link-tokens.ts";

/** A mail as it is written, before it has an envelope. */
export type Letter = {
  subject: string;
  body: ReactElement;
  /** "staff" stands for whoever STAFF_EMAIL names today. */
  replyTo?: string;
  headers?: Record<string, string>;
};

/** What links in mails are made of. */
export type MailLinks = { siteUrl: URL; tokens: LinkTokens };
