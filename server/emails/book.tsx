import { z } from "zod";
import {
  bookDecisionWords,
  bookHandInWords,
  bookInvitationWords,
  bookMessageWords,
  bookMovedWords,
  bookOpenedWords,
  bookProofWords,
  bookStageWords,
  bookTaskWords,
} from "#content/book-mails.ts";
import { site } from "#content/site.ts";
import { formatDate } from "#domain/format-date.ts";
import { plainName } from "#domain/plain-name.ts";
import { memberRoles } from "#domain/production.ts";
import { Receipt, sayBothZones } from "../receipts/receipt.ts";
import { About, bookLink, Dates, Day, fill, noticesFooter } from "./book-parts.tsx";
import { ActionLink, Facts, Frame, Paragraph, Small, TypedText } from "./frame.tsx";
import type { Letter, MailLinks } from "./letter.ts";

const Moves = z.array(z.object({ name: z.string(), before: Dates, after: Dates }));

/** When a stage ended before, and when it does now. */
function MoveList({ moves }: { moves: z.infer<typeof Moves> }) {
  const say = ({ before, after }: (typeof moves)[number]) =>
    fill(bookMovedWords.move, { before: formatDate(before.end), after: formatDate(after.end) });
  return moves.length > 0 && <Facts facts={moves.map((move) => [move.name, say(move)])} />;
}

const Opened = About.extend({ out: z.nullable(Day) });

export function bookOpened(data: unknown, links: MailLinks): Letter {
  const { out, ...about } = Opened.parse(data);
  const words = bookOpenedWords;
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about)}>
        <Paragraph>{fill(words.text, { ...about, name: site.name })}</Paragraph>
        {out && <Facts facts={[[words.out, formatDate(out)]]} />}
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Moved = About.extend({ who: z.string(), reason: z.string(), moves: Moves });

/** A slip, the same minute: what moved, and why. */
export function bookMoved(data: unknown, links: MailLinks): Letter {
  const { moves, ...about } = Moved.parse(data);
  const words = bookMovedWords;
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about)}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <MoveList moves={moves} />
        <Small>{words.note}</Small>
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Marked = Moved.extend({ stage: z.string(), mark: z.enum(["started", "finished", "reopened"]) });

export function bookStage(data: unknown, links: MailLinks): Letter {
  const { moves, ...about } = Marked.parse(data);
  const words = bookStageWords;
  return {
    subject: fill(words.subject[about.mark], about),
    replyTo: "staff",
    body: (
      <Frame
        preview={words.preview}
        title={fill(words.subject[about.mark], about)}
        footer={noticesFooter(links, about)}
      >
        <Paragraph>{fill(words.text[about.mark], about)}</Paragraph>
        {about.reason && <Paragraph>{fill(words.reason, about)}</Paragraph>}
        <MoveList moves={moves} />
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

/** The task's own title stands beside the book's: it is queued whole, and the book's title with it. */
const Owed = About.extend({
  who: z.string(),
  task: z.string(),
  why: z.string(),
  minutes: z.nullable(z.number()),
  due: z.nullable(Day),
});

export function bookTask(data: unknown, links: MailLinks): Letter {
  const { why, minutes, due, ...about } = Owed.parse(data);
  const words = bookTaskWords;
  const facts: [string, string][] = [];
  if (why) facts.push([words.why, why]);
  if (minutes) {
    facts.push([words.minutes, fill(words.minutesValue[minutes === 1 ? "one" : "many"], { count: minutes })]);
  }
  if (due) facts.push([words.due, formatDate(due)]);
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about)}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <Facts facts={facts} />
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Sent = About.extend({
  proof: z.string(),
  document: z.string(),
  number: z.number(),
  note: z.string(),
  due: z.nullable(Day),
  who: z.string(),
});

export function bookProof(data: unknown, links: MailLinks): Letter {
  const { note, due, ...about } = Sent.parse(data);
  const words = bookProofWords;
  return {
    subject: fill(words.subject, about),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title} footer={noticesFooter(links, about)}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        {note && <TypedText>{note}</TypedText>}
        {due && <Facts facts={[[words.due, formatDate(due)]]} />}
        <Small>{words.silence}</Small>
        <ActionLink href={bookLink(links, about, `/proofs/${about.proof}`)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Decided = About.extend(Receipt.shape);

/** The receipt, the same for both sides; as a PDF it goes along (receipts/attach-receipt.ts). */
export function bookDecision(data: unknown, links: MailLinks): Letter {
  const given = Decided.parse(data);
  const words = bookDecisionWords;
  return {
    subject: fill(words.subject[given.decision], given),
    replyTo: "staff",
    body: (
      <Frame preview={words.preview} title={words.title[given.decision]} footer={noticesFooter(links, given)}>
        <Facts
          facts={[
            [words.document, fill(words.documentValue, given)],
            [words.hash, given.sha256],
            [words.name, given.name],
            [words.at, sayBothZones(given.at)],
            ...(given.note ? [[words.note, given.note] as const] : []),
          ]}
        />
        <Small>{words.wording}</Small>
        <TypedText>{given.wording}</TypedText>
        <ActionLink href={bookLink(links, given)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const HandedIn = About.extend({ who: z.string(), names: z.array(z.string()), note: z.string() });

export function bookHandedIn(data: unknown, links: MailLinks): Letter {
  const { names, note, ...about } = HandedIn.parse(data);
  const words = bookHandInWords;
  return {
    subject: fill(words.subject, about),
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{fill(words.text, about)}</Paragraph>
        <Facts facts={[[words.files, names.join(", ")], ...(note ? [[words.note, note] as const] : [])]} />
        <ActionLink href={bookLink(links, about)}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Said = About.extend({ who: z.string(), text: z.string() });

export function bookMessage(data: unknown, links: MailLinks): Letter {
  const { text, ...about } = Said.parse(data);
  const words = bookMessageWords;
  return {
    subject: fill(words.subject, about),
    body: (
      <Frame preview={words.preview} title={fill(words.title, about)} footer={noticesFooter(links, about)}>
        <TypedText>{text}</TypedText>
        <Small>{words.note}</Small>
        <ActionLink href={bookLink(links, about, "#messages")}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}

const Invited = z.object({ author: z.string(), role: z.enum(memberRoles) });

export function bookInvitation(data: unknown, { siteUrl }: MailLinks): Letter {
  const { author, role } = Invited.parse(data);
  const words = bookInvitationWords;
  const named = plainName(author);
  return {
    subject: words.subject,
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{named ? fill(words.text.named, { author: named }) : words.text.unnamed}</Paragraph>
        <Paragraph>{words.role[role]}</Paragraph>
        <Paragraph>{words.how}</Paragraph>
        <ActionLink href={new URL("/dashboard", siteUrl).href}>{words.button}</ActionLink>
      </Frame>
    ),
  };
}
