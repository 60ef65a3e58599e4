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
          <Plate place="column" ground="sand" className="plate-small">
            <PaperSheet paper={findPaper("ninety-day-report")} parts={6} />
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
