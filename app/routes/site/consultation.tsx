import { takeaways } from "#app/drawings/cards/takeaways.tsx";
import { AppointmentCard } from "#app/drawings/cards/ways-to-ask.tsx";
import { ManuscriptPile } from "#app/drawings/plates/manuscript-pile.tsx";
import { Portrait } from "#app/drawings/portrait.tsx";
import { LongConsultationForm } from "#app/features/consultation/long-consultation-form.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { FormWithAside } from "#app/sections/form-with-aside.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { PersonList } from "#app/sections/person-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { NumberedSteps } from "#app/sections/step-list.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { aboutPage } from "#content/about.ts";
import { consultationPage } from "#content/consultation.ts";
import { manuscript } from "#content/plates.ts";

export const head = () => pageMeta({ ...consultationPage.meta, path: "/consultation" });

const { hero, form, people, contact, expectations, benefits } = consultationPage;

const team = (
  <>
    <p className="mb-6 text-ink-soft">{people}</p>
    <PersonList people={aboutPage.team.people} portrait={({ portraitId }) => <Portrait id={portraitId} />} />
  </>
);

/** What follows on the form, read beside it. */
function WhatFollows() {
  const { title, lead, steps } = expectations;
  return (
    <div className="mt-12 lg:mt-14">
      <AppointmentCard className="mb-9 aspect-square max-lg:hidden" />
      <h2 className="text-title-m">{title}</h2>
      <p className="mt-3 text-ink-soft">
        <InlineText text={lead} />
      </p>
      <div className="mt-6">
        <NumberedSteps steps={steps} title="h3" />
      </div>
    </div>
  );
}

export default function ConsultationPage() {
  return (
    <>
      <PageHeader
        {...hero}
        isBrief
        figure={
          <Plate alt={manuscript.alt} ground="clay" place="low">
            <div className="text-[0.74em] sm:text-[1.05em] lg:text-[1.2em]">
              <ManuscriptPile />
            </div>
          </Plate>
        }
      />
      <FormWithAside id="request" {...form} aside={contact} people={team} alongside={<WhatFollows />}>
        <Island of={LongConsultationForm} />
      </FormWithAside>
      <CardGrid {...benefits} columns={4} head="running" tone="deep" onPhone="pairs" pictures={takeaways} />
    </>
  );
}
