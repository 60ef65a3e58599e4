import { z } from "zod";
import {
  answerWords,
  houseNoteWords,
  morningWords,
  projectStatusWords,
  reminderWords,
  replyReminderWords,
  seatWords,
  statusMeanings,
  unknownStatus,
} from "#content/desk-mails.ts";
import { leadKinds, staffRoles } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { todayKinds } from "#domain/today.ts";
import { Uuid } from "#domain/uuid.ts";
import { ActionLink, Facts, Frame, Paragraph, Small, TypedText } from "./frame.tsx";
import { houseTime } from "./house-time.ts";
import type { Letter, MailLinks } from "./letter.ts";
import { offerWayOut } from "./offer-footer.tsx";

const Answer = z.object({ subject: z.string(), body: z.string(), offer: z.optional(Uuid) });

/**
 * To somebody who asked, in the words of whoever sits at the desk; replying to it reaches the staff. To somebody who asked
 * for a discount code it is an offer, and says how to get no more of them.
 */
export function deskAnswer(data: unknown, links: MailLinks): Letter {
  const { subject, body, offer } = Answer.parse(data);
  const { headers, footer } = offerWayOut(links, offer);
  return {
    subject,
    replyTo: "staff",
    headers,
    body: (
      <Frame
        preview={answerWords.preview}
        title={subject}
        footer={
          <>
            <Small>{answerWords.reply}</Small>
            {footer}
          </>
        }
      >
        <TypedText>{body}</TypedText>
      </Frame>
    ),
  };
}

const Moved = z.object({ project: z.number(), title: z.string(), before: z.string(), status: z.string() });

/** To an author whose project got a new status from the house. */
export function projectStatus(data: unknown, { siteUrl }: MailLinks): Letter {
  const moved = Moved.parse(data);
  const words = projectStatusWords;
  const known = Object.hasOwn(statusMeanings, moved.status) ? statusMeanings[moved.status] : undefined;
  return {
    subject: fillWords(words.subject, moved),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fillWords(words.text, moved)}</Paragraph>
        {known ? (
          <Facts
            facts={[
              [words.meaning, known.meaning],
              [words.next, known.next],
              [words.waiting, known.waiting],
            ]}
          />
        ) : (
          <Paragraph>{unknownStatus}</Paragraph>
        )}
        <ActionLink href={new URL(`/dashboard/projects/${moved.project}`, siteUrl).href}>{words.button}</ActionLink>
        <Small>{words.reply}</Small>
      </Frame>
    ),
  };
}

const Noted = z.object({ project: z.number(), title: z.string(), who: z.string(), text: z.string() });

/** To an author, with the note itself: nobody should have to sign in to learn what the house has to say. */
export function houseNote(data: unknown, { siteUrl }: MailLinks): Letter {
  const noted = Noted.parse(data);
  const words = houseNoteWords;
  return {
    subject: fillWords(words.subject, noted),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fillWords(words.text, noted)}</Paragraph>
        <TypedText>{noted.text}</TypedText>
        <ActionLink href={new URL(`/dashboard/projects/${noted.project}`, siteUrl).href}>{words.button}</ActionLink>
        <Small>{words.reply}</Small>
      </Frame>
    ),
  };
}

const Seat = z.object({ by: z.string().nullable(), role: z.enum(staffRoles) });

/** To somebody with an account of their own who has been given a seat at the desk. */
export function staffSeat(data: unknown, { siteUrl }: MailLinks): Letter {
  const { by, role } = Seat.parse(data);
  const words = seatWords;
  return {
    subject: words.subject,
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{by ? fillWords(words.given, { by }) : words.text}</Paragraph>
        <Paragraph>{words.roles[role]}</Paragraph>
        <Paragraph>{words.secondStep}</Paragraph>
        <ActionLink href={new URL("/staff", siteUrl).href}>{words.button}</ActionLink>
        <Small>{words.unasked}</Small>
      </Frame>
    ),
  };
}

const Overdue = z.object({
  count: z.number(),
  leads: z.array(z.object({ kind: z.enum(leadKinds), name: z.string(), due_at: z.string() })),
});

/** To the staff: what was promised and has not been answered. */
export function overdueReminder(data: unknown, { siteUrl }: MailLinks): Letter {
  const { count, leads } = Overdue.parse(data);
  const words = reminderWords;
  const title = sayCount(words.title, count);
  return {
    subject: title,
    body: (
      <Frame preview={words.preview} title={title}>
        <Paragraph>{words.text}</Paragraph>
        <Facts
          facts={leads.map(({ kind, name, due_at }, place) => [
            `${place + 1}. ${words.kinds[kind]}`,
            fillWords(words.due, { time: houseTime(due_at), name }),
          ])}
        />
        {count > leads.length && <Paragraph>{fillWords(words.more, { count: count - leads.length })}</Paragraph>}
        <Paragraph>{words.told}</Paragraph>
        <ActionLink href={new URL("/staff/inbox?overdue=1", siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Morning = z.object({
  day: z.string(),
  items: z.array(
    z.object({
      kind: z.enum(todayKinds),
      name: z.string(),
      text: z.string(),
      due_at: z.string(),
      is_mine: z.boolean(),
    }),
  ),
});

/** To a member of staff who wants it: what the day holds, one's own and nobody's. */
export function deskMorning(data: unknown, { siteUrl }: MailLinks): Letter {
  const { items } = Morning.parse(data);
  const words = morningWords;
  const title = sayCount(words.title, items.length);
  return {
    subject: title,
    body: (
      <Frame preview={words.preview} title={title}>
        <Facts
          facts={items.map(({ kind, name, text, due_at, is_mine }, place) => [
            `${place + 1}. ${words.kinds[kind]}${is_mine ? "" : words.nobodys}`,
            [name, text, kind === "follow-up" ? "" : houseTime(due_at)].filter(Boolean).join(" · "),
          ])}
        />
        <ActionLink href={new URL("/staff", siteUrl).href}>{words.button}</ActionLink>
        <Small>{words.why}</Small>
      </Frame>
    ),
  };
}

const OverdueReplies = z.object({
  count: z.number(),
  replies: z.array(z.object({ name: z.string(), due_at: z.string() })),
});

/** To the staff: who has written back and has heard nothing for a day. */
export function replyReminder(data: unknown, { siteUrl }: MailLinks): Letter {
  const { count, replies } = OverdueReplies.parse(data);
  const words = replyReminderWords;
  const title = sayCount(words.title, count);
  return {
    subject: title,
    body: (
      <Frame preview={words.preview} title={title}>
        <Facts
          facts={replies.map(({ name, due_at }, place) => [
            `${place + 1}.`,
            fillWords(words.due, { time: houseTime(due_at), name }),
          ])}
        />
        {count > replies.length && <Paragraph>{fillWords(words.more, { count: count - replies.length })}</Paragraph>}
        <ActionLink href={new URL("/staff/replies", siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}
