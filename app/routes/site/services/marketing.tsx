import { PaperSheet } from "#app/drawings/paper-sheet.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { findPaper } from "#content/one-book/one-book.ts";
import { marketing } from "#content/prices.ts";
import { marketingPage as page } from "#content/services/marketing.ts";

const path = "/services/marketing";

const whole = findPaper("ninety-day-report");
/** What a campaign is judged by, and what it taught; the sums of the sample book stay in its papers. */
const report = {
  ...whole,
  parts: whole.parts.filter(({ title }) => title !== "Money" && title !== "What moved copies"),
};

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(marketing)));

export default function MarketingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" />
      <CardGrid {...page.approaches} columns={2} head="running" />
      <Results {...page.results} head="title-page" tone="deep" />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sand" className="text-[3.2cqi]!">
            <div className="absolute inset-y-0 -left-[3%] w-[33em]">
              <PaperSheet paper={report} parts={3} />
            </div>
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
