import { z } from "zod";
import { answerWords, projectStatusWords, reminderWords } from "#content/desk-mails.ts";
import { leadKinds } from "#domain/desk.ts";
import { ActionLink, Facts, Frame, Paragraph, Small, TypedText } from "./frame.tsx";
import type { Letter, MailLinks } from "./letters.ts";

const Answer = z.object({ subject: z.string(), body: z.string() });

/** To somebody who asked, in the words of whoever sits at the desk; answering it reaches the staff. */
export function deskAnswer(data: unknown): Letter {
  const { subject, body } = Answer.parse(data);
  return {
    subject,
    replyTo: "staff",
    body: (
      <Frame preview={answerWords.preview} title={subject} footer={<Small>{answerWords.reply}</Small>}>
        <TypedText>{body}</TypedText>
      </Frame>
    ),
  };
}

const Moved = z.object({ project: z.number(), title: z.string(), before: z.string(), status: z.string() });

/** To an author whose project got a new status from the house. */
export function projectStatus(data: unknown, { siteUrl }: MailLinks): Letter {
  const { project, title, before, status } = Moved.parse(data);
  const words = projectStatusWords;
  const fill = (text: string) =>
    text.replace(
      /\{(title|before|status)\}/g,
      (_, name: "title" | "before" | "status") => ({ title, before, status })[name],
    );
  return {
    subject: fill(words.subject),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fill(words.text)}</Paragraph>
        <ActionLink href={new URL(`/dashboard/projects/${project}`, siteUrl).href}>{words.button}</ActionLink>
        <Small>{words.reply}</Small>
      </Frame>
    ),
  };
}

const Overdue = z.object({
  count: z.number(),
  leads: z.array(z.object({ kind: z.enum(leadKinds), name: z.string(), due_at: z.string() })),
});

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** To the staff: what was promised and has not been answered. */
export function overdueReminder(data: unknown, { siteUrl }: MailLinks): Letter {
  const { count, leads } = Overdue.parse(data);
  const words = reminderWords;
  const title = count === 1 ? words.title.one : words.title.many.replace("{count}", String(count));
  return {
    subject: title,
    body: (
      <Frame preview={words.preview} title={title}>
        <Paragraph>{words.text}</Paragraph>
        <Facts
          facts={leads.map(({ kind, name, due_at }, place) => [
            `${place + 1}. ${words.kinds[kind]}`,
            `${name}, due ${moment.format(new Date(due_at))} UTC`,
          ])}
        />
        {count > leads.length && <Paragraph>{words.more.replace("{count}", String(count - leads.length))}</Paragraph>}
        <ActionLink href={new URL("/staff?overdue=true", siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}
