import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { Contents } from "#app/markdown/long-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Chapter } from "#app/sections/chapter.tsx";
import { ClauseList } from "#app/sections/clause-list.tsx";
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

/** What may change in a clause, beside its first line: on a phone in the margin of its sheet. */
function MarginNote({ clause }: { clause?: Clause | undefined }) {
  return (
    <div className="on-paper absolute top-[8.4em] left-[calc(50%+8.2em)] w-[9.6em] border-l-2 border-gold bg-paper py-[0.7em] pr-[0.8em] pl-[1em] leading-[1.4] text-ink sm:shadow-page max-sm:top-[7.9em] max-sm:right-[3.2em] max-sm:left-auto max-sm:w-[7.4em] max-sm:py-0 max-sm:pr-0 max-sm:pl-[0.8em]">
      <p className="mb-[0.5em] w-fit border border-gold-ink px-[0.4em] text-[0.92em] font-semibold text-gold-ink">
        {labels.negotiable}
      </p>
      {clause?.negotiable}
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
            <div className="sm:absolute sm:inset-0 sm:-translate-x-[4.6em]">
              <RuledSheet title={agreementSheet.title}>
                {agreementParts[0]?.clauses.slice(1, 3).map((clause, index) => (
                  <p key={clause.id} className="mt-[1.1em] [orphans:1] max-sm:pr-[7.4em] lg:text-[1.15em]">
                    <span className="mr-[0.4em] font-sans text-[0.9em] font-semibold">
                      {index + 2}. {clause.title}.
                    </span>
                    {clause.text[0]}
                  </p>
                ))}
              </RuledSheet>
            </div>
            <MarginNote clause={agreementParts[0]?.clauses[1]} />
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
