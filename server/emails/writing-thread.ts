import type { Settings } from "../environment.ts";
import { makeLinkTokens } from "../mail/link-tokens.ts";
import type { Mail, OwedMail } from "../mail/mail.ts";
import { UnwritableLetter, writeMail } from "./letters.ts";

/** Everything that a mail is made of. It crosses to another thread, so it is data alone. */
export type WritingOrder = {
  owed: OwedMail;
  sender: Pick<Settings, "MAIL_FROM" | "STAFF_EMAIL">;
  siteUrl: string;
  /** What the tokens of links follow from. */
  secret: string;
};

/** A mail, or why there will never be one: an error would cross without its kind. */
export type Written = { mail: Mail } | { faults: string };

/** What runs in the thread of server/emails/mail-writer.ts. */
export default async function write({ owed, sender, siteUrl, secret }: WritingOrder): Promise<Written> {
  try {
    return { mail: await writeMail(owed, sender, { siteUrl: new URL(siteUrl), tokens: makeLinkTokens(secret) }) };
  } catch (error) {
    if (error instanceof UnwritableLetter) return { faults: error.message };
    throw error;
  }
}
