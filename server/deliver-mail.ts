import type pg from "pg";
import { completeAccountMail } from "./auth/mail-links/account-mail.ts";
import type { AuthParts } from "./auth/parts.ts";
import { refuseStaleReminder } from "./booking/stale-reminder.ts";
import type { Metrics } from "./http/metrics.ts";
import { completeLetterMail, completeOfferMail } from "./mail/letter-mail.ts";
import type { Mail, MailDoor, OwedMail } from "./mail/mail.ts";
import { findAttachments } from "./mail/mail-attachments.ts";
import { refuseSettledReminder } from "./production/stale-reminder.ts";
import { attachReceipt } from "./receipts/attach-receipt.ts";
import type { Site } from "./site/pages.ts";

type Delivery = {
  pool: pg.Pool;
  clock: () => Date;
  authParts: AuthParts;
  site: Site;
  writeMail: (owed: OwedMail) => Promise<Mail>;
  door: MailDoor;
  metrics: Metrics;
};

/** The last steps of a mail: what is secret or may have changed since is asked for now, and then it is written and leaves. */
export function makeDelivery({ pool, clock, authParts, site, writeMail, door, metrics }: Delivery) {
  return async (owed: OwedMail): Promise<Mail> => {
    const offer = await completeOfferMail(pool, owed);
    const complete = await completeLetterMail(pool, await completeAccountMail(authParts, offer));
    await refuseStaleReminder(pool, owed, clock());
    await refuseSettledReminder(pool, owed);
    const attachments = await findAttachments(pool, owed.id, site.document);
    const mail = { ...(await attachReceipt(owed, await writeMail(complete))), attachments };
    if (owed.isDecoy) {
      await door.discard(mail);
      return mail;
    }
    await door.send(mail).catch((error: Error) => {
      metrics.countMail("failed");
      throw error;
    });
    metrics.countMail("delivered");
    return mail;
  };
}
