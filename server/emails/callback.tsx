import { z } from "zod";
import { leadMails } from "#content/form-pages.ts";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { plainName } from "#domain/plain-name.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { Uuid } from "#domain/uuid.ts";
import { Facts, Frame, MailLink, Paragraph, Small } from "./frame.tsx";
import type { Letter } from "./letters.ts";

const Confirmed = z.object({ id: Uuid, name: z.string() });

/** To the visitor, where an address was left. Nothing that was typed comes back, and the name only if it is one. */
export function callbackConfirmation(data: unknown): Letter {
  const request = Confirmed.parse(data);
  const words = leadMails.callback;
  const fill = (text: string) => text.replace("{reference}", referenceNumber(request.id));
  const name = plainName(request.name);
  return {
    subject: fill(words.subject),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{name ? `Dear ${name},` : "Dear author,"}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <Paragraph>{fill(words.reference)}</Paragraph>
        <Small>
          {words.ignore} <MailLink href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</MailLink>.
        </Small>
      </Frame>
    ),
  };
}

const Request = z.looseObject({ id: Uuid, name: z.string(), email: z.nullable(z.string()) });

const noticeFields = {
  name: "Name",
  phone: "Phone",
  email: "E-mail",
  message: "About",
  page: "Page",
  referrer_host: "Came from",
};

/** To the staff, with everything that was typed; where an address was left, answering it answers the visitor. */
export function callbackNotice(data: unknown): Letter {
  const request = Request.parse(data);
  const reference = referenceNumber(request.id);
  const facts = Object.entries(noticeFields).flatMap(([field, label]) => {
    const value = request[field];
    return typeof value === "string" ? [[label, value] as const] : [];
  });
  return {
    subject: `Callback request ${reference}`,
    replyTo: request.email ?? undefined,
    body: (
      <Frame preview={`From ${request.name}`} title={`Callback request ${reference}`}>
        <Paragraph>
          Promised: a call or a mail within {consultation.contactWithinHours} hours. The visitor has agreed to be
          contacted.
        </Paragraph>
        <Facts facts={facts} />
      </Frame>
    ),
  };
}
