import { AuthorSite } from "#app/features/demos/author-site.tsx";
import { readDemoPage } from "#app/features/demos/demo-page.server.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { AuthorSiteGlimpse } from "#app/features/demos/glimpses.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { stillMeta } from "#app/still/still-page.tsx";
import { marketing } from "#content/prices.ts";
import { authorWebsitePage as page } from "#content/services/author-website-development.ts";
import type { Route } from "./+types/author-website-development";

const path = "/services/author-website-development";
const openSample = () => import("#app/features/demos/author-site-dialog.tsx");

export const loader = () => ({
  meta: serviceMeta(page, path, [{ name: page.meta.title, price: marketing.authorWebsite.price }]),
  ...readDemoPage({
    page,
    path,
    features: <CardGrid {...page.features} columns={4} />,
    glimpse: <AuthorSiteGlimpse sample={page.demo.sample} />,
    sample: <AuthorSite sample={page.demo.sample} />,
    ending: <Ending />,
  }),
});
export const meta = stillMeta;

export default function AuthorWebsiteDevelopmentPage({ loaderData: { meta: _, ...parts } }: Route.ComponentProps) {
  return <DemoPage {...parts} load={openSample} />;
}

function Ending() {
  return (
    <>
      <StepList {...page.timeline} />
      <Passages {...page.ownership} passages={[{ paragraphs: page.ownership.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
