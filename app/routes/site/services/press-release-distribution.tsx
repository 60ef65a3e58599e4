import { readDemoPage } from "#app/features/demos/demo-page.server.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { PressReleaseGlimpse } from "#app/features/demos/glimpses.tsx";
import { PressRelease } from "#app/features/demos/press-release.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { stillMeta } from "#app/still/still-page.tsx";
import { marketing } from "#content/prices.ts";
import { pressReleasePage as page } from "#content/services/press-release-distribution.ts";
import type { Route } from "./+types/press-release-distribution";

const path = "/services/press-release-distribution";
const openSample = () => import("#app/features/demos/press-release-dialog.tsx");

export const loader = () => ({
  meta: serviceMeta(page, path, [{ name: page.meta.title, price: marketing.pressRelease.price }]),
  ...readDemoPage({
    page,
    path,
    features: <CardGrid {...page.features} />,
    glimpse: <PressReleaseGlimpse sample={page.demo.sample} />,
    sample: <PressRelease sample={page.demo.sample} />,
    ending: <Ending />,
  }),
});
export const meta = stillMeta;

export default function PressReleaseDistributionPage({ loaderData: { meta: _, ...parts } }: Route.ComponentProps) {
  return <DemoPage {...parts} load={openSample} />;
}

function Ending() {
  return (
    <>
      <StepList {...page.timeline} />
      <Passages {...page.honesty} passages={[{ paragraphs: page.honesty.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
