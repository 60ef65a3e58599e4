import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { design } from "#content/prices.ts";
import { designPage as page } from "#content/services/design.ts";

const path = "/services/design";

export const meta = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(design)));

export default function DesignPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" />
      <CardGrid {...page.genres} />
      <StepList {...page.process} tone="deep" />
      <Passages {...page.standards} passages={[{ paragraphs: page.standards.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
