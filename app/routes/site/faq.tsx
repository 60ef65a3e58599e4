import { FaqBrowser } from "#app/features/faq/faq-browser.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { CountRow } from "#app/sections/count-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { faqPage as faqPageData } from "#app/structured-data.ts";
import { faqCategories, faqPage } from "#content/faq.ts";

export const meta = () =>
  pageMeta({
    ...faqPage.meta,
    path: "/faq",
    schema: faqPageData(faqCategories.flatMap((category) => category.questions)),
  });

export default function FaqPage() {
  return (
    <>
      <PageHeader {...faqPage.hero}>
        <CountRow stats={faqPage.counts} />
      </PageHeader>
      <FaqBrowser />
      <CardGrid {...faqPage.contact} variant="framed" tone="deep" />
      <CardGrid {...faqPage.resources} />
    </>
  );
}
