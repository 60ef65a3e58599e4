import { Sheet, wholeLines } from "#app/drawings/plates/sheet.tsx";
import { ArticleGrid } from "#app/features/articles/article-grid.tsx";
import { type Article, listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import { IllustratedArticleCard } from "#app/features/articles/illustrated-card.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { articleCharts } from "#content/article-charts.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { guidesPage } from "#content/guides.ts";
import { homeLink } from "#content/links.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { formatCount } from "#domain/money.ts";

export const head = () => pageMeta({ ...guidesPage.meta, path: "/guides" });

export default function GuidesPage() {
  const { hero, list, callToAction } = guidesPage;
  const shelf = listGuides();
  const guides = shelf.map(summarize);
  const opened = shelf.find(({ slug }) => slug === guidesPage.opened.slug);
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        isShort
        figure={
          <Plate ground="clay" className="plate-whole">
            {opened && <OpenGuide guide={opened} />}
          </Plate>
        }
      />
      <Section title={list.title} head="running">
        <ArticleGrid articles={guides}>
          {(guide) => (
            <IllustratedArticleCard
              article={guide}
              question={guidesPage.questions[guide.slug]}
              readMore={list.readMore}
            />
          )}
        </ArticleGrid>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}

/** A guide as it lies open: its figures, where they come from, and the one that somebody came for. */
function OpenGuide({ guide }: { guide: Article }) {
  const { chart, lookedUp, fromAnother } = guidesPage.opened;
  const rows = articleCharts[chart].rows.filter(({ label }) => label !== fromAnother);
  const note = guide.figures.find(({ read }) => read);
  return (
    <>
      <Sheet className="top-[3.4em] left-1/2 h-[48em] w-[34em] -translate-x-[47%] rotate-3 max-sm:hidden" />
      <Sheet className="top-[1.6em] -bottom-[1em] left-1/2 flex w-[34em] -translate-x-1/2 rotate-1 flex-col overflow-hidden px-[3em] pt-[2em] pb-[1.5em] max-sm:top-[1.5em] max-sm:w-[27em] max-sm:block max-sm:rotate-0 max-sm:px-[1.7em] max-sm:pt-[1.6em]">
        <p className="text-[2.3em] leading-none">{guide.title}</p>
        {note?.read && (
          <p className="mt-[0.9em] text-[0.86em] text-ink-soft italic max-sm:hidden">
            {note.source.replace(/”?$/, ".$&")}{" "}
            {fillWords(articleFurniture.sources.readOn, { date: formatDate(note.read) })}
          </p>
        )}
        {/* Wider than the rows by the line under one. */}
        <div className={classNames("-mx-[1em] mt-[1em] min-h-0 flex-1 px-[1em] max-sm:columns-auto", wholeLines)}>
          <dl className="figures border-t-2 border-ink text-[1.1em] leading-tight">
            {rows.map(({ label, spans: [range] }) => (
              <div
                key={label}
                className="flex justify-between break-inside-avoid border-b border-rule py-[0.43em] max-sm:py-[0.46em]"
              >
                <dt>{label}</dt>
                <dd className="relative">
                  {label === lookedUp && (
                    <span className="absolute -inset-x-[0.2em] -bottom-[0.22em] -rotate-1 rounded-full border-b-2 border-action" />
                  )}
                  {range && `${formatCount(range.from)}–${formatCount(range.to)}`}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Sheet>
    </>
  );
}
