import { randomUUID } from "node:crypto";
import { offer } from "#content/prices.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { writeMail } from "../emails/letters.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";
import { strikeTokens } from "../mail/sent-mails.ts";
import type { DemoMail } from "./demo-year.ts";
import { answers } from "./words.ts";

const sender = { MAIL_FROM: "staff@example.com", STAFF_EMAIL: "staff@example.com" };
const siteUrl = new URL("http://127.0.0.1");

type Written = { subject: string; text: string; html: string };

/** A mail as the outbox would have sent it. */
export async function writeDemoMail(
  template: string,
  data: Record<string, unknown>,
  tokens: LinkTokens,
): Promise<Written> {
  const owed = { id: randomUUID(), template, recipient: "nobody@example.com", data };
  const { subject, text, html } = await writeMail(owed, sender, { siteUrl, tokens });
  return { subject, text: strikeTokens(text), html: strikeTokens(html) };
}

/** Stand-ins that occur in no mail by themselves, put into a mail once and replaced in each copy. */
const standIns = { name: "Placeholda Nameson", firstName: "Placeholda", code: "HT-ZZZZ-ZZZZ" };
const reference = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f";

const samples: Record<string, Record<string, unknown>> = {
  "consultation-confirmation": { id: reference, name: standIns.name, email: "nobody@example.com" },
  "callback-confirmation": { id: reference, name: standIns.name },
  "discount-code": {
    first_name: standIns.firstName,
    code: standIns.code,
    percent: offer.percent,
    last_day: "the last day of the month",
  },
  "newsletter-welcome": { confirm: reference, leave: reference },
};

/** Writes each kind of mail once and fills in whom each copy is for: a thousand of them in a moment. */
export async function openMailPress(tokens: LinkTokens) {
  const plates = new Map<string, Written>();
  for (const [template, data] of Object.entries(samples))
    plates.set(template, await writeDemoMail(template, data, tokens));
  for (const { subject, body } of answers) {
    const data = { subject, body: body.replace("{name}", standIns.firstName) };
    plates.set(`desk-answer ${subject}`, await writeDemoMail("desk-answer", data, tokens));
  }

  return ({ template, words, reference: about }: DemoMail): Written => {
    const plate = plates.get(template) ?? plates.get(`${template} ${words.subject}`);
    if (!plate) throw new Error(`the demonstration has no mail named ${template}`);
    const fill = (text: string) =>
      text
        .replaceAll(standIns.name, words.name ?? "")
        .replaceAll(standIns.firstName, words.firstName ?? "")
        .replaceAll(standIns.code, words.code ?? "")
        .replaceAll(referenceNumber(reference), referenceNumber(about));
    return { subject: fill(plate.subject), text: fill(plate.text), html: fill(plate.html) };
  };
}
