import { AuthorSiteGlimpse } from "#app/features/demos/glimpses.tsx";
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
// The prerendered page alone carries the sample itself, for readers without scripts; a browser fetches it when asked.
const AuthorSite = import.meta.env.SSR && (await import("#app/features/demos/author-site.tsx")).AuthorSite;

export const meta = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.authorWebsite.price }]);

export default function AuthorWebsiteDevelopmentPage() {
  return (
    <>
      <ServiceHeader page={page} path={path}>
        <ViewDemo label={page.demo.label} load={openSample} variant="quiet" className="-ml-5" />
      </ServiceHeader>
      <CardGrid {...page.features} columns={4} />
      <SampleSection
        {...page.demo}
        load={openSample}
        glimpse={<AuthorSiteGlimpse sample={page.demo.sample} />}
        withoutScripts={AuthorSite && <AuthorSite sample={page.demo.sample} />}
      />
      <StepList {...page.timeline} />
      <Passages {...page.ownership} passages={[{ paragraphs: page.ownership.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
