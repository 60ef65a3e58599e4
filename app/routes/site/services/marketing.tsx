import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { stillPage } from "#app/still/still.server.tsx";
import { StillPage, stillMeta } from "#app/still/still-page.tsx";
import { marketing } from "#content/prices.ts";
import { marketingPage as page } from "#content/services/marketing.ts";

const path = "/services/marketing";

export const loader = () =>
  stillPage(<MarketingPage />, serviceMeta(page, path, listOffers(page.offers.cards, Object.values(marketing))));
export const meta = stillMeta;
export default StillPage;

function MarketingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" />
      <CardGrid {...page.approaches} columns={2} />
      <Results {...page.results} tone="deep" />
      <StepList {...page.process} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
