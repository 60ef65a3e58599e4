import type { Settings } from "../environment.ts";
import { makeLinkTokens } from "../link-tokens.ts";
import type { Mail } from "../mail.ts";
import type { OwedMail } from "../outbox.ts";
import { writeMail } from "./letters.ts";

/** Everything that a mail is made of. It crosses to another thread, so it is data alone. */
export type WritingOrder = {
  owed: OwedMail;
  sender: Pick<Settings, "MAIL_FROM" | "STAFF_EMAIL">;
  siteUrl: string;
  /** What the tokens of links follow from. */
  secret: string;
};

/** What runs in the thread of server/emails/mail-writer.ts. */
export default async function write({ owed, sender, siteUrl, secret }: WritingOrder): Promise<Mail> {
  try {
    return await writeMail(owed, sender, { siteUrl: new URL(siteUrl), tokens: makeLinkTokens(secret) });
  } catch (error) {
    // Of zod's own errors the words would not cross: they are made only when somebody reads them.
    throw new Error((error as Error).message);
  }
}
