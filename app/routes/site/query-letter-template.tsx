import { NumberedLetter } from "#app/drawings/plates/letter-page.tsx";
import { AgentInbox } from "#app/drawings/specimens/agent-inbox.tsx";
import { SubmissionPacket } from "#app/drawings/specimens/services/submission-packet.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AssembledLetter, numberPassages } from "#app/sections/assembled-letter.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { ExampleList } from "#app/sections/example-list.tsx";
import { LetterSheet } from "#app/sections/letter-sheet.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { letterPage } from "#content/plates.ts";
import { queryLetterPage } from "#content/query-letter-template.ts";
import { site } from "#content/site.ts";

export const head = () => pageMeta({ ...queryLetterPage.meta, path: "/query-letter-template" });

/** Printed, it is the letter under the house's name, the checks and the mistakes, a sheet each: what an author wants beside the keyboard. */
export default function QueryLetterTemplatePage() {
  const { hero, template, checklist, mistakes, breakdown, assembled, callToAction } = queryLetterPage;
  return (
    <>
      <Container className="hidden print:block">
        <p className="font-serif text-title-s">{site.name}</p>
        <p className="border-b-2 border-ink pb-3 font-serif text-title-l">{hero.label}</p>
      </Container>
      <div data-tone="paper" className="print:hidden">
        <PageHeader
          {...hero}
          figure={
            <Plate alt={assembled.alt} ground="sage" className="plate-whole">
              <NumberedLetter
                paragraphs={assembled.text
                  .split("\n\n")
                  .slice(0, -1)
                  .map((paragraph) => numberPassages(paragraph, breakdown.cards))}
                signature={letterPage}
              />
            </Plate>
          }
        />
      </div>
      <LetterSheet
        {...template}
        parts={breakdown.cards}
        figure={
          <Plate ground="sage" place="cell" className="text-[clamp(0.75rem,3.1cqi,0.9375rem)]!">
            <AgentInbox />
          </Plate>
        }
      />
      <div className="print:break-before-page">
        <Checklist {...checklist} head="running" tone="deep" />
      </div>
      <div className="print:break-before-page">
        <NumberedList {...mistakes} />
      </div>
      <div className="print:hidden">
        <ExampleList {...breakdown} head="running" tone="deep" />
        <AssembledLetter
          {...assembled}
          passages={breakdown.cards}
          figure={
            <Plate ground="sage" place="cell">
              <SubmissionPacket isLow />
            </Plate>
          }
        />
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
