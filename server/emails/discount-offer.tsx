import { z } from "zod";
import { leadMails } from "#content/form-pages.ts";
import { offer } from "#content/prices.ts";
import { plainName } from "#domain/plain-name.ts";
import { Code, Facts, Frame, MailLink, Paragraph, Small } from "./frame.tsx";
import type { Letter, MailLinks } from "./letters.ts";

const Issued = z.object({ first_name: z.string(), code: z.string(), percent: z.number(), last_day: z.string() });

/** To the visitor: the code and the day it ends. The name only if it is one. */
export function discountCode(data: unknown, { siteUrl }: MailLinks): Letter {
  const { first_name, code, percent, last_day } = Issued.parse(data);
  const words = leadMails.discount;
  const fill = (text: string) => text.replaceAll("{percent}", String(percent)).replaceAll("{lastDay}", last_day);
  const name = plainName(first_name);
  return {
    subject: fill(words.subject),
    body: (
      <Frame preview={words.preview} title={fill(words.title)}>
        <Paragraph>{name ? `Dear ${name},` : "Dear author,"}</Paragraph>
        <Paragraph>{fill(words.text)}</Paragraph>
        <Code>{code}</Code>
        <Paragraph>{words.use}</Paragraph>
        <Small>
          <MailLink href={new URL("/terms-of-service", siteUrl).href}>{words.terms}</MailLink>
        </Small>
        <Small>{words.ignore}</Small>
      </Frame>
    ),
  };
}

const Lead = z.looseObject({ first_name: z.string(), email: z.string(), campaign: z.string() });

/** To the staff: the popup has promised a consultant. Answering it answers the visitor. */
export function offerNotice(data: unknown): Letter {
  const lead = Lead.parse(data);
  const facts = [
    ["Name", lead.first_name],
    ["E-mail", lead.email],
    ["Offer", lead.campaign],
    ["Page", lead.page],
    ["Came from", lead.referrer_host],
  ].filter((fact): fact is [string, string] => typeof fact[1] === "string");
  return {
    subject: "Discount code asked for",
    replyTo: lead.email,
    body: (
      <Frame preview={`From ${lead.first_name}`} title="Discount code asked for">
        <Paragraph>
          Promised: a consultant within {offer.followUpWithinHours} hours. The code has been mailed; answering this mail
          writes to the visitor.
        </Paragraph>
        <Facts facts={facts} />
      </Frame>
    ),
  };
}
