import { AuthorSite } from "#app/features/demos/author-site.tsx";
import { SampleSection } from "#app/features/demos/sample-section.tsx";
import { ViewDemo } from "#app/features/demos/view-demo.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { marketing } from "#content/prices.ts";
import { authorWebsitePage as page } from "#content/services/author-website-development.ts";

const path = "/services/author-website-development";
const openSample = () => import("#app/features/demos/author-site-dialog.tsx");

export const meta = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.authorWebsite.price }]);

export default function AuthorWebsiteDevelopmentPage() {
  return (
    <>
      <ServiceHeader page={page} path={path}>
        <ViewDemo label={page.demo.label} load={openSample} variant="secondary" />
      </ServiceHeader>
      <CardGrid {...page.features} columns={4} />
      <SampleSection
        {...page.demo}
        load={openSample}
        withoutScripts={import.meta.env.SSR && <AuthorSite sample={page.demo.sample} />}
      />
      <StepList {...page.timeline} />
      <Passages {...page.ownership} passages={[{ paragraphs: page.ownership.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
