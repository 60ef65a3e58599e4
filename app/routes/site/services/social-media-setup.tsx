import { ContentCalendar } from "#app/features/demos/content-calendar.tsx";
import { readDemoPage } from "#app/features/demos/demo-page.server.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { CalendarGlimpse } from "#app/features/demos/glimpses.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { stillMeta } from "#app/still/still-page.tsx";
import { socialMediaPage as page } from "#content/services/social-media-setup.ts";
import type { Route } from "./+types/social-media-setup";

const path = "/services/social-media-setup";
const openSample = () => import("#app/features/demos/content-calendar-dialog.tsx");

export const loader = () => ({
  // The price book gives the setup no price of its own, so there is no offer to name.
  meta: serviceMeta(page, path),
  ...readDemoPage({
    page,
    path,
    features: <CardGrid {...page.features} />,
    glimpse: <CalendarGlimpse sample={page.demo.sample} />,
    sample: <ContentCalendar sample={page.demo.sample} />,
    ending: <Ending />,
  }),
});
export const meta = stillMeta;

export default function SocialMediaSetupPage({ loaderData: { meta: _, ...parts } }: Route.ComponentProps) {
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
