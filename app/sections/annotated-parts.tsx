import { Signature } from "#app/drawings/paper-sheet.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { PaperBody, PaperPart } from "#content/one-book/paper.ts";
import { slugOfTitle } from "#domain/slug.ts";

type Words = { note: string; queries: string };

/** Where a name or a note hangs outside the sheet, a hairline leads to its edge. */
const leader = "lg:relative lg:before:absolute lg:before:top-0 lg:before:border-t";

/** A document on one sheet; outside it, on the lines that lead to its edge, the names of its parts and what they are there for. */
export function AnnotatedParts({ parts, words, ...head }: SectionHead & { parts: readonly PaperPart[]; words: Words }) {
  return (
    <Section {...head}>
      <ol className="relative before:absolute before:inset-y-0 before:-inset-x-gutter before:bg-surface before:shadow-page sm:before:inset-x-0 lg:before:right-70 lg:before:left-54 xl:before:right-78">
        {parts.map((part) => (
          <li
            key={part.title}
            id={slugOfTitle(part.title)}
            className="relative grid gap-x-10 gap-y-4 py-6 first:pt-8 last:pb-10 sm:max-lg:px-10 lg:grid-cols-[11rem_minmax(0,1fr)_15rem] lg:py-7 lg:first:pt-14 lg:last:pb-16 xl:grid-cols-[11rem_minmax(0,1fr)_17rem]"
          >
            <h2
              className={classNames(
                leader,
                "self-start text-title-s max-lg:text-ink-soft lg:pt-2 lg:before:left-0 lg:before:-right-10 lg:before:border-rule-strong",
              )}
            >
              {part.title}
            </h2>
            <div className="min-w-0 self-start lg:px-8 xl:px-13">
              <Body body={part} name={part.title} queries={words.queries} />
            </div>
            <aside
              aria-label={`${words.note}: ${part.title}`}
              className={classNames(
                leader,
                "self-start border-gold text-sm max-lg:border-l-2 max-lg:pl-5 lg:pt-3 lg:before:right-0 lg:before:-left-10 lg:before:border-gold",
              )}
            >
              {part.note}
            </aside>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Body({ body, name, queries }: { body: PaperBody; name: string; queries: string }) {
  if ("head" in body) return <PartTable {...body} name={name} />;
  if ("marked" in body) {
    return (
      <>
        {body.marked.map((runs) => (
          <p key={JSON.stringify(runs)} className="mb-4 font-serif text-lead leading-[1.9]">
            <MarkedText runs={runs} />
          </p>
        ))}
        {body.queries && (
          <ol aria-label={queries} className="mt-6 list-decimal space-y-2 border-t border-rule pt-5 pl-5 text-sm">
            {body.queries.map((query) => (
              <li key={query}>{query}</li>
            ))}
          </ol>
        )}
      </>
    );
  }
  return (
    <div className="prose font-serif">
      {body.text.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
      {body.signed && <Signature {...body.signed} />}
    </div>
  );
}

function PartTable({
  head,
  rows,
  figures = [],
  totalRow,
  name,
}: Extract<PaperBody, { head: unknown }> & { name: string }) {
  // A phone has room for three columns of short words; of a wider table it shows a row at a time, each cell with the name of its column.
  const isStacked = head.length > 3 || lettersAcross([head, ...rows]) > 34;
  const align = (column: number) => (figures.includes(column) ? "text-right figures" : "text-left");
  return (
    <table className="w-full border-collapse text-sm lg:text-ui">
      <caption className="sr-only">{name}</caption>
      {/* Out of sight as blocks: cells in a row would reach beyond the page. */}
      <thead className={isStacked ? "max-sm:absolute max-sm:[clip-path:inset(50%)] max-sm:**:block" : undefined}>
        <tr className="align-bottom text-ink-soft">
          {head.map((column, index) =>
            column ? (
              <th
                key={column}
                scope="col"
                className={`border-b border-rule-strong pr-5 pb-2 font-semibold last:pr-0 ${align(index)}`}
              >
                {column}
              </th>
            ) : (
              <td key="corner" className="border-b border-rule-strong" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...others], row) => {
          const isTotal = totalRow && row === rows.length - 1;
          return (
            <tr
              key={first}
              className={classNames(
                "*:border-rule",
                isTotal ? "font-semibold *:border-t-rule-strong sm:*:border-t" : "align-baseline",
                isStacked
                  ? "max-sm:block max-sm:border-b max-sm:border-rule max-sm:py-3 sm:not-last:*:border-b"
                  : "not-last:*:border-b",
              )}
            >
              <th
                scope="row"
                className={classNames(
                  "py-2.5 pr-5 text-left sm:min-w-34",
                  isStacked ? "max-sm:block max-sm:p-0 max-sm:pb-1 max-sm:font-semibold" : "min-w-24",
                  !isTotal && "sm:font-normal",
                  !(isTotal || isStacked) && "font-normal",
                )}
              >
                <InlineText text={first} />
              </th>
              {others.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  data-column={head[index + 1]}
                  className={classNames(
                    "py-2.5 pr-5 last:pr-0",
                    align(index + 1),
                    figures.includes(index + 1) && "whitespace-nowrap",
                    isStacked &&
                      "max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:p-0 max-sm:py-0.5 max-sm:text-right max-sm:before:shrink-0 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-column)_/_'']",
                  )}
                >
                  <span>
                    <InlineText text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many letters a table needs side by side: those of the longest word of each column. */
function lettersAcross(rows: readonly (readonly string[])[]) {
  const longest = (column: number) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? "").split(/[\s-]/).map((word) => word.length)));
  return (rows[0] ?? []).reduce((sum, _, column) => sum + longest(column), 0);
}
