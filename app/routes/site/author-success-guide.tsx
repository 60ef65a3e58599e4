import { Spot } from "#app/drawings/spot.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RemedyList } from "#app/sections/remedy-list.tsx";
import { Roadmap } from "#app/sections/roadmap.tsx";
import { TipTabs } from "#app/sections/tip-tabs.tsx";
import { authorSuccessGuidePage } from "#content/author-success-guide.ts";

export const head = () => pageMeta({ ...authorSuccessGuidePage.meta, path: "/author-success-guide" });

export default function AuthorSuccessGuidePage() {
  const { hero, roadmap, metrics, tips, mistakes, callToAction } = authorSuccessGuidePage;
  return (
    <>
      <PageHeader
        {...hero}
        figure={<Spot name="map-of-paths" className="size-48 justify-self-center max-lg:hidden xl:size-64" />}
      />
      <Roadmap {...roadmap} />
      <CardGrid
        title={metrics.title}
        lead={metrics.lead}
        cards={metrics.metrics.map(({ metric, description, icon }) => ({ title: metric, text: description, icon }))}
        tone="deep"
      />
      <TipTabs {...tips} />
      <RemedyList {...mistakes} tone="deep" />
      <div className="print:hidden">
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
