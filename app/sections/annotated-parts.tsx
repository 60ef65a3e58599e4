import { InlineText } from "#app/ui/inline-text.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { PaperBody, PaperPart } from "#content/one-book/paper.ts";
import { slugOfTitle } from "#domain/slug.ts";

type Words = { note: string; queries: string };

/** A document part by part: its name, its words on a sheet, and in the margin what they are there for. */
export function AnnotatedParts({ parts, words, ...head }: SectionHead & { parts: readonly PaperPart[]; words: Words }) {
  return (
    <Section {...head}>
      <ol className="border-b border-rule">
        {parts.map((part) => (
          <li
            key={part.title}
            id={slugOfTitle(part.title)}
            className="grid gap-x-10 gap-y-5 border-t border-rule py-8 lg:grid-cols-[11rem_minmax(0,1fr)_15rem] xl:grid-cols-[11rem_minmax(0,1fr)_17rem]"
          >
            <h2 className="text-title-s">{part.title}</h2>
            <div className="min-w-0 self-start rounded-sm border border-rule bg-surface px-5 py-5 sm:px-8 sm:py-6">
              <Body body={part} name={part.title} queries={words.queries} />
            </div>
            <aside
              aria-label={`${words.note}: ${part.title}`}
              className="self-start border-l-2 border-gold pl-5 text-sm"
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
  const align = (column: number) => (figures.includes(column) ? "text-right figures" : "text-left");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section aria-label={name} tabIndex={0} className="goes-on [--ground:var(--color-surface)]">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="align-bottom text-ink-soft">
            {head.map((column, index) =>
              column ? (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-rule-strong pr-3 pb-2 last:pr-0 sm:pr-4 ${align(index)}`}
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
                className={`*:border-rule not-last:*:border-b ${isTotal ? "font-semibold *:border-t *:border-t-rule-strong" : "align-baseline"}`}
              >
                <th scope="row" className={`min-w-24 py-2.5 pr-3 text-left sm:pr-4 ${isTotal ? "" : "font-normal"}`}>
                  <InlineText text={first} />
                </th>
                {others.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    className={`py-2.5 pr-3 last:pr-0 sm:pr-4 ${align(index + 1)} ${figures.includes(index + 1) ? "whitespace-nowrap" : ""}`}
                  >
                    <InlineText text={cell} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
