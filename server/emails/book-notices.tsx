import { z } from "zod";
import {
  bookAnswerLateWords,
  bookAnswersDueWords,
  bookDigestWords,
  bookDueWords,
  bookLeftWords,
} from "#content/book-notices.ts";
import { owedKinds } from "#domain/production.ts";
import { sayDayIn } from "#domain/zoned-time.ts";
import { About, bookLink, Dates, Day, fill, noticesFooter } from "./book-parts.tsx";
import { ActionLink, Facts, Frame, Paragraph, Small } from "./frame.tsx";
import { houseTime } from "./house-time.ts";
import type { Letter, MailLinks } from "./letter.ts";

/** What comes by itself: reminders, the week's mail, and a word when the house is late. */

/** "Monday, November 16" */
const sayDay = (day: string) => sayDayIn(day, "UTC");

const Due = About.extend({ what: z.enum(owedKinds), about: z.string(), owes: z.string(), due: Day });

export function bookDue(data: unknown, links: MailLinks): Letter {
  const owed = Due.parse(data);
  const words = bookDueWords;
  const side = owed.to_staff ? "house" : "author";
  const said = { ...owed, day: sayDay(owed.due) };
  return {
    subject: fill(words.subject[owed.what], said),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, owed)}>
        <Paragraph>{fill(words.text[side][owed.what], said)}</Paragraph>
        <Facts facts={[[words.due, said.day]]} />
        <Small>{words.later[side]}</Small>
        <ActionLink href={bookLink(links, owed, owed.what === "proof" ? `/proofs/${owed.about}` : "")}>
          {words.button}
        </ActionLink>
      </Frame>
    ),
  };
}

const Line = z.discriminatedUnion("template", [
  z.object({
    template: z.literal("book-moved"),
    who: z.string(),
    reason: z.string(),
    moves: z.array(z.object({ name: z.string(), after: Dates })),
    at: z.string(),
  }),
  z.object({
    template: z.literal("book-stage"),
    who: z.string(),
    stage: z.string(),
    mark: z.enum(["started", "finished", "reopened"]),
    at: z.string(),
  }),
  z.object({
    template: z.literal("book-task"),
    who: z.string(),
    task: z.string(),
    due: z.nullable(Day),
    at: z.string(),
  }),
  z.object({ template: z.literal("book-message"), who: z.string(), text: z.string(), at: z.string() }),
]);
const Digest = About.extend({ lines: z.array(Line), more: z.number() });

function sayLine(line: z.infer<typeof Line>): string {
  const words = bookDigestWords.lines;
  switch (line.template) {
    case "book-moved": {
      const moves = line.moves.map(({ name, after }) => fill(bookDigestWords.move, { name, day: sayDay(after.end) }));
      return fill(words["book-moved"], { ...line, moves: moves.join("; ") });
    }
    case "book-stage":
      return fill(words[line.mark], line);
    case "book-task":
      return line.due
        ? fill(words["book-task-due"], { ...line, due: sayDay(line.due) })
        : fill(words["book-task"], line);
    default:
      return fill(words["book-message"], line);
  }
}

export function bookDigest(data: unknown, links: MailLinks): Letter {
  const { lines, more, ...about } = Digest.parse(data);
  const words = bookDigestWords;
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about, "weekly")}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <Facts facts={lines.map((line) => [houseTime(line.at), sayLine(line)] as const)} />
        {more > 0 && <Small>{fill(words.more[more === 1 ? "one" : "many"], { count: more })}</Small>}
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Waiting = z.object({
  count: z.number(),
  threads: z.array(z.object({ book: z.string(), title: z.string(), author: z.string(), due_at: z.string() })),
});

export function bookAnswersDue(data: unknown, { siteUrl }: MailLinks): Letter {
  const { count, threads } = Waiting.parse(data);
  const words = bookAnswersDueWords;
  return {
    subject: fill(words.subject[count === 1 ? "one" : "many"], { count }),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{words.text}</Paragraph>
        <Facts
          facts={threads.map(
            ({ title, author, due_at }) => [title, fill(words.line, { author, time: houseTime(due_at) })] as const,
          )}
        />
        <ActionLink href={new URL("/staff?overdue=1", siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Late = About.extend({ until: z.string() });

export function bookAnswerLate(data: unknown, links: MailLinks): Letter {
  const { until, ...about } = Late.parse(data);
  const words = bookAnswerLateWords;
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about)}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <Paragraph>{fill(words.now, { time: houseTime(until) })}</Paragraph>
        <Paragraph>{words.instead}</Paragraph>
        <ActionLink href={bookLink(links, about, "#messages")}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

export function bookLeft(data: unknown, { siteUrl }: MailLinks): Letter {
  const about = About.parse(data);
  const words = bookLeftWords;
  return {
    subject: fill(words.subject, about),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <ActionLink href={new URL(`/staff/books/${about.book}`, siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}
