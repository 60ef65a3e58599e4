import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { editorial } from "#content/prices.ts";
import { editorialPage as page } from "#content/services/editorial.ts";

const path = "/services/editorial";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(editorial), "word"));

export default function EditorialPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <CardGrid {...page.choosing} columns={2} head="title-page" tone="deep" />
      <OfferList {...page.offers} />
      <Passages {...page.order} passages={[{ paragraphs: page.order.paragraphs }]} head="running" tone="deep" dropCap />
      <StepList {...page.process} head="margin" />
      <Passages {...page.standards} passages={[{ paragraphs: page.standards.paragraphs }]} head="running" />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
