import { ghostPackages } from "#app/drawings/specimens/services/ghost-packages.tsx";
import { ghostRights } from "#app/drawings/specimens/services/ghost-rights.tsx";
import { InterviewTape } from "#app/drawings/specimens/services/interview-tape.tsx";
import { WritersClause } from "#app/drawings/specimens/services/writers-clause.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { FaqAccordion } from "#app/sections/faq-accordion.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { ghostwriting } from "#content/prices.ts";
import { ghostwritingPage as page } from "#content/services/ghostwriting.ts";

const path = "/services/ghostwriting";

const grounds = ["sand", "sky", "clay", "sage"] as const;
/** What each package is made from. */
const packages = page.offers.cards.map(({ title }, place) => (
  <Plate key={title} place="small" ground={grounds[place]}>
    {ghostPackages[place]}
  </Plate>
));

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(ghostwriting)));

export default function GhostwritingPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OfferList {...page.offers} tone="deep" pictures={packages} />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="clay">
            <InterviewTape />
          </Plate>
        }
      />
      <CardGrid {...page.assurances} head="title-page" tone="deep" pictures={ghostRights} onPhone="beside" />
      <Passages {...page.policy} passages={[{ paragraphs: page.policy.paragraphs }]} figure={<WritersClause />} />
      <FaqAccordion {...page.questions} tone="deep" />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
