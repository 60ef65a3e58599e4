import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { kindLabels, listWords, personPage, statusLabels } from "#content/desk.ts";
import { replyWords } from "#content/desk-replies.ts";
import type { LeadEvent, LeadKind, SentMail } from "#domain/desk.ts";
import type { Person } from "#domain/desk-persons.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDay } from "#domain/say-time.ts";
import { type TimelineItem, tellTimeline } from "#domain/timeline.ts";
import { useNameOf } from "../frame/desk-context.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { MailReader } from "../frame/mail-reader.tsx";
import { Moment } from "../frame/moment.tsx";
import { FileMark, ReplyText, sayFrom } from "../frame/replies/reply-text.tsx";

const words = personPage.timeline;

type TimelineProps = { person: Person; now: number };

/** Everything that happened with this person, newest first. */
export function Timeline({ person, now }: TimelineProps) {
  const { data: replies = [] } = useQuery(deskQueries.thread(person.key));
  const items = tellTimeline(person.events, person.mails, replies);
  return (
    <section aria-labelledby="timeline" className="mt-4">
      <h2 id="timeline" className="mb-3 text-title-s">
        {words.title}
      </h2>
      {items.length === 0 && <p className="text-sm text-ink-soft">{words.empty}</p>}
      <ol className="border-l border-rule-strong">
        {items.map((item) => (
          <Entry key={keyOf(item)} item={item} leads={person.leads} now={now} />
        ))}
      </ol>
    </section>
  );
}

const keyOf = (item: TimelineItem) =>
  item.kind === "mail" ? item.mail.id : item.kind === "reply" ? item.reply.id : item.event.id;

type EntryProps = { item: TimelineItem; leads: Person["leads"]; now: number };

function Entry({ item, leads, now }: EntryProps) {
  const isQuiet = item.kind === "event" && !hasText(item.event);
  return (
    <li className="relative pb-4 pl-5 text-sm">
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-[0.45rem] -left-[0.3125rem] size-2.5 rounded-full border border-rule-strong",
          isQuiet ? "bg-paper" : "bg-gold",
        )}
      />
      {item.kind === "mail" ? (
        <MailEntry mail={item.mail} now={now} />
      ) : item.kind === "reply" ? (
        <ReplyEntry reply={item.reply} now={now} />
      ) : (
        <EventEntry event={item.event} kind={leads.find(({ id }) => id === item.event.leadId)?.kind} now={now} />
      )}
    </li>
  );
}

function Byline({ who, at, now }: { who?: string; at: string; now: number }) {
  return (
    <span className="text-ink-soft">
      {who && `${who}, `}
      <Moment at={at} now={now} />
    </span>
  );
}

function EventEntry({ event, kind, now }: { event: LeadEvent; kind?: LeadKind; now: number }) {
  const nameOf = useNameOf();
  const { before, after } = sayChange(event, nameOf);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={hasText(event) ? "font-semibold" : undefined}>
          {fillWords(wordsFor(event), {
            before,
            after,
            kind: kind ? kindLabels[kind] : listWords.gone,
          })}
        </span>
        <Byline who={event.who ? nameOf(event.who) : listWords.house} at={event.at} now={now} />
      </p>
      {hasText(event) && <p className="mt-0.5 max-w-lead break-words whitespace-pre-line">{event.after}</p>}
    </>
  );
}

/** Somebody wrote it down in their own words. */
const hasText = ({ what }: LeadEvent) => what === "note" || what === "call";

/** An address or a person that was taken away again is told as such. */
function wordsFor({ what, before, after }: LeadEvent): string {
  if (what === "address") return before ? words.address.corrected : words.what.address;
  if (what === "merge") return before && !after ? words.merge.undone : words.what.merge;
  return words.what[what] ?? what;
}

function sayChange({ what, before, after }: LeadEvent, nameOf: (who: string | null) => string) {
  const say = (value: string | null): string => {
    if (what === "owner") return nameOf(value);
    if (what === "status" && value && Object.hasOwn(statusLabels, value)) {
      return statusLabels[value as keyof typeof statusLabels];
    }
    if (!value) return words.noStep;
    // Its words are in the mail itself, which stands beside it.
    if (what === "answer") return value.split("\n", 1)[0] ?? "";
    return value.replace(/\b\d{4}-\d\d-\d\d\b/, sayDay);
  };
  return { before: say(before), after: say(after) };
}

/** Closed until somebody wants to read it: a long history holds many mails. */
function MailEntry({ mail, now }: { mail: SentMail; now: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const summary: ReactNode = (
    <>
      <span
        className={classNames(
          "min-w-0 font-semibold break-words underline decoration-rule-strong underline-offset-4 group-hover:decoration-ink",
          mail.status === "dead" && "text-danger",
        )}
      >
        {fillWords(words.mail[mail.status], { subject: mail.subject })}
      </span>{" "}
      <Byline at={mail.sentAt ?? mail.createdAt} now={now} />
    </>
  );
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="group flex list-none flex-wrap justify-between gap-x-4 [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {isOpen && <MailReader mail={mail} />}
    </details>
  );
}

/** What they wrote lies open as long as nobody has answered it. */
function ReplyEntry({ reply, now }: { reply: Reply; now: number }) {
  return (
    <details open={reply.dueAt !== null && reply.answeredAt === null}>
      <summary className="group flex list-none flex-wrap justify-between gap-x-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 font-semibold break-words underline decoration-rule-strong underline-offset-4 group-hover:decoration-ink">
          {fillWords(replyWords.kinds[reply.kind], { subject: reply.subject || replyWords.noSubject })}
          <FileMark reply={reply} />
        </span>{" "}
        <Byline who={sayFrom(reply)} at={reply.receivedAt} now={now} />
      </summary>
      <ReplyText reply={reply} />
    </details>
  );
}
