import { Slips } from "#app/drawings/plates/slips.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { CountRow } from "#app/sections/count-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { faqPage as faqPageData } from "#app/structured-data.ts";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { faqCategories, faqPage } from "#content/faq.ts";
import { questionSlips } from "#content/plates.ts";
import { FaqBrowser } from "./faq-browser.tsx";

export const head = () =>
  pageMeta({
    ...faqPage.meta,
    path: "/faq",
    schema: faqPageData(faqCategories.flatMap((category) => category.questions)),
  });

const { search, filterLabel, allCategories, found, noResults } = faqPage;

export default function FaqPage() {
  return (
    <>
      <PageHeader
        {...faqPage.hero}
        figure={
          <Plate alt={questionSlips.alt} ground="sky">
            <Slips texts={faqCategories.map((category) => category.questions[0]?.question ?? "")} />
          </Plate>
        }
      >
        <CountRow stats={faqPage.counts} />
      </PageHeader>
      <Island
        of={FaqBrowser}
        props={{
          words: { search, filterLabel, allCategories, found, noResults },
          categories: faqPage.categories.map(({ value, title, icon, questions }) => ({
            value,
            title,
            icon: <Icon name={icon} className="size-6 shrink-0 text-ink-soft" />,
            questions: questions.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> })),
          })),
        }}
      />
      <CardGrid {...faqPage.contact} variant="framed" head="running" tone="deep" />
      <CardGrid {...faqPage.resources}>
        <ActionRow actions={faqPage.terms} lead="secondary" />
      </CardGrid>
    </>
  );
}
