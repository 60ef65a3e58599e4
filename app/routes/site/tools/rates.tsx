import { RateAges } from "#app/features/author-tools/rates/rate-ages.tsx";
import { RateChanges } from "#app/features/author-tools/rates/rate-changes.tsx";
import { RateTable, readingOf } from "#app/features/author-tools/rates/rate-table.tsx";
import { OtherTools, ToolHeader } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
import { rateIds, rates } from "#content/rates.ts";
import { fillWords } from "#domain/fill-words.ts";

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
      <ToolHeader {...hero}>
        <Island of={RateAges} props={{ readings, drawnOn: newest, words: ages }} />
        <nav aria-label={words.contents} className="mt-8 print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {/* On a phone the groups are folded and are their own list. */}
            {groups.map(({ id, title }) => (
              <li key={id} className="max-lg:hidden">
                <a href={`#${id}`} className="text-link">
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#changes" className="text-link">
                {changes.title}
              </a>
            </li>
          </ul>
        </nav>
      </ToolHeader>
      <Container className="pb-section">
        {groups.map(({ id, title, lead, rates: ids }) => (
          <section
            key={id}
            aria-labelledby={`${id}-title`}
            className="mt-14 border-t border-rule pt-6 max-lg:mt-0 max-lg:py-4"
          >
            <h2 id={`${id}-title`} className="text-title-m max-lg:text-title-s">
              {title}
            </h2>
            <p className="mt-2 text-ink-soft lg:mb-6 max-lg:text-sm">{lead}</p>
            <details className="folds-on-phones group">
              <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
                <span>
                  {fillWords(words.show, { count: ids.length })}
                  <span className="sr-only">: {title}</span>
                </span>
                <FoldMark />
              </summary>
              {/* Within the fold: a browser that is sent to it, or to a figure in it, opens it. */}
              <div id={id} className="scroll-mt-40">
                <RateTable caption={title} ids={ids} today={newest} />
              </div>
            </details>
          </section>
        ))}
      </Container>
      <RateChanges />
      <Section label={rules.label} title={rules.title} head="title-page" layout="margin">
        <div className="prose">
          {rules.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <OtherTools path={path} />
    </>
  );
}
