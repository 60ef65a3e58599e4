import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AnswerList, Dot } from "#app/sections/answer-list.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { homeLink } from "#content/links.ts";
import { criteriaSheet } from "#content/plates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { HybridSheet } from "./hybrid-sheet.tsx";

const { meta, hero, words, ibpa, writerBeware, alli, sources, sheet } = realHybridPage;

const path = "/are-we-a-real-hybrid";

export const head = () =>
  pageMeta({ ...meta, path, schema: breadcrumbList([homeLink], { label: hero.label, to: path }) });

const shownAnswers = ibpa.answers.filter(({ proof }) => proof);

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
          <Plate alt={criteriaSheet.alt} ground="sage" onPhone="high">
            <RuledSheet title={ibpa.title}>
              <p className="figures mt-[0.3em] text-[5.6em] leading-none tracking-display whitespace-nowrap text-gold-ink max-sm:text-[4.6em]">
                {fillWords(words.tally, { shown: shownAnswers.length, all: ibpa.answers.length })}
              </p>
              <p className="mt-[0.5em] text-[1.25em] max-sm:mt-[0.2em]">{words.tallied}</p>
              <p className="mt-[0.9em] flex justify-between text-[1.5em] max-sm:mt-[0.6em]">
                {ibpa.answers.map(({ id, proof }) => (
                  <Dot key={id} isFilled={Boolean(proof)} />
                ))}
              </p>
              <ul className="mt-[1.4em] border-t border-rule max-sm:hidden">
                {shownAnswers.map(({ id, mark }) => (
                  <li key={id} className="break-inside-avoid border-b border-rule py-[0.5em] text-[1.15em]">
                    {mark}
                  </li>
                ))}
              </ul>
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
