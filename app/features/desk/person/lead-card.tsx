import { listWords, personPage as words } from "#content/desk.ts";
import { detailLabels, hiddenDetails } from "#content/desk-details.ts";
import { describeDetails } from "#domain/describe-details.ts";
import type { Person } from "#domain/desk-persons.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DueLabel, KindLabel, StatusBadge } from "../frame/lead-badges.tsx";
import { CallForm, NoteForm } from "../frame/note-form.tsx";
import { AnswerButton } from "./answer-dialog.tsx";
import { LeadChapter } from "./lead-chapter.tsx";
import { LeadConflictDialog } from "./lead-conflict-dialog.tsx";
import { LeadWork } from "./lead-work.tsx";
import { useLeadChanges } from "./use-lead-changes.ts";

type FullLead = Person["leads"][number];

type LeadCardProps = { personKey: string; lead: FullLead; now: number; isOpen: boolean };

/** One request: what they wrote, and the work on it. The newest lies open, the older ones are a line each. */
export function LeadCard({ personKey, lead, now, isOpen }: LeadCardProps) {
  const { change, isSaving, conflict, dropConflict } = useLeadChanges(personKey, lead);
  return (
    <details open={isOpen} className="border-t border-rule-strong">
      <summary className="flex list-none flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm hover:bg-paper-deep [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-sm font-semibold">
          <KindLabel kind={lead.kind} />
        </h3>
        <StatusBadge lead={lead} />
        <DueLabel lead={lead} now={now} />
        <span className="figures ml-auto text-ink-soft">
          {fillWords(words.came, {
            when: sayShortMoment(lead.createdAt, now),
            source: lead.source || listWords.direct,
          })}
        </span>
      </summary>
      <div className="pb-8">
        <LeadDetails lead={lead} />
        {lead.kind === "consultation" && <LeadChapter leadId={lead.id} />}
        <LeadWork lead={lead} isSaving={isSaving} onChange={change} />
        <div className="mt-4 grid gap-4">
          <Answering lead={lead} />
          <CallForm leadId={lead.id} />
          <NoteForm leadId={lead.id} />
        </div>
      </div>
      {conflict && (
        <LeadConflictDialog
          conflict={conflict}
          onKeepTheirs={dropConflict}
          onKeepMine={() => void change(conflict.changes, conflict.theirs)}
        />
      )}
    </details>
  );
}

/** Who subscribed has agreed to the newsletter, and to no other mail. */
function Answering({ lead }: { lead: FullLead }) {
  if (lead.kind === "newsletter") return <p className="text-sm text-ink-soft">{words.answer.onlySubscribed}</p>;
  if (!lead.email) return <p className="text-sm text-ink-soft">{words.answer.noAddress}</p>;
  return (
    <div>
      <AnswerButton
        name={lead.name}
        email={lead.email}
        to={lead.id}
        leadId={lead.id}
        beside={<LeadDetails lead={lead} />}
        send={(mailId, letter, seenAnswer) =>
          askDesk("desk_send_answer", { leadId: lead.id, mailId, ...letter, seenAnswer })
        }
      />
    </div>
  );
}

function LeadDetails({ lead }: { lead: FullLead }) {
  const details = describeDetails(lead.details, detailLabels, hiddenDetails);
  const short = details.filter(({ isLong }) => !isLong);
  return (
    <div className="pb-5 text-sm">
      {details
        .filter(({ isLong }) => isLong)
        .map(({ label, text }) => (
          <div key={label} className="mb-4">
            <h4 className="font-sans text-label tracking-[0] font-semibold text-ink-soft">{label}</h4>
            <p className="mt-1 max-w-lead border-l-2 border-gold pl-4 text-base whitespace-pre-line">{text}</p>
          </div>
        ))}
      {short.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
          {short.map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-label leading-snug tracking-[0] text-ink-soft">{label}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
