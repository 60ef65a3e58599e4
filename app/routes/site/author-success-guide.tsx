import { PaperCover } from "#app/drawings/plates/paper-cover.tsx";
import { RoadMap } from "#app/drawings/road-map.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { RemedyList } from "#app/sections/remedy-list.tsx";
import { Roadmap } from "#app/sections/roadmap.tsx";
import { TipTabs } from "#app/sections/tip-tabs.tsx";
import { authorSuccessGuidePage } from "#content/author-success-guide.ts";
import { roadMap } from "#content/plates.ts";

export const head = () => pageMeta({ ...authorSuccessGuidePage.meta, path: "/author-success-guide" });

export default function AuthorSuccessGuidePage() {
  const { hero, roadmap, metrics, tips, mistakes, callToAction } = authorSuccessGuidePage;
  return (
    <>
      <PageHeader
        {...hero}
        figure={
          <Plate alt={roadMap.alt} ground="clay">
            <RoadMap
              names={roadmap.phases.map(({ title }) => title)}
              className="absolute -rotate-2 shadow-book max-lg:top-[6%] max-lg:left-1/2 max-lg:h-[88%] max-lg:-translate-x-1/2 lg:top-[3.4em] lg:left-[1.4em] lg:w-[32.5em]"
            />
            <div className="absolute right-[2em] bottom-[2em] w-[11.2em] sm:max-lg:right-[1em] sm:max-lg:bottom-[1em] sm:max-lg:w-[9em] rotate-3 shadow-book max-sm:hidden">
              <PaperCover title={hero.label ?? ""} className="block w-full" />
            </div>
          </Plate>
        }
      />
      <Roadmap {...roadmap} pictures={["one-sentence", "cards", "unsigned", "proof", "face-out", "copies"]} />
      <CardGrid
        title={metrics.title}
        lead={metrics.lead}
        cards={metrics.metrics.map(({ metric, description }) => ({ title: metric, text: description }))}
        head="running"
        tone="deep"
      />
      <TipTabs {...tips} head="title-page" />
      <RemedyList {...mistakes} tone="deep" />
      <div className="print:hidden">
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
