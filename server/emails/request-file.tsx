import { z } from "zod";
import { chapterMail as words } from "#content/chapter.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { Uuid } from "#domain/uuid.ts";
import { ActionLink, Facts, Frame, Paragraph } from "./frame.tsx";
import type { Letter, MailLinks } from "./letter.ts";

const Sent = z.object({ id: Uuid, name: z.string(), email: z.string(), file: z.string(), size: z.number() });

/** To the staff: pages have come with a request. */
export function requestFile(data: unknown, { siteUrl }: MailLinks): Letter {
  const { id, name, email, file, size } = Sent.parse(data);
  return {
    subject: words.subject.replace("{reference}", referenceNumber(id)),
    replyTo: email,
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{words.text.replace("{name}", () => name)}</Paragraph>
        <Facts facts={[[words.file, `${file}, ${sayBytes(size)}`]]} />
        <ActionLink href={new URL(`/staff/people/${encodeURIComponent(email)}`, siteUrl).href}>
          {words.button}
        </ActionLink>
      </Frame>
    ),
  };
}
