import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { TypeInButton } from "#app/features/desk/frame/forms/type-in-button.tsx";
import { PersonCalls } from "#app/features/desk/frame/lead-calls.tsx";
import { NextButton } from "#app/features/desk/frame/next/next-button.tsx";
import { PersonNoteForm } from "#app/features/desk/frame/note-form.tsx";
import { AnswerButton } from "#app/features/desk/person/answer-dialog.tsx";
import { LeadCard } from "#app/features/desk/person/lead-card.tsx";
import { PersonAside } from "#app/features/desk/person/person-aside.tsx";
import { PersonDetails } from "#app/features/desk/person/person-details.tsx";
import { Timeline } from "#app/features/desk/person/timeline.tsx";
import { WrittenBack } from "#app/features/desk/person/written-back.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { deskLinks, personPage as words } from "#content/desk.ts";
import { personLetter } from "#content/desk-people.ts";
import type { Person } from "#domain/desk-persons.ts";

export const title = words.meta.title;

export default function PersonPage() {
  const { key = "" } = useParams();
  const query = useQuery(deskQueries.person(key));
  return (
    <>
      <BackLink {...words.back} among={deskLinks} />
      {query.data ? (
        <PersonDesk key={key} personKey={key} person={query.data} />
      ) : query.data === null ? (
        <Missing {...words.missing} />
      ) : (
        <>
          <h1 className="mt-2 mb-4 text-title-m break-words">{key}</h1>
          <Awaited query={query} />
        </>
      )}
    </>
  );
}

/** `personKey` is the key as the address has it. */
function PersonDesk({ personKey, person }: { personKey: string; person: Person }) {
  const now = useNow();
  // What waits for an answer lies open; a subscription is read when there is nothing else.
  const open = person.leads.find(({ dueAt }) => dueAt !== null) ?? person.leads[0];
  return (
    <>
      <header className="mt-1 mb-5">
        <h1 className="text-title-m break-words">{person.name || person.email || person.phones[0]}</h1>
        <p className="figures flex flex-wrap gap-x-5 text-sm">
          {person.addresses.map(({ address }) => (
            <a
              key={address}
              href={`mailto:${address.replace(/[?&#%]/g, encodeURIComponent)}`}
              className="text-link inline-flex min-h-8 items-center break-all"
            >
              {address}
            </a>
          ))}
          {person.addresses.length === 0 && (
            <span className="inline-flex min-h-8 items-center text-ink-soft">{words.phoneOnly}</span>
          )}
          {person.phones.map((phone) => (
            <a
              key={phone}
              href={`tel:${phone.replace(/[^\d+]/g, "")}`}
              className="text-link inline-flex min-h-8 items-center"
            >
              {phone}
            </a>
          ))}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <PersonDetails person={person} />
          <TypeInButton person={person} />
          <NextButton />
        </div>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <WrittenBack personKey={personKey} person={person} now={now} />
          <PersonCalls leads={person.leads} />
          <h2 className="mb-3 text-title-s">{words.leads}</h2>
          {person.leads.map((lead) => (
            <LeadCard key={lead.id} personKey={personKey} lead={lead} now={now} isOpen={lead.id === open?.id} />
          ))}
          {person.leads.every(({ kind }) => kind === "newsletter") && <WithoutRequest person={person} />}
          <Timeline person={person} now={now} />
        </div>
        <PersonAside person={person} now={now} />
      </div>
    </>
  );
}

/** An author who never filled in a form is written to, and noted about, all the same. */
function WithoutRequest({ person }: { person: Person }) {
  return (
    <div className="mb-8 grid gap-4 border-t border-rule-strong pt-4">
      {person.leads.length === 0 && <p className="text-sm text-ink-soft">{personLetter.nothing}</p>}
      {person.canBeWrittenTo && person.email && (
        <div>
          <AnswerButton
            name={person.name}
            email={person.email}
            to={person.id}
            send={async (mailId, letter) => {
              await askDesk("desk_write_person", { person: person.id, mailId, ...letter });
              return {};
            }}
          />
        </div>
      )}
      <PersonNoteForm person={person.id} />
    </div>
  );
}
