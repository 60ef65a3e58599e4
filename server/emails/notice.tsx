import { noticeWords } from "#content/lead-mails.ts";
import { Facts, Frame, Paragraph } from "./frame.tsx";
import type { Letter } from "./letters.ts";

type Words = { promise: string; fields: Readonly<Record<string, string>> };
type Notice = { subject: string; words: Words; row: Record<string, unknown>; name: string; replyTo?: string };

/** To the staff, with everything that was typed, in the order of its fields; replying to it writes to the visitor. */
export function writeNotice({ subject, words, row, name, replyTo }: Notice): Letter {
  const facts = Object.entries(words.fields)
    .map(([field, label]) => [label, toText(row[field])] as const)
    .filter(([, value]) => value !== "");
  return {
    subject,
    replyTo,
    body: (
      <Frame preview={noticeWords.from.replace("{name}", name)} title={subject}>
        <Paragraph>{words.promise}</Paragraph>
        <Facts facts={facts} />
      </Frame>
    ),
  };
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
}
