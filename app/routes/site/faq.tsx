import { FaqBrowser } from "#app/features/faq/faq-browser.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { CountRow } from "#app/sections/count-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { faqPage as faqPageData } from "#app/structured-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { faqCategories, faqPage } from "#content/faq.ts";
import type { IconName } from "#content/shapes.ts";
import type { Route } from "./+types/faq";

export const loader = () => ({
  meta: pageMeta({
    ...faqPage.meta,
    path: "/faq",
    schema: faqPageData(faqCategories.flatMap((category) => category.questions)),
  }),
  ...still({ opening: <Opening />, ending: <Ending /> }),
  icons: still(
    Object.fromEntries(faqPage.categories.map(({ value, icon }) => [value, <Mark key={value} name={icon} />])),
  ),
});
export const meta = stillMeta;

export default function FaqPage({ loaderData: { opening, icons, ending } }: Route.ComponentProps) {
  return (
    <>
      <Still html={opening} />
      <FaqBrowser icons={icons} />
      <Still html={ending} />
    </>
  );
}

function Opening() {
  return (
    <PageHeader {...faqPage.hero}>
      <CountRow stats={faqPage.counts} />
    </PageHeader>
  );
}

function Mark({ name }: { name: IconName }) {
  return <Icon name={name} className="size-7 shrink-0 text-gold-ink" />;
}

function Ending() {
  return (
    <>
      <CardGrid {...faqPage.contact} variant="framed" tone="deep" />
      <CardGrid {...faqPage.resources} />
    </>
  );
}
