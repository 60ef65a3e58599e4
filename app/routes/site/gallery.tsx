import { FormSpecimen } from "#app/gallery/form-specimen.tsx";
import { ActionSpecimen, PrimitiveSpecimen } from "#app/gallery/primitive-specimens.tsx";
import { SectionSpecimens } from "#app/gallery/section-specimens.tsx";
import { ColourSpecimen, TypeSpecimen } from "#app/gallery/token-specimens.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";

/** The house's specimen book: an internal page that shows every token, primitive and section in its states. */
const header = {
  label: "Internal",
  title: "Specimens",
  lead: "Every colour, size, part and section of the site on one sheet. A page is built from these and nothing else.",
};

export const meta = () =>
  pageMeta({ title: header.title, description: header.lead, path: "/gallery", priority: "low", noindex: true });

export default function GalleryPage() {
  return (
    <>
      <PageHeader {...header} />
      <ColourSpecimen />
      <TypeSpecimen />
      <ActionSpecimen />
      <PrimitiveSpecimen />
      <FormSpecimen />
      <SectionSpecimens />
    </>
  );
}
