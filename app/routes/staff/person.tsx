import { BackLink } from "#app/features/desk/back-link.tsx";
import { ListLoading, Missing, OutOfReach } from "#app/features/desk/desk-states.tsx";
import { LeadCard } from "#app/features/desk/lead-card.tsx";
import { LeadConflictDialog } from "#app/features/desk/lead-conflict-dialog.tsx";
import { PersonAside } from "#app/features/desk/person-aside.tsx";
import { Timeline } from "#app/features/desk/timeline.tsx";
import { useAnswer } from "#app/features/desk/use-answer.ts";
import { useLeadChanges } from "#app/features/desk/use-lead-changes.ts";
import { useNow } from "#app/features/desk/use-now.ts";
import { useVisibleInterval } from "#app/features/desk/use-visible-interval.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personPage as words } from "#content/desk.ts";
import type { Lead, Person } from "#domain/desk.ts";
import type { Route } from "./+types/person";

export const meta = () => pageMeta({ ...words.meta, noindex: true });

/** How often a page that lies open looks whether a colleague has been here. */
const lookAgain = 30_000;

export default function PersonPage({ params }: Route.ComponentProps) {
  const { heard: person, fault, isAsking, ask, alter } = useAnswer("desk_person", { key: params.key });
  useVisibleInterval(() => void ask(), lookAgain);
  return (
    <>
      <BackLink {...words.back} />
      {person ? (
        <PersonDesk key={person.key} person={person} onAlter={alter} onStale={() => void ask()} />
      ) : person === null ? (
        <Missing {...words.missing} />
      ) : (
        <>
          <h1 className="mt-2 mb-4 text-title-m break-words">{params.key}</h1>
          {fault ? <OutOfReach onRetry={() => void ask()} isBusy={isAsking} /> : <ListLoading />}
        </>
      )}
    </>
  );
}

type PersonDeskProps = { person: Person; onAlter: (change: (now: Person) => Person) => void; onStale: () => void };

function PersonDesk({ person, onAlter, onStale }: PersonDeskProps) {
  const now = useNow();
  const changes = useLeadChanges({
    show: (lead: Lead) =>
      onAlter((now) => ({
        ...now,
        leads: now.leads.map((one) => (one.id === lead.id ? { ...one, ...lead } : one)),
      })),
    onSaved: onStale,
  });
  const { conflict } = changes;
  // What waits for an answer lies open; a subscription is read when there is nothing else.
  const open = person.leads.find(({ due_at }) => due_at !== null) ?? person.leads[0];
  const phone = person.leads.find((lead) => lead.phone)?.phone;
  return (
    <>
      <header className="mt-1 mb-5">
        <h1 className="text-title-m break-words">{person.name || person.email || phone}</h1>
        <p className="figures flex flex-wrap gap-x-5 text-sm">
          {person.email ? (
            <a href={`mailto:${person.email}`} className="text-link inline-flex min-h-8 items-center break-all">
              {person.email}
            </a>
          ) : (
            <span className="inline-flex min-h-8 items-center text-ink-soft">{words.phoneOnly}</span>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="text-link inline-flex min-h-8 items-center">
              {phone}
            </a>
          )}
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h2 className="mb-3 text-title-s">{words.leads}</h2>
          {person.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              now={now}
              isOpen={lead.id === open?.id}
              isSaving={changes.savingId === lead.id}
              onChange={(change) => changes.change(lead, change)}
              onAdded={onStale}
            />
          ))}
          <Timeline person={person} now={now} />
        </div>
        <PersonAside person={person} />
      </div>
      {conflict && (
        <LeadConflictDialog
          conflict={conflict}
          onKeepTheirs={changes.dropConflict}
          onKeepMine={() => void changes.change(conflict.theirs, conflict.changes)}
        />
      )}
    </>
  );
}
