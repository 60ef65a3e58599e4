import { BookOnLedge } from "#app/drawings/plates/book-on-ledge.tsx";
import { Cuttings } from "#app/drawings/plates/cuttings.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { OutletRow } from "#app/sections/outlet-row.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { PressList } from "#app/sections/press-list.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { mediaCoveragePage, outlets, pressItems } from "#content/media-coverage.ts";
import { cuttings } from "#content/plates.ts";

export const head = () => pageMeta({ ...mediaCoveragePage.meta, path: "/media-coverage" });

/** Not those that lead the list below. */
const shown = [5, 4, 2].flatMap((place) => pressItems[place] ?? []);

export default function MediaCoveragePage() {
  return (
    <>
      <PageHeader
        {...mediaCoveragePage.hero}
        isShort
        figure={
          <Plate
            alt={cuttings.alt}
            ground="clay"
            onPhone="tall"
            className="sm:max-lg:text-[min(2.1cqi,1rem)] lg:text-[min(2.5cqi,1rem)]"
          >
            <BookOnLedge design={2} height="h-[11em]" />
            <Cuttings
              cuttings={shown.map(({ title, source, summary }) => ({
                title,
                source,
                text: summary,
                mark: outlets.find(({ name }) => name === source)?.mark ?? 1,
              }))}
            />
          </Plate>
        }
      />
      <OutletRow {...mediaCoveragePage.outlets} head="running" tone="deep" />
      <PressList {...mediaCoveragePage.press} outlets={outlets}>
        <SampleNote text={mediaCoveragePage.sampleNote} />
      </PressList>
      <CallToAction {...mediaCoveragePage.callToAction} />
    </>
  );
}
