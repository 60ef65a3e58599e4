import type { ReactElement } from "react";
import { render } from "react-email";
import type { Settings } from "../environment.ts";
import type { Mail } from "../mail.ts";
import type { OwedMail } from "../outbox.ts";
import { consultationConfirmation, consultationNotice } from "./consultation.tsx";

/** A mail as it is written, before it has an envelope. */
export type Letter = { subject: string; body: ReactElement; replyTo?: string };

/** Every mail of the product, by the name under which the database queues it. */
const letters: Record<string, (data: unknown) => Letter> = {
  "consultation-confirmation": consultationConfirmation,
  "consultation-notice": consultationNotice,
};

/** Turns what is owed into a mail. "staff" stands for whoever STAFF_EMAIL names today. */
export async function writeMail(owed: OwedMail, settings: Pick<Settings, "MAIL_FROM" | "STAFF_EMAIL">): Promise<Mail> {
  const write = letters[owed.template];
  if (!write) throw new Error(`there is no mail named ${owed.template}`);
  const { subject, body, replyTo } = write(owed.data);
  return {
    messageId: `<${owed.id}@${domainOf(settings.MAIL_FROM)}>`,
    from: settings.MAIL_FROM,
    to: owed.recipient === "staff" ? settings.STAFF_EMAIL : owed.recipient,
    replyTo,
    subject,
    html: await render(body),
    text: await render(body, { plainText: true }),
  };
}

function domainOf(sender: string): string {
  return /@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? "localhost";
}
