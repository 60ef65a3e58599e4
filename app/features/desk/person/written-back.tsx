import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Person } from "#domain/desk-persons.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { DueLabel } from "../frame/lead-badges.tsx";
import { PutAwayButton } from "../frame/replies/put-away-button.tsx";
import { ReplyText } from "../frame/replies/reply-text.tsx";
import { AnswerButton } from "./answer-dialog.tsx";

/** What this person wrote back and nobody has answered yet, above everything else. */
export function WrittenBack({ personKey, person, now }: { personKey: string; person: Person; now: number }) {
  const { data = [] } = useQuery(deskQueries.thread(personKey));
  /** The one that is being answered stays, whoever was faster: a letter is not taken away from under its writer. */
  const [answering, setAnswering] = useState<string>();
  const waiting = data.filter(({ id, dueAt, answeredAt }) => id === answering || (dueAt && !answeredAt));
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="written-back" className="mb-8 border-l-2 border-action pl-4">
      <h2 id="written-back" className="text-title-s">
        {words.waiting.title}
      </h2>
      <p className="text-sm text-ink-soft">{words.waiting.text}</p>
      {waiting.map((reply) => (
        <WaitingReply key={reply.id} reply={reply} person={person} now={now} onAnswering={setAnswering} />
      ))}
    </section>
  );
}

type Answering = { reply: Reply; onAnswering: (reply: string | undefined) => void };

function WaitingReply({ reply, person, now, onAnswering }: Answering & { person: Person; now: number }) {
  const lead = person.leads.find(({ id }) => id === reply.leadId);
  const email = lead?.email ?? (person.canBeWrittenTo ? person.email : null);
  return (
    <article className="mt-4">
      <h3 className="font-sans text-sm font-semibold break-words">
        {reply.subject || words.noSubject} <DueLabel lead={reply} now={now} />
      </h3>
      <ReplyText reply={reply} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {email && (
          <AnswerButton
            name={person.name}
            email={email}
            to={reply.id}
            leadId={lead?.email ? lead.id : undefined}
            subject={sayAnswer(reply.subject)}
            beside={<TextBeside reply={reply} onAnswering={onAnswering} />}
            send={(mailId, letter, seenAnswer) => sendTo(person, lead, { mailId, ...letter, seenAnswer })}
          />
        )}
        <PutAwayButton reply={reply} />
      </div>
      {!email && reply.sender && (
        <p className="mt-2 text-sm text-ink-soft">{fillWords(words.byHand, { email: reply.sender })}</p>
      )}
    </article>
  );
}

/** What they wrote, beside the letter: it is there as long as the letter is open. */
function TextBeside({ reply, onAnswering }: Answering) {
  const { id } = reply;
  useEffect(() => {
    onAnswering(id);
    return () => onAnswering(undefined);
  }, [id, onAnswering]);
  return <ReplyText reply={reply} />;
}

type Sent = { mailId: string; subject: string; body: string; seenAnswer: number };

/** As an answer to their request, or, where there is none, as a letter to them. */
async function sendTo(person: Person, lead: Person["leads"][number] | undefined, letter: Sent) {
  if (lead?.email) return askDesk("desk_send_answer", { leadId: lead.id, ...letter });
  const { mailId, subject, body } = letter;
  await askDesk("desk_write_person", { person: person.id, mailId, subject, body });
  return {};
}

/** One "Re:" is enough. */
const sayAnswer = (subject: string) =>
  /^re:/i.test(subject) ? subject : fillWords(words.subject, { subject: subject || words.noSubject });
