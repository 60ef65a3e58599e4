import { Spot } from "#app/drawings/spot.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AssembledLetter } from "#app/sections/assembled-letter.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { ExampleGrid } from "#app/sections/example-grid.tsx";
import { LetterSheet } from "#app/sections/letter-sheet.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { queryLetterPage } from "#content/query-letter-template.ts";

export const head = () => pageMeta({ ...queryLetterPage.meta, path: "/query-letter-template" });

/** Printed, it is the letter and then the checklist: what an author wants beside the keyboard. */
export default function QueryLetterTemplatePage() {
  const { hero, template, checklist, mistakes, breakdown, assembled, callToAction } = queryLetterPage;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          {...hero}
          figure={<Spot name="envelope" className="size-48 justify-self-center max-lg:hidden xl:size-64" />}
        />
      </div>
      <LetterSheet {...template} />
      <div className="print:break-before-page">
        <Checklist {...checklist} tone="deep" />
      </div>
      <div className="print:hidden">
        <NumberedList {...mistakes} />
        <ExampleGrid {...breakdown} tone="deep" />
        <AssembledLetter {...assembled} />
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
