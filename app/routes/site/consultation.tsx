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
import { StepList } from "#app/sections/step-list.tsx";
import { aboutPage } from "#content/about.ts";
import { consultationPage } from "#content/consultation.ts";
import { manuscript } from "#content/plates.ts";

export const head = () => pageMeta({ ...consultationPage.meta, path: "/consultation" });

const team = <PersonList people={aboutPage.team.people} portrait={({ portraitId }) => <Portrait id={portraitId} />} />;

export default function ConsultationPage() {
  const { hero, form, contact, expectations, benefits } = consultationPage;
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
      <FormWithAside id="request" {...form} aside={contact} people={team}>
        <Island of={LongConsultationForm} />
      </FormWithAside>
      <StepList {...expectations} tone="deep" beside={<AppointmentCard className="aspect-square max-lg:hidden" />} />
      <CardGrid {...benefits} columns={4} pictures={takeaways} />
    </>
  );
}
