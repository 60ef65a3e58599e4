import type { LeadEvent, SentMail } from "./desk.ts";

export type TimelineItem =
  | { kind: "event"; at: string; event: LeadEvent }
  | { kind: "mail"; at: string; mail: SentMail };

/** What happened with a person, newest first: the log and the mails as one story. */
export function tellTimeline(events: readonly LeadEvent[], mails: readonly SentMail[]): TimelineItem[] {
  return [
    ...events.map((event) => ({ kind: "event", at: event.at, event }) as const),
    ...mails.map((mail) => ({ kind: "mail", at: mail.sentAt ?? mail.createdAt, mail }) as const),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
