import type { LeadEvent, SentMail } from "./desk.ts";
import type { Reply } from "./desk-replies.ts";

export type TimelineItem =
  | { kind: "event"; at: string; event: LeadEvent }
  | { kind: "mail"; at: string; mail: SentMail }
  | { kind: "reply"; at: string; reply: Reply };

/**
 * What happened with a person, newest first: the log and the mails of both sides as one story. That a reply came is in the
 * log as well, and stands there as the reply itself.
 */
export function tellTimeline(
  events: readonly LeadEvent[],
  mails: readonly SentMail[],
  replies: readonly Reply[],
): TimelineItem[] {
  return [
    ...replies.map((reply) => ({ kind: "reply", at: reply.receivedAt, reply }) as const),
    ...events
      .filter(({ what, before }) => what !== "reply" || before !== null)
      .map((event) => ({ kind: "event", at: event.at, event }) as const),
    ...mails.map((mail) => ({ kind: "mail", at: mail.sentAt ?? mail.createdAt, mail }) as const),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
