import { ContentCalendar } from "#app/features/demos/content-calendar.tsx";
import { SampleSection } from "#app/features/demos/sample-section.tsx";
import { ViewDemo } from "#app/features/demos/view-demo.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { socialMediaPage as page } from "#content/services/social-media-setup.ts";

const path = "/services/social-media-setup";
const openSample = () => import("#app/features/demos/content-calendar-dialog.tsx");

// The price book gives the setup no price of its own, so there is no offer to name.
export const meta = () => serviceMeta(page, path);

export default function SocialMediaSetupPage() {
  return (
    <>
      <ServiceHeader page={page} path={path}>
        <ViewDemo label={page.demo.label} load={openSample} variant="secondary" />
      </ServiceHeader>
      <CardGrid {...page.features} />
      <SampleSection
        {...page.demo}
        load={openSample}
        withoutScripts={import.meta.env.SSR && <ContentCalendar sample={page.demo.sample} />}
      />
      <StepList {...page.timeline} />
      <Passages {...page.honesty} passages={[{ paragraphs: page.honesty.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
