import { CalendarGlimpse } from "#app/features/demos/glimpses.tsx";
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
// The prerendered page alone carries the sample itself, for readers without scripts; a browser fetches it when asked.
const ContentCalendar =
  import.meta.env.SSR && (await import("#app/features/demos/content-calendar.tsx")).ContentCalendar;

// The price book gives the setup no price of its own, so there is no offer to name.
export const meta = () => serviceMeta(page, path);

export default function SocialMediaSetupPage() {
  return (
    <>
      <ServiceHeader page={page} path={path}>
        <ViewDemo label={page.demo.label} load={openSample} variant="quiet" className="-ml-5" />
      </ServiceHeader>
      <CardGrid {...page.features} />
      <SampleSection
        {...page.demo}
        load={openSample}
        glimpse={<CalendarGlimpse sample={page.demo.sample} />}
        withoutScripts={ContentCalendar && <ContentCalendar sample={page.demo.sample} />}
      />
      <StepList {...page.timeline} />
      <Passages {...page.honesty} passages={[{ paragraphs: page.honesty.paragraphs }]} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
