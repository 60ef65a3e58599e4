import { FormSpecimen } from "#app/gallery/form-specimen.tsx";
import { ActionSpecimen, PrimitiveSpecimen } from "#app/gallery/primitive-specimens.tsx";
import { SectionSpecimens } from "#app/gallery/section-specimens.tsx";
import { ColourSpecimen, TypeSpecimen } from "#app/gallery/token-specimens.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";

/** The house's specimen book: every token, primitive and section in its states. In development only. */
const header = {
  label: "Internal",
  title: "Specimens",
  lead: "Every colour, size, part and section of the site on one sheet. A page is built from these and nothing else.",
};

export const head = () => pageMeta({ title: header.title, description: header.lead, noindex: true });

export default function GalleryPage() {
  return (
    <>
      <PageHeader {...header} />
      <ColourSpecimen />
      <TypeSpecimen />
      <Island of={ActionSpecimen} />
      <Island of={PrimitiveSpecimen} />
      <Island of={FormSpecimen} />
      <SectionSpecimens />
    </>
  );
}
