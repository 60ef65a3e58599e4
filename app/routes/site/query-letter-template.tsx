import { Spot } from "#app/drawings/spot.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { ExampleGrid } from "#app/sections/example-grid.tsx";
import { LetterSheet } from "#app/sections/letter-sheet.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { queryLetterPage } from "#content/query-letter-template.ts";
import type { Route } from "./+types/query-letter-template";

export const loader = () => ({
  meta: pageMeta({ ...queryLetterPage.meta, path: "/query-letter-template" }),
  ...still({ opening: <Opening />, ending: <Ending /> }),
  template: queryLetterPage.template,
});
export const meta = stillMeta;

/** Printed, it is the letter and then the checklist: what an author wants beside the keyboard. */
export default function QueryLetterTemplatePage({ loaderData: { opening, template, ending } }: Route.ComponentProps) {
  return (
    <>
      <Still html={opening} />
      <LetterSheet {...template} />
      <Still html={ending} />
    </>
  );
}

function Opening() {
  return (
    <div className="print:hidden">
      <PageHeader
        {...queryLetterPage.hero}
        figure={<Spot name="envelope" className="size-48 justify-self-center max-lg:hidden xl:size-64" />}
      />
    </div>
  );
}

function Ending() {
  const { checklist, mistakes, breakdown, callToAction } = queryLetterPage;
  return (
    <>
      <div className="print:break-before-page">
        <Checklist {...checklist} tone="deep" />
      </div>
      <div className="print:hidden">
        <NumberedList {...mistakes} />
        <ExampleGrid {...breakdown} tone="deep" />
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
