import { LongConsultationForm } from "#app/features/consultation/long-consultation-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { FormWithAside } from "#app/sections/form-with-aside.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { consultationPage } from "#content/consultation.ts";
import type { Route } from "./+types/consultation";

export function loader() {
  const { hero, form, contact } = consultationPage;
  return {
    meta: pageMeta({ ...consultationPage.meta, path: "/consultation" }),
    ...still({ opening: <PageHeader {...hero} />, ending: <Ending /> }),
    form,
    contact,
  };
}
export const meta = stillMeta;

export default function ConsultationPage({ loaderData: { opening, form, contact, ending } }: Route.ComponentProps) {
  return (
    <>
      <Still html={opening} />
      <FormWithAside id="request" {...form} aside={contact}>
        <LongConsultationForm />
      </FormWithAside>
      <Still html={ending} />
    </>
  );
}

function Ending() {
  return (
    <>
      <StepList {...consultationPage.expectations} variant="row" tone="deep" />
      <CardGrid {...consultationPage.benefits} columns={4} />
    </>
  );
}
