import { noticeWords } from "#content/lead-mails.ts";
import { Facts, Frame, Paragraph } from "./frame.tsx";
import type { Letter } from "./letter.ts";

type Fact = readonly [label: string, text: string];
type Notice = { subject: string; promise: string; facts: readonly Fact[]; name: string; replyTo?: string };

/** To the staff, with everything that was typed; replying to it writes to the visitor. */
export function writeNotice({ subject, promise, facts, name, replyTo }: Notice): Letter {
  return {
    subject,
    replyTo,
    body: (
      <Frame preview={noticeWords.from.replace("{name}", name)} title={subject}>
        <Paragraph>{promise}</Paragraph>
        <Facts facts={facts} />
      </Frame>
    ),
  };
}

/** What a row says, in the order of these fields; what was left out is left out. */
export const factsOf = (row: Record<string, unknown>, fields: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(fields)
    .map(([field, label]) => [label, toText(row[field])] as const)
    .filter(([, text]) => text !== "");

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
}
