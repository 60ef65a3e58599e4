import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { personPage as words } from "#content/desk.ts";
import type { Person } from "#domain/desk-persons.ts";
import { fillWords } from "#domain/fill-words.ts";
import { badgeTone } from "#domain/project.ts";
import { sayDate } from "#domain/say-time.ts";
import { MergePanel } from "./merge-panel.tsx";

/** What else is known of a person: what they agreed to, which codes they hold, what they write. */
export function PersonAside({ person, now }: { person: Person; now: number }) {
  return (
    <aside className="flex flex-col gap-7 text-sm">
      <MergePanel person={person} now={now} />
      <AsideSection title={words.consents.title}>
        {person.consents.length === 0 && <p className="text-ink-soft">{words.consents.empty}</p>}
        <ul className="flex flex-col gap-2">
          {person.consents.map((consent) => (
            <li key={`${consent.what}${consent.at}`}>
              <span className="font-semibold">{consent.what}</span>
              <span className="figures block text-ink-soft">
                {[
                  fillWords(words.consents.given, { when: sayDate(consent.at) }),
                  consent.wording && fillWords(words.consents.wording, { wording: consent.wording }),
                  consent.withdrawnAt && fillWords(words.consents.withdrawn, { when: sayDate(consent.withdrawnAt) }),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ul>
      </AsideSection>
      <AsideSection title={words.codes.title}>
        {person.codes.length === 0 && <p className="text-ink-soft">{words.codes.empty}</p>}
        <ul className="flex flex-col gap-2">
          {person.codes.map(({ code, campaign, percent }) => (
            <li key={code} className="figures">
              <Link to={`/staff/codes?code=${encodeURIComponent(code)}`} className="text-link font-semibold">
                {code}
              </Link>
              <span className="block text-ink-soft">
                {percent}%, {campaign}
              </span>
            </li>
          ))}
        </ul>
      </AsideSection>
      <AsideSection title={words.author.title}>
        <AuthorProjects author={person.author} />
      </AsideSection>
    </aside>
  );
}

function AuthorProjects({ author }: { author: Person["author"] }) {
  if (!author) return <p className="text-ink-soft">{words.author.none}</p>;
  return (
    <>
      <p className="figures text-ink-soft">{fillWords(words.author.since, { when: sayDate(author.since) })}</p>
      {author.projects.length === 0 && <p className="text-ink-soft">{words.author.noProjects}</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {author.projects.map(({ id, title, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link to={`/staff/projects/${id}`} className="text-link">
              {title}
            </Link>
            <Badge tone={badgeTone(status)}>{status}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule-strong pt-3">
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
