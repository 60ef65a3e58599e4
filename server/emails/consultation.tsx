import { z } from "zod";
import { detailLabels, hiddenDetails } from "#content/desk-details.ts";
import { consultationMail, noticeWords } from "#content/lead-mails.ts";
import { signatures } from "#content/mail-signatures.ts";
import { site } from "#content/site.ts";
import { describeDetails } from "#domain/describe-details.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { Uuid } from "#domain/uuid.ts";
import { chapterLinkOf, chooseLink } from "../booking/call-links.ts";
import { ActionLink, Facts, Frame, MailLink, Paragraph, Signature, Small } from "./frame.tsx";
import { greet } from "./greeting.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { writeNotice } from "./notice.tsx";

/** A row of consultation_requests, as far as its mails read it. */
const Request = z.looseObject({ id: Uuid, name: z.string(), email: z.string() });

/** To the visitor. The address is unproven, so nothing that was typed comes back, and the name only if it is one. */
export function consultationConfirmation(data: unknown, { siteUrl, tokens }: MailLinks): Letter {
  const request = Request.parse(data);
  const words = consultationMail;
  const fill = (text: string) => text.replace("{reference}", referenceNumber(request.id));
  return {
    subject: fill(words.subject),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{greet(request.name)}</Paragraph>
        <Paragraph>{words.received}</Paragraph>
        <Facts facts={words.next} />
        <Paragraph>{words.choose.text}</Paragraph>
        <ActionLink href={new URL(chooseLink(tokens, request.id), siteUrl).href}>{words.choose.button}</ActionLink>
        <Paragraph>
          {words.chapter.text}{" "}
          <MailLink href={new URL(chapterLinkOf(tokens, request.id), siteUrl).href}>{words.chapter.link}</MailLink>
        </Paragraph>
        <Paragraph>
          {words.reading.before}
          <MailLink href={new URL(words.guide, siteUrl).href}>{words.reading.link}</MailLink>
          {words.reading.after}
        </Paragraph>
        <Paragraph>{fill(words.reference)}</Paragraph>
        <Signature {...signatures.requests} />
        <Small>
          {words.ignore} <MailLink href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</MailLink>.
        </Small>
      </Frame>
    ),
  };
}

/** For the desk, where it can be looked up. */
const notInTheNotice = [...hiddenDetails, "utm", "privacy_version"];

export function consultationNotice(data: unknown): Letter {
  const row = Request.parse(data);
  const { subject, promise, ...labels } = noticeWords.consultation;
  const facts = [
    [labels.name, row.name],
    [labels.email, row.email],
    ...describeDetails(row, detailLabels, notInTheNotice).map(({ label, text }) => [label, text] as const),
  ] as const;
  const reference = referenceNumber(row.id);
  return writeNotice({
    subject: subject.replace("{reference}", reference),
    promise,
    facts,
    name: row.name,
    replyTo: row.email,
  });
}
