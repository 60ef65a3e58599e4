import { z } from "zod";
import { lateMail } from "#content/lead-mails.ts";
import { signatures } from "#content/mail-signatures.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { Uuid } from "#domain/uuid.ts";
import { Frame, Paragraph, Signature, Small } from "./frame.tsx";
import { greet } from "./greeting.ts";
import { houseTime } from "./house-time.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { offerWayOut } from "./offer-footer.tsx";

const Late = z.object({
  id: Uuid,
  kind: z.enum(["consultation", "callback", "offer"]),
  name: z.string(),
  until: z.string(),
  offer: z.optional(Uuid),
});

/** To whoever waits for us: the promised time has passed. The address is unproven, so nothing that was typed comes back. */
export function leadLate(data: unknown, links: MailLinks): Letter {
  const { id, kind, name, until, offer } = Late.parse(data);
  const words = lateMail;
  const { headers, footer } = offerWayOut(links, offer);
  return {
    subject: words.subject.replace("{reference}", referenceNumber(id)),
    replyTo: "staff",
    headers,
    body: (
      <Frame preview={words.preview} title={words.title} footer={footer}>
        <Paragraph>{greet(name)}</Paragraph>
        <Paragraph>{words.late[kind]}</Paragraph>
        <Paragraph>{words.now.replace("{time}", houseTime(until))}</Paragraph>
        <Paragraph>{words.instead}</Paragraph>
        <Signature {...signatures.requests} />
        <Small>{words.crossed}</Small>
      </Frame>
    ),
  };
}
