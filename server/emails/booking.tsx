import { z } from "zod";
import { callWords } from "#content/booking.ts";
import { bookingMails, bookingNotices } from "#content/booking-mails.ts";
import { bookingWays } from "#domain/booking.ts";
import { fillWords } from "#domain/fill-words.ts";
import { Uuid } from "#domain/uuid.ts";
import { sayClockIn, sayDayIn, sayWhen } from "#domain/zoned-time.ts";
import { writeInvitation } from "../booking/calendar-file.ts";
import { callLinks, chooseLink } from "../booking/call-links.ts";
import { ActionLink, Facts, Frame, MailLink, Paragraph, Signature, Small } from "./frame.tsx";
import { greet } from "./greeting.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { writeNotice } from "./notice.tsx";

const Call = z.object({
  id: Uuid,
  lead: Uuid,
  sequence: z.number(),
  name: z.string(),
  email: z.string(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  changed_at: z.coerce.date(),
  way: z.enum(bookingWays),
  meeting_url: z.optional(z.string()),
  phone_end: z.optional(z.string()),
  consultant: z.string(),
  consultant_zone: z.string(),
  time_zone: z.string(),
});
type Call = z.infer<typeof Call>;

/** "Tuesday, November 17, 9:30 a.m.": short enough for a subject. */
const sayShort = (at: Date, zone: string) => `${sayDayIn(at.getTime(), zone)}, ${sayClockIn(at.getTime(), zone)}`;

/** When in both zones, with whom, how and what to have at hand. What was typed is not repeated: the address is unproven. */
function CallFacts({ call }: { call: Call }) {
  const { facts, how, minutes, ready } = callWords;
  const at = call.starts_at.getTime();
  const lines: (readonly [string, string])[] = [
    [facts.when, `${sayWhen(at, call.time_zone)}, ${minutes}`],
    ...(call.time_zone === call.consultant_zone ? [] : [[facts.ours, sayWhen(at, call.consultant_zone)] as const]),
    [facts.who, call.consultant],
    [
      facts.how,
      call.way === "phone"
        ? fillWords(how.phone, { end: call.phone_end ?? "" })
        : `${how.video} ${call.meeting_url ?? ""}`,
    ],
    [facts.ready, ready],
  ];
  return <Facts facts={lines} />;
}

function linksOf(call: Call, { siteUrl, tokens }: MailLinks) {
  const paths = callLinks(tokens, call.id);
  const at = (path: string) => new URL(path, siteUrl).href;
  return { view: at(paths.view), move: at(paths.move), cancel: at(paths.cancel) };
}

function ChangeLinks({ call, links }: { call: Call; links: MailLinks }) {
  const { move, cancel } = linksOf(call, links);
  return (
    <>
      <Paragraph>
        {bookingMails.links} <MailLink href={move}>{bookingMails.move}</MailLink>,{" "}
        <MailLink href={cancel}>{bookingMails.cancel}</MailLink>.
      </Paragraph>
      <Signature name={call.consultant} role={bookingMails.signs} />
      <Small>{bookingMails.ignore}</Small>
    </>
  );
}

function invite(call: Call, links: MailLinks, isCancelled = false): Letter["calendar"] {
  const event = {
    id: call.id,
    sequence: call.sequence,
    startsAt: call.starts_at,
    endsAt: call.ends_at,
    changedAt: call.changed_at,
    isCancelled,
    way: call.way,
    meetingUrl: call.meeting_url ?? null,
    consultant: call.consultant,
  };
  const content = writeInvitation(event, { email: call.email, manageUrl: linksOf(call, links).view });
  return { method: isCancelled ? "CANCEL" : "REQUEST", content };
}

export function bookingBooked(data: unknown, links: MailLinks): Letter {
  const call = Call.parse(data);
  const words = bookingMails.booked;
  return {
    subject: fillWords(words.subject, { when: sayShort(call.starts_at, call.time_zone) }),
    replyTo: "staff",
    calendar: invite(call, links),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{greet(call.name)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <CallFacts call={call} />
        <ChangeLinks call={call} links={links} />
      </Frame>
    ),
  };
}

const Moved = Call.extend({ was_at: z.coerce.date(), reason: z.optional(z.string()) });

export function bookingMoved(data: unknown, links: MailLinks): Letter {
  const { was_at, reason, ...call } = Moved.parse(data);
  const words = bookingMails.moved;
  return {
    subject: fillWords(words.subject, { when: sayShort(call.starts_at, call.time_zone) }),
    replyTo: "staff",
    calendar: invite(call, links),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{greet(call.name)}</Paragraph>
        <Paragraph>{fillWords(words.text, { was: sayWhen(was_at.getTime(), call.time_zone) })}</Paragraph>
        {reason && <Paragraph>{fillWords(bookingMails.reason, { reason })}</Paragraph>}
        <CallFacts call={call} />
        <ChangeLinks call={call} links={links} />
      </Frame>
    ),
  };
}

const Cancelled = Call.extend({ by: z.enum(["visitor", "staff"]), reason: z.optional(z.string()) });

export function bookingCancelled(data: unknown, links: MailLinks): Letter {
  const { by, reason, ...call } = Cancelled.parse(data);
  const words = bookingMails.cancelled;
  return {
    subject: words.subject,
    replyTo: "staff",
    calendar: invite(call, links, true),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{greet(call.name)}</Paragraph>
        <Paragraph>{fillWords(words[by], { when: sayWhen(call.starts_at.getTime(), call.time_zone) })}</Paragraph>
        {reason && <Paragraph>{fillWords(bookingMails.reason, { reason })}</Paragraph>}
        <ActionLink href={new URL(chooseLink(links.tokens, call.lead), links.siteUrl).href}>{words.again}</ActionLink>
        <Signature name={call.consultant} role={bookingMails.signs} />
      </Frame>
    ),
  };
}

const Reminder = Call.extend({ ahead: z.enum(["day", "hour"]) });

export function bookingReminder(data: unknown, links: MailLinks): Letter {
  const { ahead, ...call } = Reminder.parse(data);
  const words = bookingMails.reminder;
  return {
    subject: fillWords(words[ahead].subject, { when: sayShort(call.starts_at, call.time_zone) }),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words[ahead].title}>
        <Paragraph>{greet(call.name)}</Paragraph>
        <CallFacts call={call} />
        <ChangeLinks call={call} links={links} />
      </Frame>
    ),
  };
}

const Notice = Call.extend({
  happened: z.enum(["booked", "moved", "cancelled"]),
  phone: z.optional(z.string()),
  was: z.optional(z.string()),
});

/** To the staff, with everything that was entered. */
export function bookingNotice(data: unknown): Letter {
  const { happened, phone, was, ...call } = Notice.parse(data);
  const words = bookingNotices;
  const when = sayWhen(call.starts_at.getTime(), call.consultant_zone);
  const how =
    call.way === "phone"
      ? fillWords(words.phone, { phone: phone ?? "" })
      : fillWords(words.video, { url: call.meeting_url ?? "" });
  return writeNotice({
    subject: fillWords(words[happened], { when: sayShort(call.starts_at, call.consultant_zone) }),
    promise: words.promise,
    facts: [
      [words.facts.name, call.name],
      [words.facts.email, call.email],
      [words.facts.when, when],
      ...(was ? [[words.facts.was, was] as const] : []),
      [words.facts.with, call.consultant],
      [words.facts.how, how],
      [words.facts.zone, call.time_zone],
    ],
    name: call.name,
    replyTo: call.email,
  });
}
