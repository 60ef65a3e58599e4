import { Spot } from "#app/drawings/spot.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RemedyList } from "#app/sections/remedy-list.tsx";
import { Roadmap } from "#app/sections/roadmap.tsx";
import { TipTabs } from "#app/sections/tip-tabs.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { authorSuccessGuidePage } from "#content/author-success-guide.ts";
import type { Route } from "./+types/author-success-guide";

export const loader = () => ({
  meta: pageMeta({ ...authorSuccessGuidePage.meta, path: "/author-success-guide" }),
  ...still({ opening: <Opening />, ending: <Ending /> }),
  tips: authorSuccessGuidePage.tips,
});
export const meta = stillMeta;

export default function AuthorSuccessGuidePage({ loaderData: { opening, tips, ending } }: Route.ComponentProps) {
  return (
    <>
      <Still html={opening} />
      <TipTabs {...tips} />
      <Still html={ending} />
    </>
  );
}

function Opening() {
  const { hero, roadmap, metrics } = authorSuccessGuidePage;
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
    </>
  );
}

function Ending() {
  const { mistakes, callToAction } = authorSuccessGuidePage;
  return (
    <>
      <RemedyList {...mistakes} tone="deep" />
      <div className="print:hidden">
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
