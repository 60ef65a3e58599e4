import { PressReleaseGlimpse } from "#app/features/demos/glimpses.tsx";
import { SampleSection } from "#app/features/demos/sample-section.tsx";
import { ViewDemo } from "#app/features/demos/view-demo.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { marketing } from "#content/prices.ts";
import { pressReleasePage as page } from "#content/services/press-release-distribution.ts";

const path = "/services/press-release-distribution";
const openSample = () => import("#app/features/demos/press-release-dialog.tsx");
// The prerendered page alone carries the sample itself, for readers without scripts; a browser fetches it when asked.
const PressRelease = import.meta.env.SSR && (await import("#app/features/demos/press-release.tsx")).PressRelease;

export const meta = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.pressRelease.price }]);

export default function PressReleaseDistributionPage() {
  return (
    <>
      <ServiceHeader page={page} path={path}>
        <ViewDemo label={page.demo.label} load={openSample} variant="quiet" className="-ml-5" />
      </ServiceHeader>
      <CardGrid {...page.features} />
      <SampleSection
        {...page.demo}
        load={openSample}
        glimpse={<PressReleaseGlimpse sample={page.demo.sample} />}
        withoutScripts={PressRelease && <PressRelease sample={page.demo.sample} />}
      />
      <StepList {...page.timeline} />
      <Passages {...page.honesty} passages={[{ paragraphs: page.honesty.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
