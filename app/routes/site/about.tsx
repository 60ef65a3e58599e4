import { Portrait } from "#app/drawings/portrait.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { PersonGrid } from "#app/sections/person-grid.tsx";
import { StatRow } from "#app/sections/stat-row.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { organization } from "#app/structured-data.ts";
import { aboutPage } from "#content/about.ts";

export const head = () => pageMeta({ ...aboutPage.meta, path: "/about", schema: organization() });

export default function AboutPage() {
  return (
    <>
      <PageHeader {...aboutPage.header} />
      <Passages {...aboutPage.story} dropCap />
      <StatRow {...aboutPage.figures} tone="deep" />
      <PersonGrid {...aboutPage.team} portrait={({ portraitId }) => <Portrait id={portraitId} />} />
      <StepList {...aboutPage.process} tone="deep" />
      <CallToAction {...aboutPage.callToAction} />
    </>
  );
}
