import { TablePart } from "#app/drawings/paper-sheet.tsx";
import { Sheet } from "#app/drawings/plates/sheet.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { isServicePath, nextServiceAfter, SmallServicePlate } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { findPaper } from "#content/one-book/one-book.ts";
import { marketing } from "#content/prices.ts";
import { marketingPage as page } from "#content/services/marketing.ts";

const path = "/services/marketing";

/** What a campaign is judged by; the rest of the sample book's report stays in its papers. */
function CopiesReport() {
  const { name, parts } = findPaper("ninety-day-report");
  const copies = parts.find((part) => "head" in part);
  return (
    <Sheet className="inset-x-[8cqi] top-[10cqi] px-[7cqi] pt-[7cqi] pb-[8cqi] text-[5.500cqi]">
      <p className="mb-[0.7em] border-b-2 border-ink pb-[0.4em] text-[1.2em] leading-tight">{name}</p>
      {copies && <TablePart part={copies} />}
    </Sheet>
  );
}

/** What each tool makes; booksellers are written to about the book itself. */
const tools = page.offers.cards.map((card) => {
  const to = "action" in card ? card.action.to : path;
  return (
    <div key={card.title} className="max-lg:w-24 max-lg:*:aspect-14/19">
      <SmallServicePlate path={isServicePath(to) ? to : path} />
    </div>
  );
});

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(marketing)));

export default function MarketingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" pictures={tools} />
      <CardGrid {...page.approaches} columns={2} head="running" />
      <Results {...page.results} head="title-page" tone="deep" />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sand">
            <CopiesReport />
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
