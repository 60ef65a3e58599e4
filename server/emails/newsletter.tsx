import { z } from "zod";
import { letterWords } from "#content/desk-mails.ts";
import { firstLetterMail, newsletterMail } from "#content/lead-mails.ts";
import { signatures } from "#content/mail-signatures.ts";
import { lessons, lessonsAhead, lessonWords } from "#content/newsletter-lessons.ts";
import { Uuid } from "#domain/uuid.ts";
import { ActionLink, Frame, MailLink, MarkdownText, Paragraph, Signature, Small } from "./frame.tsx";
import type { Letter, MailLinks } from "./letter.ts";

const Welcome = z.object({ confirm: Uuid, leave: Uuid });

/** Asks the address to confirm. Nothing a stranger typed is in it. */
export function newsletterWelcome(data: unknown, links: MailLinks): Letter {
  const { confirm, leave } = Welcome.parse(data);
  const words = newsletterMail;
  const leaveLink = leaveAddress(links, leave);
  return {
    subject: words.subject,
    headers: unsubscribeHeaders(leaveLink),
    body: (
      <Frame
        preview={words.preview}
        title={words.title}
        footer={
          <Small>
            <MailLink href={leaveLink}>{words.leave}</MailLink>
          </Small>
        }
      >
        <Paragraph>{words.text}</Paragraph>
        <ActionLink href={linkTo(links, "/newsletter/confirm", links.tokens.make("newsletter-confirm", confirm))}>
          {words.button}
        </ActionLink>
        <Small>{words.ignore}</Small>
      </Frame>
    ),
  };
}

const Confirmed = z.object({ leave: Uuid, lessons: z.boolean().default(false) });

/** Right after somebody has confirmed: something to read, until the next issue. */
export function newsletterFirst(data: unknown, links: MailLinks): Letter {
  const { leave, lessons: hasLessons } = Confirmed.parse(data);
  const leaveLink = leaveAddress(links, leave);
  const words = firstLetterMail;
  return {
    subject: words.subject,
    replyTo: "staff",
    headers: unsubscribeHeaders(leaveLink),
    body: (
      <Frame
        preview={words.preview}
        title={words.title}
        footer={
          <Small>
            {letterWords.why} <MailLink href={leaveLink}>{letterWords.leave}</MailLink>
          </Small>
        }
      >
        <Paragraph>{words.text}</Paragraph>
        {[words.guide, words.article].map(({ href, title, text }) => (
          <Paragraph key={href}>
            <MailLink href={new URL(href, links.siteUrl).href}>{title}</MailLink>
            <br />
            {text}
          </Paragraph>
        ))}
        {hasLessons && <Paragraph>{lessonsAhead}</Paragraph>}
        <Paragraph>{words.reply}</Paragraph>
        <Signature {...signatures.letters} />
      </Frame>
    ),
  };
}

const Taught = z.object({ lesson: z.int().min(1).max(lessons.length), leave: Uuid });

/** One letter of the short course. */
export function newsletterLesson(data: unknown, links: MailLinks): Letter {
  const { lesson: number, leave } = Taught.parse(data);
  const lesson = lessons[number - 1];
  if (!lesson) throw new Error(`there is no lesson ${number}`);
  const leaveLink = leaveAddress(links, leave);
  return {
    subject: lesson.subject,
    replyTo: "staff",
    headers: unsubscribeHeaders(leaveLink),
    body: (
      <Frame
        preview={lessonWords.preview.replace("{number}", String(number)).replace("{count}", String(lessons.length))}
        title={lesson.title}
        footer={
          <Small>
            {lessonWords.why} <MailLink href={leaveLink}>{lessonWords.leave}</MailLink>
          </Small>
        }
      >
        {lesson.paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Paragraph>
          <MailLink href={new URL(lesson.href, links.siteUrl).href}>{lesson.link}</MailLink>
        </Paragraph>
        <Paragraph>{lessonWords.reply}</Paragraph>
      </Frame>
    ),
  };
}

const Written = z.object({ subject: z.string(), body: z.string(), leave: z.optional(Uuid) });

/** A letter to a reader. The copy that goes to its author at the desk has nothing to unsubscribe from. */
export function newsletterLetter(data: unknown, links: MailLinks): Letter {
  const { subject, body, leave } = Written.parse(data);
  const leaveLink = leave && leaveAddress(links, leave);
  const words = letterWords;
  return {
    subject,
    replyTo: "staff",
    headers: leaveLink ? unsubscribeHeaders(leaveLink) : undefined,
    body: (
      <Frame
        preview={subject}
        title={subject}
        footer={
          <Small>
            {words.why} {leaveLink ? <MailLink href={leaveLink}>{words.leave}</MailLink> : words.leave}
          </Small>
        }
      >
        <MarkdownText siteUrl={String(links.siteUrl)}>{body}</MarkdownText>
      </Frame>
    ),
  };
}

/** Where a reader leaves; the same in every letter. `nonce` is the subscriber's `leave_nonce`. */
function leaveAddress(links: MailLinks, nonce: string): string {
  return linkTo(links, "/newsletter/unsubscribe", links.tokens.make("newsletter-leave", nonce));
}

/** RFC 8058: the mail program's own button posts there, and the reader is out. */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function linkTo({ siteUrl }: MailLinks, path: string, token: string): string {
  const address = new URL(path, siteUrl);
  address.searchParams.set("token", token);
  return address.href;
}
