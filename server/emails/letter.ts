import type { ReactElement } from "react";
import type { LinkTokens } from "../mail/link-tokens.ts";
import type { MailCalendar } from "../mail/mail.ts";

/** A mail as it is written, before it has an envelope. */
export type Letter = {
  subject: string;
  body: ReactElement;
  /** "staff" stands for whoever STAFF_EMAIL names today. */
  replyTo?: string;
  headers?: Record<string, string>;
  calendar?: MailCalendar;
};

/** What links in mails are made of. */
export type MailLinks = { siteUrl: URL; tokens: LinkTokens };
