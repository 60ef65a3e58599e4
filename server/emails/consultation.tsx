import { z } from "zod";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { plainName } from "#domain/plain-name.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { Uuid } from "#domain/uuid.ts";
import { Facts, Frame, MailLink, Paragraph, Small } from "./frame.tsx";
import type { Letter } from "./letters.ts";

/** A row of consultation_requests, as far as its mails read it. */
const Request = z.looseObject({ id: Uuid, name: z.string(), email: z.string() });

/** To the visitor. The address is unproven, so nothing that was typed comes back, and the name only if it is one. */
export function consultationConfirmation(data: unknown): Letter {
  const request = Request.parse(data);
  const reference = referenceNumber(request.id);
  const name = plainName(request.name);
  return {
    subject: `We have your consultation request (${reference})`,
    body: (
      <Frame preview="We have your request, and will be in touch." title="Thank you for writing to us">
        <Paragraph>{name ? `Dear ${name},` : "Dear author,"}</Paragraph>
        <Paragraph>
          We have your request for a free {consultation.minutes}-minute consultation. One of us will read it and contact
          you within {consultation.contactWithinHours} hours to find a time.
        </Paragraph>
        <Paragraph>
          Your reference is <strong>{reference}</strong>. If anything changes, answer this mail or call{" "}
          {site.phone.label}.
        </Paragraph>
        <Small>
          You get this mail because a consultation was asked for with this address. If that was not you, nothing more
          will come; tell us at <MailLink href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</MailLink> and we
          will delete it.
        </Small>
      </Frame>
    ),
  };
}

/** What the staff want to read first, in this order; anything else a row holds is the house's own bookkeeping. */
const noticeFields = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  preferred_contact: "Prefers",
  package: "Package",
  topic: "Topic",
  book_title: "Book",
  genre: "Genre",
  word_count: "Word count",
  manuscript_status: "Manuscript",
  publishing_goals: "Publishing goal",
  services_interested: "Services",
  timeline: "Timeline",
  budget: "Budget",
  previous_publishing: "Published before",
  goals: "Goals",
  message: "Message",
  additional_info: "More",
  source: "Form",
  page: "Page",
  referrer_host: "Came from",
};

/** To the staff, with everything that was typed; answering it answers the visitor. */
export function consultationNotice(data: unknown): Letter {
  const request = Request.parse(data);
  const facts = Object.entries(noticeFields)
    .map(([field, label]) => [label, toText(request[field])] as const)
    .filter(([, value]) => value !== "");
  return {
    subject: `Consultation request ${referenceNumber(request.id)}`,
    replyTo: request.email,
    body: (
      <Frame preview={`From ${request.name}`} title={`Consultation request ${referenceNumber(request.id)}`}>
        <Paragraph>
          Promised: an answer within {consultation.contactWithinHours} hours. Answering this mail writes to the visitor.
        </Paragraph>
        <Facts facts={facts} />
      </Frame>
    ),
  };
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
}
