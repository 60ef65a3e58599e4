import { z } from "zod";
import { shortForm } from "#content/consultation-short-form.ts";
import { detailLabels, hiddenDetails } from "#content/desk-details.ts";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { describeDetails } from "#domain/describe-details.ts";
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

/** For the desk, where it can be looked up. */
const notInTheNotice = [...hiddenDetails, "utm", "privacy_version"];

/** To the staff, with everything that was typed; answering it answers the visitor. */
export function consultationNotice(data: unknown): Letter {
  const request = Request.parse(data);
  const details = describeDetails(request, detailLabels, notInTheNotice);
  const facts = [
    [shortForm.fields.name.label, request.name],
    [shortForm.fields.email.label, request.email],
    ...details.map(({ label, text }) => [label, text] as const),
  ] as const;
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
