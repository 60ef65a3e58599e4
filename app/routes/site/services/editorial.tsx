import { ManuscriptPile } from "#app/drawings/plates/manuscript-pile.tsx";
import { KeptLine } from "#app/drawings/specimens/kept-line.tsx";
import { ThreeEdits } from "#app/drawings/specimens/marked-lines.tsx";
import { StageStairs } from "#app/drawings/specimens/services/stage-stairs.tsx";
import { VignettePicture } from "#app/drawings/vignettes/vignette-picture.tsx";
import type { VignetteName } from "#app/drawings/vignettes/vignettes.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { ActionLink } from "#app/ui/action-button.tsx";
import { editorial } from "#content/prices.ts";
import { editorialPage as page } from "#content/services/editorial.ts";

const path = "/services/editorial";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(editorial), "word"));

/** A week has seven days, as a calendar counts. */
const stages = Object.values(editorial).map((tier, place) => ({
  title: page.offers.cards[place]?.title ?? "",
  time: page.offers.cards[place]?.timeline,
  days: "weeks" in tier ? ([tier.weeks[0] * 7, tier.weeks[1] * 7] as const) : tier.days,
}));

/** What an author gets back from each. */
const marks = ["editorial-letter", "line-edit", "copyedit", "proof"] satisfies VignetteName[];

export default function EditorialPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <CardGrid {...page.choosing} columns={2} tone="deep">
        <div className="grid items-center gap-x-10 gap-y-8 border-t border-rule-strong pt-10 lg:grid-cols-2 lg:pt-14">
          <p>
            <span className="mb-4 block max-w-short font-serif text-title-m text-balance">{page.specimen.text}</span>
            <ActionLink action={page.specimen.action} />
          </p>
          <ThreeEdits />
        </div>
      </CardGrid>
      <OfferList
        {...page.offers}
        head="running"
        onPhone="wide"
        pictures={marks.map((name) => <VignettePicture key={name} name={name} />)}
      />
      <Passages
        {...page.order}
        passages={[{ paragraphs: page.order.paragraphs }]}
        figure={<StageStairs stages={stages} unit={page.order.unit} ends={page.order.ends} />}
        tone="deep"
        dropCap
      />
      <StepList
        {...page.process}
        beside={
          <Plate place="column" ground="sage">
            <div className="lg:text-[1.16em]">
              <ManuscriptPile />
            </div>
          </Plate>
        }
      />
      <Passages
        {...page.standards}
        passages={[{ paragraphs: page.standards.paragraphs }]}
        figure={<KeptLine />}
        tone="deep"
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
