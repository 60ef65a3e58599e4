import { RateAges } from "#app/features/author-tools/rates/rate-ages.tsx";
import { RateChanges } from "#app/features/author-tools/rates/rate-changes.tsx";
import { RateTable, readingOf } from "#app/features/author-tools/rates/rate-table.tsx";
import { OtherTools, ToolHeader } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
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
      <ToolHeader {...hero}>
        <Island of={RateAges} props={{ readings, drawnOn: newest, words: ages }} />
        <nav aria-label={words.contents} className="mt-8 print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {groups.map(({ id, title }) => (
              <li key={id}>
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
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-14 border-t border-rule pt-6">
            <h2 id={`${id}-title`} className="text-title-m">
              {title}
            </h2>
            <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
            <RateTable caption={title} ids={ids} today={newest} />
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
