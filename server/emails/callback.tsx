import { z } from "zod";
import { callbackMail, noticeWords } from "#content/lead-mails.ts";
import { signatures } from "#content/mail-signatures.ts";
import { site } from "#content/site.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { Uuid } from "#domain/uuid.ts";
import { chooseLink } from "../booking/call-links.ts";
import { ActionLink, Frame, MailLink, Paragraph, Signature, Small } from "./frame.tsx";
import { greet } from "./greeting.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { factsOf, writeNotice } from "./notice.tsx";

const Confirmed = z.object({ id: Uuid, name: z.string() });

/** To the visitor, where an address was left. Nothing that was typed comes back, and the name only if it is one. */
export function callbackConfirmation(data: unknown, { siteUrl, tokens }: MailLinks): Letter {
  const request = Confirmed.parse(data);
  const words = callbackMail;
  const fill = (text: string) => text.replace("{reference}", referenceNumber(request.id));
  return {
    subject: fill(words.subject),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{greet(request.name)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <Paragraph>{words.choose.text}</Paragraph>
        <ActionLink href={new URL(chooseLink(tokens, request.id), siteUrl).href}>{words.choose.button}</ActionLink>
        <Paragraph>{fill(words.reference)}</Paragraph>
        <Signature {...signatures.requests} />
        <Small>
          {words.ignore} <MailLink href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</MailLink>.
        </Small>
      </Frame>
    ),
  };
}

const Request = z.looseObject({ id: Uuid, name: z.string(), email: z.nullable(z.string()) });

export function callbackNotice(data: unknown): Letter {
  const row = Request.parse(data);
  const words = noticeWords.callback;
  const subject = words.subject.replace("{reference}", referenceNumber(row.id));
  return writeNotice({
    subject,
    promise: words.promise,
    facts: factsOf(row, words.fields),
    name: row.name,
    replyTo: row.email ?? undefined,
  });
}
