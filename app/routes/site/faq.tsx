import { BookCover } from "#app/drawings/book-cover.tsx";
import { ServicesTable } from "#app/drawings/cards/services-table.tsx";
import { waysToAsk } from "#app/drawings/cards/ways-to-ask.tsx";
import { bookOf } from "#app/drawings/our-books.ts";
import { BookOnLedge } from "#app/drawings/plates/book-on-ledge.tsx";
import { PaperCover } from "#app/drawings/plates/paper-cover.tsx";
import { Slips } from "#app/drawings/plates/slips.tsx";
import { BoundBook } from "#app/drawings/stills/bound-book.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { CountRow } from "#app/sections/count-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { faqPage as faqPageData } from "#app/structured-data.ts";
import { ActionLinks } from "#app/ui/action-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
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

/** What the cards lead to: the guide, two authors' books, a thing of each service. */
const readings = [
  <Plate key="guide" place="small" className="flex justify-center">
    <PaperCover
      title={faqPage.resources.cards[0]?.title ?? ""}
      className="mt-[9cqi] block w-[44cqi] self-start shadow-book"
    />
  </Plate>,
  <Plate key="stories" place="small" ground="clay">
    <BookCover {...bookOf(2)} className="absolute top-[15cqi] left-[12cqi] w-[34cqi]" />
    <BookCover {...bookOf(4)} className="absolute top-[9cqi] left-[51cqi] w-[38cqi]" />
  </Plate>,
  <Plate key="services" place="small" ground="sage">
    <ServicesTable />
  </Plate>,
];

export default function FaqPage() {
  return (
    <>
      <PageHeader
        {...faqPage.hero}
        figure={
          <Plate alt={questionSlips.alt} ground="sky" onPhone="high">
            <BookOnLedge design={14} height="h-[11em]" />
            <Slips
              texts={faqCategories.map((category) => category.questions[0]?.question ?? "")}
              answers={questionSlips.answers}
            />
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
            icon: <Icon name={icon} className="size-5 shrink-0 text-gold" />,
            questions: questions.map(({ question, answer }) => ({
              question,
              answer: (
                <p>
                  <Unbroken text={answer} />
                </p>
              ),
            })),
          })),
          last: <BoundBook design={14} moves sizes="12rem" className="w-40" />,
        }}
      />
      <CardGrid {...faqPage.contact} head="running" tone="deep" pictures={waysToAsk} />
      <CardGrid {...faqPage.resources} pictures={readings} onPhone="beside">
        <ActionLinks actions={faqPage.terms} />
      </CardGrid>
    </>
  );
}
