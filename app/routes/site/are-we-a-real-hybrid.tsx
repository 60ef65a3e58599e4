import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AnswerList } from "#app/sections/answer-list.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { SpotFigure } from "#app/sections/service-header.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { homeLink } from "#content/links.ts";
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
      <PageHeader {...hero} trail={[homeLink]} current={hero.label} figure={<SpotFigure name="compass" />} />
      <AnswerList {...ibpa} words={words} numbered tone="deep" />
      <AnswerList {...writerBeware} words={words} />
      <AnswerList {...alli} words={words} />
      <Section label={sources.label} title={sources.title} layout="margin">
        <ul className="flex flex-col gap-2">
          {sources.links.map((link) => (
            <li key={link.href}>
              <OutsideLink href={link.href}>{link.label}</OutsideLink>
            </li>
          ))}
        </ul>
      </Section>
      <div className="print:break-before-page">
        <Section id="sheet" label={label} title={title} lead={lead} tone="deep">
          <Island of={HybridSheet} props={{ groups: withNodes(groups), words: sheetWords }} when="visible" />
        </Section>
      </div>
      <CallToAction {...realHybridPage.callToAction} />
    </>
  );
}
