import type { ReactNode } from "react";
import { Signature } from "#app/drawings/papers/paper-parts.tsx";
import { SetPage } from "#app/drawings/specimens/set-page.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { PaperBody, PaperPart } from "#content/one-book/paper.ts";
import { slugOfTitle } from "#domain/slug.ts";
import { PartTable } from "./part-table.tsx";

type Words = { note: string; queries: string };

/** Where a name and a note hang outside the sheet, a hairline leads from each to its edge. */
const leaders =
  "lg:before:absolute lg:before:top-7 lg:before:left-0 lg:before:w-[calc(var(--name)+2.5rem)] lg:before:border-t lg:before:border-rule-strong lg:after:absolute lg:after:top-7 lg:after:right-0 lg:after:w-[calc(var(--note)+2.5rem)] lg:after:border-t lg:after:border-rule-strong lg:first:before:top-14 lg:first:after:top-14";

/** A document on one sheet; outside it, on the lines that lead to its edge, the names of its parts and what they are there for. */
export function AnnotatedParts({
  parts,
  words,
  figure,
  ...head
}: SectionHead & {
  parts: readonly PaperPart[];
  words: Words;
  /** What stands on the sheet beside its first part. */
  figure?: ReactNode;
}) {
  return (
    <Section {...head}>
      <ol
        className={classNames(
          "relative before:absolute before:inset-0 before:bg-surface before:shadow-page max-sm:before:-inset-x-3 lg:[--name:9rem] lg:before:right-[calc(var(--note)+2.5rem)] lg:before:left-[calc(var(--name)+2.5rem)] xl:[--name:11rem] print:before:hidden",
          hasLongNotes(parts) ? "lg:[--note:20rem] xl:[--note:29rem]" : "lg:[--note:14rem] xl:[--note:17rem]",
        )}
      >
        {parts.map((part, place) => (
          <li
            key={part.title}
            id={slugOfTitle(part.title)}
            className={classNames(
              leaders,
              "relative grid gap-x-10 gap-y-4 border-rule-strong py-6 max-sm:gap-y-3 max-sm:pb-5 max-sm:last:pb-0 sm:first:pt-8 sm:last:pb-10 sm:max-lg:px-10 lg:grid-cols-[var(--name)_minmax(0,1fr)_var(--note)] lg:grid-rows-[auto_1fr] lg:gap-y-0 lg:items-baseline lg:py-7 lg:first:pt-14 lg:last:pb-16 print:px-0",
            )}
          >
            <h2 className="text-title-s max-lg:text-title-m lg:-mr-5 lg:pt-2">{part.title}</h2>
            {/* The first line of a table may be one of two, or a blank: its head stands where lines of text do. */}
            <div
              className={classNames(
                "min-w-0 max-sm:not-[:has(+ol)]:pb-7 lg:row-span-2 lg:px-8 xl:px-13 print:p-0",
                "head" in part && "self-start lg:pt-2",
              )}
            >
              {place === 0 && figure}
              <Body body={part} name={part.title} />
            </div>
            {"marked" in part && part.queries && <Queries queries={part.queries} label={words.queries} />}
            {/* On a phone a note parts the sheet: its shadow is the ground that it lies on. */}
            <aside
              aria-label={`${words.note}: ${part.title}`}
              className="border-gold text-sm text-pretty max-lg:border-l-2 max-lg:pl-5 lg:col-start-3 lg:row-start-1 max-sm:bg-paper-deep max-sm:shadow-[0_0_0_1.25rem_var(--color-paper-deep)] lg:-mb-7 lg:pt-2"
            >
              {part.note}
            </aside>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Beside lines of a few words the notes have more room than the sheet: else a line would stand over an empty stretch as high as its note. */
function hasLongNotes(parts: readonly PaperPart[]) {
  const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0);
  return (
    parts.every((part) => "text" in part) &&
    sum(parts.map(({ note }) => note.length)) > sum(parts.map(({ text }) => text.join(" ").length))
  );
}

/** What an editor asks in the margin; where the sheet has none, at its foot. */
function Queries({ queries, label }: { queries: readonly string[]; label: string }) {
  return (
    <ol
      aria-label={label}
      className="list-decimal space-y-2 pl-4 text-sm max-lg:border-t max-lg:border-rule max-lg:pt-5 max-sm:pb-7 lg:col-start-3 lg:mt-13 lg:space-y-5 lg:font-serif lg:text-base lg:text-action-strong lg:italic"
    >
      {queries.map((query) => (
        <li key={query}>{query}</li>
      ))}
    </ol>
  );
}

function Body({ body, name }: { body: PaperBody; name: string }) {
  if ("head" in body) return <PartTable {...body} name={name} />;
  if ("marked" in body && body.page) {
    return (
      <div className="@container pl-6 sm:pl-0">
        <div className="pb-4 text-[min(4.66cqi,1.5rem)]">
          <SetPage marked={body.marked} page={body.page} isNumbered />
        </div>
      </div>
    );
  }
  if ("marked" in body) {
    return body.marked.map((runs) => (
      <p key={JSON.stringify(runs)} className="mb-4 font-serif text-lead leading-[1.9]">
        <MarkedText runs={runs} />
      </p>
    ));
  }
  return (
    <div className="prose font-serif max-lg:max-w-160">
      {body.text.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
      {body.signed && <Signature {...body.signed} />}
    </div>
  );
}
