import { z } from "zod";
import { codeRedeemedMail, discountMail, noticeWords } from "#content/lead-mails.ts";
import { signatures } from "#content/mail-signatures.ts";
import { Uuid } from "#domain/uuid.ts";
import { ActionLink, Code, Frame, MailLink, Paragraph, Signature, Small } from "./frame.tsx";
import { greet } from "./greeting.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { factsOf, writeNotice } from "./notice.tsx";
import { offerWayOut } from "./offer-footer.tsx";

const Issued = z.object({
  first_name: z.string(),
  code: z.string(),
  percent: z.number(),
  last_day: z.string(),
  offer: z.optional(Uuid),
  is_opted_out: z.optional(z.boolean()),
});

/**
 * To the visitor: the code, what it is good for and the day it ends. The name only if it is one. Where the address wants
 * no offers, it is what was asked for and no word more.
 */
export function discountCode(data: unknown, links: MailLinks): Letter {
  const { first_name, code, percent, last_day, offer, is_opted_out } = Issued.parse(data);
  const words = discountMail;
  const fill = (text: string) => text.replaceAll("{percent}", String(percent)).replaceAll("{lastDay}", last_day);
  const page = (path: string) => new URL(path, links.siteUrl).href;
  const { headers, footer } = offerWayOut(links, offer);
  return {
    subject: fill(words.subject),
    replyTo: "staff",
    headers,
    body: (
      <Frame preview={words.preview} title={fill(words.title)} footer={footer}>
        <Paragraph>{greet(first_name)}</Paragraph>
        <Paragraph>{fill(words.text)}</Paragraph>
        <Code>{code}</Code>
        <Paragraph>{words.scope}</Paragraph>
        {is_opted_out ? (
          <>
            <Paragraph>{words.optedOut.use}</Paragraph>
            <Paragraph>{words.optedOut.why}</Paragraph>
            <Signature {...signatures.letters} />
            <Small>
              <MailLink href={page("/terms-of-service")}>{words.terms}</MailLink>
            </Small>
          </>
        ) : (
          <>
            <Paragraph>{words.use}</Paragraph>
            <ActionLink href={page("/consultation")}>{words.button}</ActionLink>
            <Signature {...signatures.letters} />
            <Small>
              <MailLink href={page("/packages")}>{words.packages}</MailLink> ·{" "}
              <MailLink href={page("/terms-of-service")}>{words.terms}</MailLink>
            </Small>
          </>
        )}
        <Small>{words.ignore}</Small>
      </Frame>
    ),
  };
}

const Redeemed = z.object({ code: z.string(), percent: z.number() });

/** To whoever's code was just used. */
export function codeRedeemed(data: unknown): Letter {
  const { code, percent } = Redeemed.parse(data);
  const words = codeRedeemedMail;
  const fill = (text: string) => text.replace("{percent}", String(percent)).replace("{code}", code);
  return {
    subject: fill(words.subject),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fill(words.text)}</Paragraph>
        <Paragraph>{words.unasked}</Paragraph>
      </Frame>
    ),
  };
}

const Lead = z.looseObject({ first_name: z.string(), email: z.string(), is_unwanted: z.optional(z.boolean()) });

/** To the staff: the popup has promised a consultant. */
export function offerNotice(data: unknown): Letter {
  const row = Lead.parse(data);
  const { subject, fields, promise, unwanted } = noticeWords.offer;
  return writeNotice({
    subject,
    promise: row.is_unwanted ? unwanted : promise,
    facts: factsOf(row, fields),
    name: row.first_name,
    replyTo: row.is_unwanted ? undefined : row.email,
  });
}
