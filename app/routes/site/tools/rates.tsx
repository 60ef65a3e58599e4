import { RateAges } from "#app/features/author-tools/rates/rate-ages.tsx";
import { RateChanges } from "#app/features/author-tools/rates/rate-changes.tsx";
import { RateTable, readingOf } from "#app/features/author-tools/rates/rate-table.tsx";
import { OtherTools, ToolHeader } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
import { rateChanges } from "#content/rate-changes.ts";
import { rateIds, rates } from "#content/rates.ts";

const { meta, hero, words, ages, changes, rules, groups } = ratesPage;
const path = "/tools/rates";

export const head = () => [
  ...pageMeta({ ...meta, path }),
  { rel: "alternate", href: "/tools/rates.xml", type: "application/rss+xml" },
];

export default function RatesPage() {
  const readings = rateIds.map((id) => ({ id, what: rates[id].what, read: readingOf(id) }));
  const newest =
    readings
      .map(({ read }) => read)
      .toSorted()
      .at(-1) ?? "";
  return (
    <>
      <ToolHeader {...hero} path={path} isOpen>
        <div className="border-l-2 border-gold pl-4">
          <Island of={RateAges} props={{ readings, drawnOn: newest, words: ages }} />
          <p className="mt-1 text-sm text-ink-soft">{ages.marks}</p>
          <p className="mt-1 lg:hidden print:hidden">
            <a href="#changes" className="text-link">
              {changes.title}
            </a>
          </p>
        </div>
      </ToolHeader>
      <Container className="grid-cols-[13rem_minmax(0,1fr)] gap-x-12 pb-section lg:grid">
        {/* On a phone the groups are folded and are their own list. */}
        <nav aria-label={words.contents} className="beside-list marks-place text-sm max-lg:hidden print:hidden">
          <ul className="border-t border-rule">
            {groups.map(({ id, title, rates: ids }) => (
              <ContentsLine key={id} to={`#${id}`} title={title} count={ids.length} />
            ))}
            <ContentsLine to="#changes" title={changes.title} count={rateChanges.length} />
          </ul>
        </nav>
        <div>
          {groups.map(({ id, title, lead, rates: ids }) => (
            <section
              key={id}
              aria-labelledby={`${id}-title`}
              className="border-t border-rule py-1.5 max-lg:last:border-b lg:py-4 lg:pb-12 lg:not-first:border-t-0 lg:first:pt-5"
            >
              <div className="gap-x-12 lg:flex lg:items-baseline lg:justify-between lg:pb-5 print:pb-3">
                <h2 id={`${id}-title`} className="shrink-0 text-title-m max-lg:sr-only print:not-sr-only">
                  {title}
                </h2>
                <p className="text-sm text-balance text-ink-soft max-lg:hidden lg:text-right print:block">{lead}</p>
              </div>
              <details className="folds-on-phones">
                {/* Folded, it says how many figures it holds. */}
                <FoldSummary className="py-1.5">
                  <span className="min-w-0 grow font-serif text-title-s font-normal">{title}</span>
                  <span aria-hidden="true" className="figures text-ui font-normal text-gold-ink">
                    {ids.length}
                  </span>
                </FoldSummary>
                {/* Within the fold: a browser that is sent to it, or to a figure in it, opens it. */}
                <div id={id} className="scroll-mt-40">
                  <p className="py-2 text-sm text-ink-soft lg:hidden print:hidden">{lead}</p>
                  <RateTable caption={title} ids={ids} today={newest} />
                </div>
              </details>
            </section>
          ))}
        </div>
      </Container>
      <RateChanges />
      <Section label={rules.label} title={rules.title} head="title-page" layout="margin">
        <div className="prose">
          {rules.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <OtherTools path={path} tone="paper" />
    </>
  );
}

/** A line of the contents, with how many figures stand there. */
function ContentsLine({ to, title, count }: { to: string; title: string; count: number }) {
  return (
    <li className="break-inside-avoid">
      <a href={to} className="flex justify-between gap-4 border-b border-rule py-1.5 hover:border-ink">
        {title}
        <span aria-hidden="true" className="figures text-gold-ink">
          {count}
        </span>
      </a>
    </li>
  );
}
