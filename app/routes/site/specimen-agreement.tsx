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

/** What may change in the second clause, in the margin of its sheet. */
function MarginNote({ clause }: { clause?: Clause | undefined }) {
  return (
    <div className="on-paper absolute top-[15.5em] left-[calc(50%+8.6em)] w-[9.6em] border-l-2 border-gold bg-paper py-[0.7em] pr-[0.8em] pl-[1em] text-[0.94em] leading-[1.4] text-ink shadow-page max-lg:hidden">
      <p className="mb-[0.5em] w-fit border border-gold-ink px-[0.4em] text-[0.86em] font-semibold text-gold-ink">
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
            <div className="lg:absolute lg:inset-0 lg:-translate-x-[4.2em]">
              <RuledSheet title={agreementSheet.title}>
                {agreementParts[0]?.clauses.slice(0, 3).map((clause, index) => (
                  <p key={clause.id} className="mt-[1.1em] [orphans:1]">
                    <span className="mr-[0.4em] font-sans text-[0.9em] font-semibold">
                      {index + 1}. {clause.title}.
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
