import { CatalogCard, CopyrightSlip } from "#app/drawings/plates/copyright-page.tsx";
import { ChainOfRecords, channelPictures } from "#app/drawings/specimens/services/chain-of-records.tsx";
import { ControlNumber, NumberRecord } from "#app/drawings/specimens/services/number-record.tsx";
import { ProofWithTicket } from "#app/drawings/specimens/services/proof-with-ticket.tsx";
import { VignettePicture } from "#app/drawings/vignettes/vignette-picture.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { TextColumns } from "#app/sections/text-columns.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { distribution } from "#content/prices.ts";
import { publishingPage as page } from "#content/services/publishing.ts";

import { ReturnSlip } from "../return-slip.tsx";
import { SharedRights } from "../shared-rights.tsx";

const path = "/services/publishing";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(distribution)));

const feesPaidFor = [
  <Plate key="numbers" place="small">
    <NumberRecord />
  </Plate>,
  <VignettePicture key="price" name="discount-line" />,
  <VignettePicture key="returns" name="returns-slip" />,
  <Plate key="library" place="small" ground="sage">
    <ControlNumber />
  </Plate>,
];

export default function PublishingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} head="running" onPhone="wide" pictures={feesPaidFor} />
      <Passages
        {...page.rights}
        passages={[{ paragraphs: page.rights.paragraphs, further: page.rights.further }]}
        head="title-page"
        tone="deep"
        facing={
          <div className="max-lg:order-first lg:sticky lg:top-28 lg:self-start">
            <CopyrightSlip className="mb-9 px-5 py-6 sm:max-lg:hidden lg:mb-11 lg:px-8 lg:py-9" />
            <SharedRights {...page.shares} />
          </div>
        }
        dropCap
      />
      <TextColumns
        texts={[page.returns, page.cataloguing]}
        figures={[<ReturnSlip key="slip" {...page.returnSlip} />, <CatalogCard key="card" />]}
      />
      <CardGrid {...page.channels} columns={4} pictures={channelPictures} from={<ChainOfRecords />} tone="deep" />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sky">
            <ProofWithTicket />
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
