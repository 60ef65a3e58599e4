import { useQuery } from "@tanstack/react-query";
import { fillWords } from "#app/text/fill-words.ts";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Lead, Person } from "#domain/desk.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { DueLabel } from "../frame/lead-badges.tsx";
import { PutAwayButton } from "../frame/replies/put-away-button.tsx";
import { ReplyText } from "../frame/replies/reply-text.tsx";
import { AnswerButton } from "./answer-dialog.tsx";

/** What this person wrote back and nobody has answered yet, above everything else. */
export function WrittenBack({ personKey, person, now }: { personKey: string; person: Person; now: number }) {
  const { data = [] } = useQuery(deskQueries.thread(personKey));
  const waiting = data.filter(({ dueAt, answeredAt }) => dueAt && !answeredAt);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="written-back" className="mb-8 border-l-2 border-action pl-4">
      <h2 id="written-back" className="text-title-s">
        {words.waiting.title}
      </h2>
      <p className="text-sm text-ink-soft">{words.waiting.text}</p>
      {waiting.map((reply) => (
        <WaitingReply key={reply.id} reply={reply} leads={person.leads} now={now} />
      ))}
    </section>
  );
}

function WaitingReply({ reply, leads, now }: { reply: Reply; leads: readonly Lead[]; now: number }) {
  const lead = leads.find(({ id }) => id === reply.leadId);
  return (
    <article className="mt-4">
      <h3 className="font-sans text-sm font-semibold break-words">
        {reply.subject || words.noSubject} <DueLabel lead={reply} now={now} />
      </h3>
      <ReplyText reply={reply} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {lead?.email && <AnswerButton lead={lead} email={lead.email} subject={sayAnswer(reply.subject)} />}
        <PutAwayButton reply={reply} />
      </div>
      {!lead?.email && reply.person && (
        <p className="mt-2 text-sm text-ink-soft">{fillWords(words.byHand, { email: reply.person })}</p>
      )}
    </article>
  );
}

/** One "Re:" is enough. */
const sayAnswer = (subject: string) =>
  /^re:/i.test(subject) ? subject : fillWords(words.subject, { subject: subject || words.noSubject });
