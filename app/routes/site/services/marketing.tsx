import { PaperTable } from "#app/drawings/papers/paper-table.tsx";
import { SellSheetDetail, StillDetail } from "#app/drawings/plates/sell-sheet.tsx";
import { LaunchCurve, NearBeforeFar } from "#app/drawings/specimens/services/near-before-far.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { isServicePath, nextServiceAfter, SmallServicePlate, sampleBook } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { sellSheet } from "#content/plates.ts";
import { marketing } from "#content/prices.ts";
import { marketingPage as page } from "#content/services/marketing.ts";

const path = "/services/marketing";

/** What each tool made of one book; a bookseller gets the sheet. */
const tools = page.offers.cards.map((card) => {
  const to = "action" in card ? card.action.to : "";
  if (to === "/services/book-trailer-video")
    return (
      <Plate key={card.title} place="small" ground="none">
        <StillDetail book={sampleBook} line={sellSheet.line} />
      </Plate>
    );
  return isServicePath(to) ? (
    <SmallServicePlate key={card.title} path={to} />
  ) : (
    <Plate key={card.title} place="small" ground="sage">
      <SellSheetDetail />
    </Plate>
  );
});

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(marketing)));

export default function MarketingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" pictures={tools} />
      <CardGrid
        {...page.approaches}
        columns={2}
        head="running"
        layout="margin"
        beside={
          <Plate place="square" ground="sage">
            <NearBeforeFar />
          </Plate>
        }
      />
      <Results {...page.results} head="title-page" tone="deep" />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sand">
            <PaperTable slug="ninety-day-report">
              <LaunchCurve />
            </PaperTable>
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
