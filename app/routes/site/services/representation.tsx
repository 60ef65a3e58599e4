import { PaperSheet } from "#app/drawings/papers/paper-sheet.tsx";
import { ScreenDeck } from "#app/drawings/specimens/services/screen-deck.tsx";
import { FourWays, SubmissionPacket } from "#app/drawings/specimens/services/submission-packet.tsx";
import { WallBetween } from "#app/drawings/specimens/services/wall-between.tsx";
import { VignettePicture } from "#app/drawings/vignettes/vignette-picture.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { findPaper } from "#content/one-book/one-book.ts";
import { representation } from "#content/prices.ts";
import { representationPage as page } from "#content/services/representation.ts";

/** A query, a deck, what a sale leaves, and what was licensed and for how long. */
const pictures = [
  <Plate key="query" place="small" ground="sage" className="text-[min(5.600cqi,1.0625rem)]!">
    <PaperSheet paper={findPaper("query-letter")} size="small" />
  </Plate>,
  <Plate key="deck" place="small" ground="clay">
    <ScreenDeck />
  </Plate>,
  <VignettePicture key="commission" name="agency-statement" />,
  <VignettePicture key="rights" name="grant-clause" />,
];

const path = "/services/representation";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(representation)));

export default function RepresentationPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <Passages
        {...page.disclosure}
        passages={[{ paragraphs: page.disclosure.paragraphs }]}
        head="title-page"
        tone="deep"
        dropCap
        opening={<WallBetween />}
      />
      <OfferList {...page.offers} onPhone="wide" pictures={pictures} />
      <CardGrid {...page.pathways} columns={4} head="running" tone="deep" from={<FourWays />} />
      <Results {...page.results} />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sage">
            <SubmissionPacket />
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
