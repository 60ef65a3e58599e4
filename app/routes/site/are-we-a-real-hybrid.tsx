import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AnswerList, Mark } from "#app/sections/answer-list.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { homeLink } from "#content/links.ts";
import { criteriaSheet } from "#content/plates.ts";
import { HybridSheet } from "./hybrid-sheet.tsx";

const { meta, hero, words, ibpa, writerBeware, alli, sources, sheet } = realHybridPage;

const path = "/are-we-a-real-hybrid";

export const head = () =>
  pageMeta({ ...meta, path, schema: breadcrumbList([homeLink], { label: hero.label, to: path }) });

const withNodes = (groups: typeof sheet.groups) =>
  groups.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ ours, ...question }) => ({ ...question, ours: <p>{ours}</p> })),
  }));

export default function RealHybridPage() {
  const { label, title, lead, groups, ...sheetWords } = sheet;
  return (
    <>
      <PageHeader
        {...hero}
        isShort
        trail={[homeLink]}
        current={hero.label}
        figure={
          <Plate alt={criteriaSheet.alt} ground="sage">
            <RuledSheet title={ibpa.title}>
              <ol>
                {ibpa.answers.slice(0, 5).map(({ id, mark, proof }, place) => (
                  <li
                    key={id}
                    className="flex break-inside-avoid items-baseline border-b border-rule py-[0.8em] max-sm:py-[0.72em] sm:max-lg:text-[0.8em]"
                  >
                    <span className="figures mr-[0.3em] lg:mr-[0.6em] w-[1.2em] shrink-0 text-right whitespace-nowrap text-[1.25em] text-gold-ink">
                      {place + 1}
                    </span>
                    <span className="grow pr-[1em]">
                      <span className="block text-[1.25em] leading-[1.3]">{mark}</span>
                      {/* A phone reads it of the marks, and so sees one that is answered. */}
                      <span className="mt-[0.3em] block font-sans text-[0.9375em] leading-[1.4] text-ink-soft max-sm:hidden">
                        {proof?.shown ?? words.notShown}
                      </span>
                    </span>
                    <Mark isShown={Boolean(proof)} />
                  </li>
                ))}
              </ol>
            </RuledSheet>
          </Plate>
        }
      />
      <Section tone="deep">
        <AnswerList {...ibpa} words={words} numbered />
        <AnswerList {...writerBeware} words={words} />
        <AnswerList {...alli} words={words} />
      </Section>
      <Section label={sources.label} title={sources.title} head="running" layout="margin">
        <ul className="border-t border-rule">
          {sources.links.map((link) => (
            <li key={link.href} className="border-b border-rule py-3.5">
              <OutsideLink href={link.href}>{link.label}</OutsideLink>
            </li>
          ))}
        </ul>
      </Section>
      <div className="print:break-before-page">
        <Section id="sheet" label={label} title={title} lead={lead} head="title-page" tone="deep">
          <Island of={HybridSheet} props={{ groups: withNodes(groups), words: sheetWords }} when="visible" />
        </Section>
      </div>
      <CallToAction {...realHybridPage.callToAction} />
    </>
  );
}
