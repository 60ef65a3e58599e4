import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { OutletRow } from "#app/sections/outlet-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { PressList } from "#app/sections/press-list.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { mediaCoveragePage } from "#content/media-coverage.ts";

export const head = () => pageMeta({ ...mediaCoveragePage.meta, path: "/media-coverage" });

export default function MediaCoveragePage() {
  return (
    <>
      <PageHeader {...mediaCoveragePage.hero} />
      <OutletRow {...mediaCoveragePage.outlets} tone="deep" />
      <PressList {...mediaCoveragePage.press}>
        <SampleNote text={mediaCoveragePage.sampleNote} />
      </PressList>
      <CallToAction {...mediaCoveragePage.callToAction} />
    </>
  );
}
