import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { Contents } from "#app/markdown/long-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Chapter } from "#app/sections/chapter.tsx";
import { ClauseList, ClauseText } from "#app/sections/clause-list.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { Section } from "#app/ui/section.tsx";
import { homeLink } from "#content/links.ts";
import { agreementSheet } from "#content/plates.ts";
import { agreementParts, type Clause, specimenAgreementPage } from "#content/specimen-agreement.ts";
import { textWords } from "#content/text-words.ts";
import { slugOfTitle } from "#domain/slug.ts";

const { meta: words, hero, words: labels } = specimenAgreementPage;

const path = "/specimen-agreement";

export const head = () =>
  pageMeta({ ...words, path, schema: breadcrumbList([homeLink], { label: hero.label, to: path }) });

/** Clauses are counted through the whole agreement, whatever part they stand in. */
const firstClauses = agreementParts.map(
  (_, index) => 1 + agreementParts.slice(0, index).reduce((sum, part) => sum + part.clauses.length, 0),
);

/** The clauses on the plate, each by the paragraph that says what may change: in its margin stands what that is. */
const shown = [
  { place: 1, paragraph: 1 },
  { place: 2, paragraph: 0 },
] as const;

/** A clause on the drawn sheet, its terms underlined and their note level with them. */
function DrawnClause({ clause, number, paragraph }: { clause: Clause; number: number; paragraph: number }) {
  return (
    <div className="relative mt-[1.2em] max-sm:pr-[8.2em] sm:pr-[10.6em]">
      <p className="[orphans:1] lg:text-[1.12em]">
        <span className="mr-[0.4em] font-sans text-[0.9em] font-semibold">
          {number}. {clause.title}.
        </span>
        <ClauseText text={clause.text[paragraph] ?? ""} open={clause.open} />
      </p>
      <div className="absolute top-[0.2em] right-0 w-[9.2em] border-l-2 border-gold pl-[1em] font-sans leading-[1.4] max-sm:w-[7.4em] max-sm:pl-[0.8em]">
        <p className="mb-[0.5em] w-fit border border-gold-ink px-[0.4em] text-[0.92em] font-semibold text-gold-ink">
          {labels.negotiable}
        </p>
        {clause.negotiable}
      </div>
    </div>
  );
}

export default function SpecimenAgreementPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        figure={
          <Plate alt={agreementSheet.alt} ground="sand" className="2xl:text-[1rem]">
            <RuledSheet title={agreementSheet.title} hasMargin>
              {shown.map(({ place, paragraph }) => {
                const clause = agreementParts[0]?.clauses[place];
                return (
                  clause && <DrawnClause key={clause.id} clause={clause} number={place + 1} paragraph={paragraph} />
                );
              })}
            </RuledSheet>
          </Plate>
        }
      >
        <SampleNote text={labels.demo} />
      </PageHeader>
      <Section tone="deep">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <Contents
            title={textWords.contents.legal}
            headings={agreementParts.map(({ title }) => ({ id: slugOfTitle(title), text: title }))}
            isPage
          />
          <div>
            {agreementParts.map(({ title, lead, clauses }, index) => (
              <Chapter key={title} id={slugOfTitle(title)} label={labels.part} labelCounts title={title} lead={lead}>
                <ClauseList clauses={clauses} first={firstClauses[index] ?? 1} words={labels} />
              </Chapter>
            ))}
          </div>
        </div>
      </Section>
      <CallToAction {...specimenAgreementPage.callToAction} />
    </>
  );
}
